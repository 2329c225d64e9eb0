import { createHmac, timingSafeEqual } from 'node:crypto';
import { addSeconds } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';

/** A download address is valid for ten minutes and while its user is a master; it only serves to start a download. */
const LIFE_SECONDS = 600;

const sign = ({ signingKey }: Platform, id: number, userId: number, expires: number): string =>
  createHmac('sha256', signingKey).update(`hand-over:${id}:${userId}:${expires}`).digest('base64url');

/** Returns the proof `?t=` of a user's download address, and its expiry. */
export function toDownloadToken(
  platform: Platform,
  id: number,
  userId: number,
  now: Date,
): { token: string; expires: Date } {
  const expires = addSeconds(now, LIFE_SECONDS);
  const stamp = Math.floor(expires.getTime() / 1000);
  return { token: `${userId.toString(36)}.${stamp.toString(36)}.${sign(platform, id, userId, stamp)}`, expires };
}

/** Finds the user of a proof; `undefined` when it is for another export, was changed, or has expired. */
export function readDownloadToken(platform: Platform, id: number, token: string, now: Date): number | undefined {
  const [person = '', stamp = '', signature = ''] = token.split('.');
  const [userId, expires] = [Number.parseInt(person, 36), Number.parseInt(stamp, 36)];
  if (!(userId > 0) || !(expires > now.getTime() / 1000)) return undefined;
  const right = Buffer.from(sign(platform, id, userId, expires));
  const signatureBytes = Buffer.from(signature);
  return right.length === signatureBytes.length && timingSafeEqual(right, signatureBytes) ? userId : undefined;
}
