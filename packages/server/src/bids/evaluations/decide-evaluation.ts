import type { decideEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { StaffEvaluation } from '@danji/contracts/bids/brand-evaluation';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { evaluationNotifications } from '@danji/contracts/notifications/catalogue/brands';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getForStaff, lockEvaluation } from './evaluation.repository.ts';

const { hidden, shown } = evaluationNotifications;

async function tellAuthor(db: Db, evaluation: StaffEvaluation, isHidden: boolean, reason: string, now: Date) {
  const { schedule_id, space_id, author } = evaluation;
  if (schedule_id === null) return;
  const schedule = await db
    .selectFrom('work_schedule')
    .where('id', '=', schedule_id)
    .select('title')
    .executeTakeFirstOrThrow();
  const contract = { space_id, schedule_id, title: schedule.title };
  if (isHidden) await notify(db, hidden, [author.id], { ...contract, reason }, now);
  else await notify(db, shown, [author.id], contract, now);
}

/** Hides an evaluation or shows it, answers its reports by that, and tells its author of a change. */
export async function decide(
  db: Db,
  id: number,
  { is_hidden, reason: given }: BodyOf<typeof decideEvaluation>,
  now: Date,
): Promise<{ before: StaffEvaluation; after: StaffEvaluation }> {
  const row = await lockEvaluation(db, id);
  if (!row) throw new ProblemError('not_found');
  const before = await getForStaff(db, id);
  const reason = given.trim();
  const isChanged = is_hidden !== (row.hidden !== null);
  await db
    .updateTable('brand_evaluation')
    .set({
      reported: null,
      ...(is_hidden ? { hidden: row.hidden ?? now, hide_reason: reason } : { hidden: null, hide_reason: null }),
    })
    .where('id', '=', id)
    .execute();
  const after = await getForStaff(db, id);
  if (isChanged) await tellAuthor(db, after, is_hidden, reason, now);
  return { before, after };
}
