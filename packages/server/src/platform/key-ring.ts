import { createSecretKey, type KeyObject } from 'node:crypto';
import { decrypt, encrypt, toHash } from './secrets.ts';

/** Keys of values needed in clear again. Each ciphertext begins with the id of its key, so keys can be replaced. */
export type KeyRing = {
  /** The beginning of every text that the newest key has encrypted. */
  readonly newest: string;
  encrypt(context: string, text: string): string;
  /** Decrypts a text of any key of the ring. Throws when its key is not there, or `context` is another one. */
  decrypt(context: string, encrypted: string): string;
};

const SEPARATOR = ':';
const ID_LENGTH = 8;
const toPrefix = (secret: string): string => toHash(`key id\n${secret}`).slice(0, ID_LENGTH) + SEPARATOR;

/** Makes a ring of secrets, the newest first. `former` decrypts texts from the time before keys had ids. */
export function createKeyRing(secrets: readonly [string, ...string[]], former: KeyObject): KeyRing {
  const keys = new Map(secrets.map((secret) => [toPrefix(secret), createSecretKey(Buffer.from(secret, 'utf8'))]));
  const newest = toPrefix(secrets[0]);
  const find = (prefix: string): KeyObject => {
    const key = keys.get(prefix);
    if (!key) throw new Error(`No key of the ring has the id '${prefix}'.`);
    return key;
  };
  return {
    newest,
    encrypt: (context, text) => newest + encrypt(find(newest), context, text),
    decrypt: (context, encrypted) => {
      const end = encrypted.indexOf(SEPARATOR) + 1;
      return end === 0
        ? decrypt(former, context, encrypted)
        : decrypt(find(encrypted.slice(0, end)), context, encrypted.slice(end));
    },
  };
}
