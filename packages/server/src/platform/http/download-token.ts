import { createHmac, timingSafeEqual } from 'node:crypto';
import { addSeconds } from '../clock.ts';
import type { Platform } from '../platform.ts';

/** A download address is valid for ten minutes; it only serves to start a download. */
const LIFE_SECONDS = 600;

const sign = ({ signingKey }: Platform, subject: string, userId: number, expires: number): string =>
  createHmac('sha256', signingKey).update(`${subject}:${userId}:${expires}`).digest('base64url');

/**
 * Returns the proof `?t=` of a user's download address, and its expiry. `subject` names what is downloaded, as
 * `hand-over:12`. The call behind the address decides whether the account may still download it.
 */
export function toDownloadToken(
  platform: Platform,
  subject: string,
  userId: number,
  now: Date,
): { token: string; expires: Date } {
  const expires = addSeconds(now, LIFE_SECONDS);
  const stamp = Math.floor(expires.getTime() / 1000);
  return { token: `${userId.toString(36)}.${stamp.toString(36)}.${sign(platform, subject, userId, stamp)}`, expires };
}

/** Finds the user of a proof; `undefined` when it is for something else, was changed, or has expired. */
export function readDownloadToken(platform: Platform, subject: string, token: string, now: Date): number | undefined {
  const [person = '', stamp = '', signature = ''] = token.split('.');
  const [userId, expires] = [Number.parseInt(person, 36), Number.parseInt(stamp, 36)];
  if (!(userId > 0) || !(expires > now.getTime() / 1000)) return undefined;
  const right = Buffer.from(sign(platform, subject, userId, expires));
  const signatureBytes = Buffer.from(signature);
  return right.length === signatureBytes.length && timingSafeEqual(right, signatureBytes) ? userId : undefined;
}
