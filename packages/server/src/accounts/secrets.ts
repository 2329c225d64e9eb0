import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for tokens that are looked up by their hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a long random secret. */
export const toHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The stored form of a guessable value (a 6-digit code, an address): a hash that needs the server's key. */
export const toKeyedHash = (key: KeyObject, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
