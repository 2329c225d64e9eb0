import { toBusinessDate } from '@danji/contracts/format/date';
import { formatBytes, formatNumber } from '@danji/contracts/format/number';
import { UPLOAD_LIMITS } from '@danji/contracts/limits';
import type { ProblemCode } from '@danji/contracts/problem';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { addToDay, countDay, countStored, type Usage } from './upload-usage.repository.ts';

type Limit = { code: ProblemCode; max: Usage; toMessage: (most: string) => string };

const { filesPerDay, bytesPerDay, files: filesInAll, bytes: bytesInAll } = UPLOAD_LIMITS;

const DAY: Limit = {
  code: 'daily_upload_limit',
  max: { files: filesPerDay, bytes: bytesPerDay },
  toMessage: (most) => `하루에 ${most}까지 올릴 수 있어요. 내일 다시 올려 주세요.`,
};
const STORED: Limit = {
  code: 'storage_full',
  max: { files: filesInAll, bytes: bytesInAll },
  toMessage: (most) => `파일은 모두 ${most}까지 보관할 수 있어요. 쓰지 않는 첨부 파일을 지운 뒤 다시 올려 주세요.`,
};

function requireWithin({ code, max, toMessage }: Limit, used: Usage): void {
  if (used.files > max.files) throw new ProblemError(code, { title: toMessage(`${formatNumber(max.files)}개`) });
  if (used.bytes > max.bytes) throw new ProblemError(code, { title: toMessage(formatBytes(max.bytes)) });
}

/**
 * Throws when the account may not upload one more file, before a form is read and its pictures are processed. Only
 * `takeUploadQuota` is exact.
 */
export async function checkUploadQuota(db: Db, userId: number, now: Date): Promise<void> {
  for (const [limit, { files, bytes }] of [
    [DAY, await countDay(db, userId, toBusinessDate(now))],
    [STORED, await countStored(db, userId)],
  ] as const)
    requireWithin(limit, { files: files + 1, bytes: bytes + 1 });
}

/**
 * Counts new files of an account in the transaction that inserts them. Throws `daily_upload_limit` or `storage_full`
 * when they are more than it may have; exact, because concurrent uploads of the account wait for this transaction.
 */
export async function takeUploadQuota(db: Db, userId: number, now: Date, sizes: readonly number[]): Promise<void> {
  const added = { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  requireWithin(DAY, await addToDay(db, userId, toBusinessDate(now), added));
  const stored = await countStored(db, userId);
  requireWithin(STORED, { files: stored.files + added.files, bytes: stored.bytes + added.bytes });
}
