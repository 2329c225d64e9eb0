import { createHash } from 'node:crypto';
import { CREDENTIALS } from '../credentials.ts';

/** The signature of the gateway: SHA-256 of the joined values and the secret key, in hexadecimal digits. */
export const sign = (...values: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(values.join('') + CREDENTIALS.nicepaySecretKey)
    .digest('hex');

const KOREA_MS = 9 * 3_600_000;

/** A moment as the gateway writes it: `2021-10-05T16:56:34.000+0900`. */
export const toEdiDate = (date: Date): string =>
  new Date(date.getTime() + KOREA_MS).toISOString().replace('Z', '+0900');

/** The Korean day of a moment, `YYYYMMDD`. */
export const toOrderDate = (date: Date): string => toEdiDate(date).slice(0, 10).replaceAll('-', '');
