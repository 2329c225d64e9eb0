import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** A new secret of 256 bits for tokens that are looked up by their hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a long random secret. */
export const toHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The stored form of a guessable value (a 6-digit code, an address): a hash that needs the server's key. */
export const toKeyedHash = (key: KeyObject, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key of encrypted values: derived from the server's own, and used for nothing else. */
const deriveKey = (key: KeyObject): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'danji encrypted values', 32));

/** The stored form of a secret that is needed in clear again. It can only be decrypted with the same `context`. */
export function encrypt(key: KeyObject, context: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key), iv).setAAD(Buffer.from(context));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Decrypts what `encrypt` returned. Throws when the key of the server is another one. */
export function decrypt(key: KeyObject, context: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(CIPHER, deriveKey(key), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
