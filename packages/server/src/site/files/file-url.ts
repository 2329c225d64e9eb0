import { createHmac, timingSafeEqual } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from './file-read-policy.ts';
import { isPublicFile } from './file-use.ts';

/**
 * A signed address is valid for 10 to 15 minutes: it changes every 5, so that a browser can cache the picture in
 * between.
 */
const STEP_SECONDS = 5 * 60;
const LIFE_SECONDS = 15 * 60;

const sign = (platform: Platform, nanoId: string, expires: number): string =>
  createHmac('sha256', platform.signingKey).update(`file:${nanoId}:${expires}`).digest('base64url').slice(0, 32);

const pathOf = (nanoId: string) => `/api/commons/files/${nanoId}/`;

/** Returns the proof `?t=` of an address: any holder may read that file until it expires. */
function toFileToken(platform: Platform, nanoId: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFE_SECONDS;
  return `${expires.toString(36)}.${sign(platform, nanoId, expires)}`;
}

/** Whether a proof belongs to the file and has not expired. */
export function isFileToken(platform: Platform, nanoId: string, token: string, now: Date): boolean {
  const [stamp = '', signature = ''] = token.split('.');
  const expires = Number.parseInt(stamp, 36);
  if (!(expires > now.getTime() / 1000)) return false;
  const right = Buffer.from(sign(platform, nanoId, expires));
  const signatureBytes = Buffer.from(signature);
  return right.length === signatureBytes.length && timingSafeEqual(right, signatureBytes);
}

/**
 * Returns the address from which a browser loads a file. An `<img>` cannot send an access token, so a private file's
 * address contains a proof that is valid for at least 10 minutes. Give it only to users who may read the file.
 */
export function toFileUrl(
  platform: Platform,
  file: Pick<FileRow, 'nano_id' | 'use'>,
  now: Date,
  size?: 'thumb',
): string {
  const query = new URLSearchParams({
    ...(size && { size }),
    ...(!isPublicFile(platform, file) && { t: toFileToken(platform, file.nano_id, now) }),
  });
  return query.size > 0 ? `${pathOf(file.nano_id)}?${query}` : pathOf(file.nano_id);
}

/**
 * SQL for the address of a *public* file by the column with its id, e.g. `publicFileUrl('account.profile_image_id')`;
 * null without a file.
 */
export const publicFileUrl = (column: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select '/api/commons/files/' || f.nano_id || '/' from stored_file f where f.id = ${sql.ref(column)})`;
