import { createHash, timingSafeEqual } from 'node:crypto';

/** The gateway's signature: SHA-256 of the joined values, the secret key last, in hexadecimal digits. */
export const sign = (...values: readonly (string | number)[]): string =>
  createHash('sha256').update(values.join('')).digest('hex');

/** Whether a signature is the one expected, in the same time whatever it is. */
export function isSigned(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [own, other] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return own.length === other.length && timingSafeEqual(own, other);
}
