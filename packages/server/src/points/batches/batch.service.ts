import type { PointBatchLine, PointBatchReport } from '@danji/contracts/points/point-batch';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { formatPoints } from '@danji/contracts/format/number';
import type { Db } from '../../platform/database/open-database.ts';
import { isAdmin, type Principal } from '../../platform/http/principal.ts';
import { lockPointAccounts, postPoints, tellOwner } from '../ledger/index.ts';
import { toSheetKey, toUserId } from '../member-sheets/index.ts';
import type { BatchRow } from './batch.parser.ts';
import { checkLines } from './check-lines.ts';

type Run = { isDryRun: boolean; user: Principal; now: Date };

const toCause = (key: string, row: number): string => `batch:${key}:${row}`;

/** When the same lines were posted. */
async function findPosted(db: Db, key: string, rows: readonly BatchRow[]): Promise<string | null> {
  const [first] = rows;
  const entry = await db
    .selectFrom('point_entry')
    .where('cause_key', '=', toCause(key, first?.row ?? 0))
    .select('created')
    .executeTakeFirst();
  return entry?.created ?? null;
}

const sumOf = (lines: readonly PointBatchLine[], sign: 1 | -1): number =>
  lines.reduce((sum, { point }) => sum + Math.max(0, sign * (point ?? 0)), 0);

async function post(db: Db, key: string, lines: readonly PointBatchLine[], { user, now }: Run): Promise<void> {
  for (const { row, user_id, point, description } of lines) {
    const entry = { userId: user_id ?? 0, points: point ?? 0, description, now };
    await postPoints(db, {
      ...entry,
      type: entry.points > 0 ? PointHistoryType.STAFF_GRANT : PointHistoryType.STAFF_DEDUCTION,
      causeKey: toCause(key, row),
      staffId: user.id,
    });
    await tellOwner(db, entry);
  }
}

/**
 * Says what comes of each line of a sheet and, unless it is a dry run, posts all of them when none is wrong; call it in a
 * transaction. The same lines are posted once. What an operator of type STAFF posts with one sheet is limited as one entry.
 */
export async function runBatch(db: Db, rows: readonly BatchRow[], run: Run): Promise<PointBatchReport> {
  const key = toSheetKey(rows);
  if (!run.isDryRun)
    await lockPointAccounts(
      db,
      rows.map(toUserId).filter((id) => id !== null),
    );
  const posted = await findPosted(db, key, rows);
  const lines = await checkLines(db, rows);
  const [given, taken] = [sumOf(lines, 1), sumOf(lines, -1)];
  const wrong = lines.filter(({ reasons }) => reasons.length > 0).length;
  const isTooMuch = !isAdmin(run.user) && given + taken > POINT_LIMITS.staffPoints;
  const refusal = isTooMuch
    ? `한 파일로 ${formatPoints(POINT_LIMITS.staffPoints)}를 넘는 지급과 차감은 최고관리자만 할 수 있어요.`
    : null;
  const isSaved = !run.isDryRun && posted === null && wrong === 0 && refusal === null;
  if (isSaved) await post(db, key, lines, run);
  return { lines, wrong, given, taken, refusal, posted: isSaved ? run.now.toISOString() : posted, is_saved: isSaved };
}
