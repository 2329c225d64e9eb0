import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { toCanonicalJson } from './canonical-json.ts';
import type { Signature } from './release.ts';

// This module needs Node; the server and the release tool use it. The browser verifies with WebCrypto.

/** The SubjectPublicKeyInfo of Ed25519 before the 32 bytes of the key (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const RAW_BYTES = 32;

const rawOf = (publicKey: KeyObject): Buffer =>
  publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length);

const bytesToSign = (object: object): Buffer =>
  Buffer.from(toCanonicalJson({ ...object, signature: undefined }), 'utf8');

/** Parses a stored private key: PKCS8 in base64url. @throws when it is not an Ed25519 key. */
export function parsePrivateKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text.trim(), 'base64url'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`The signing key is one of ${String(key.asymmetricKeyType)}; ed25519 is needed`);
  return key;
}

/** Parses a public key: its 32 raw bytes in base64url. @throws for anything else. */
export function parsePublicKey(text: string): KeyObject {
  const raw = Buffer.from(text.trim(), 'base64url');
  if (raw.length !== RAW_BYTES) throw new Error(`A public key has ${RAW_BYTES} bytes, this one ${raw.length}`);
  return createPublicKey({ key: Buffer.concat([SPKI_HEAD, raw]), format: 'der', type: 'spki' });
}

/** Generates a private key: PKCS8 in base64url. */
export const generatePrivateKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');

/** Returns the public half of a private key. */
export const publicKeyOf = (privateKey: KeyObject): KeyObject => createPublicKey(privateKey);

/** Formats a public key: its raw bytes in base64url. */
export const formatPublicKey = (publicKey: KeyObject): string => rawOf(publicKey).toString('base64url');

/** Returns the id of a key in signatures: the first 16 hex digits of the SHA-256 of its raw public half. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256').update(rawOf(publicKey)).digest('hex').slice(0, 16);

/** Returns the object with its signature, which replaces an earlier one. */
export function signObject<Signed extends object>(
  object: Signed,
  privateKey: KeyObject,
): Signed & { signature: Signature } {
  return {
    ...object,
    signature: {
      key: keyIdOf(createPublicKey(privateKey)),
      value: sign(null, bytesToSign(object), privateKey).toString('base64url'),
    },
  };
}

/** Returns whether the object has a signature over all the rest of it by one of the keys. */
export function verifyObject(object: { signature?: Signature | undefined }, publicKeys: readonly KeyObject[]): boolean {
  const { signature } = object;
  const key = signature && publicKeys.find((candidate) => keyIdOf(candidate) === signature.key);
  return key !== undefined && verify(null, bytesToSign(object), key, Buffer.from(signature?.value ?? '', 'base64url'));
}
