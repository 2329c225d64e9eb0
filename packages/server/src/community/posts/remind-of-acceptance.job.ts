import { communityNotifications } from '@danji/contracts/notifications/catalogue/community';
import { sql } from 'kysely';
import { notify } from '../../notifications/notifications/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';

/** A question waits so long for its author to accept an answer before a reminder. */
const WAITING_SECONDS = 7 * 86_400;
const BATCH = 100;

/** Questions with answers that their authors have let wait, under a lock that other servers step over. */
const lockWaiting = (db: Db, now: Date) =>
  db
    .selectFrom('community_post as post')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where(sql<boolean>`post.is_listed`)
    .where('post.question_state', '=', 'answered')
    .where(sql<boolean>`post.is_alert`)
    .where('post.reminded', 'is', null)
    .where('post.published', '<=', addSeconds(now, -WAITING_SECONDS).toISOString())
    .select(['post.id', 'post.nano_id', 'post.user_id', 'board.title'])
    .orderBy('post.published')
    .limit(BATCH)
    .forUpdate('post')
    .skipLocked()
    .execute();

/** Reminds of a batch: the mark and the notification of a question are one transaction. Resolves to how many there were. */
async function remindSome(db: Db, now: Date): Promise<number> {
  const questions = await lockWaiting(db, now);
  for (const { id, nano_id, title, user_id } of questions) {
    await db.updateTable('community_post').set({ reminded: now }).where('id', '=', id).execute();
    await notify(db, communityNotifications.acceptanceDue, [user_id], { nano_id, title }, now);
  }
  return questions.length;
}

/** Reminds authors of questions, seven days after they asked and once for each, that answers wait to be accepted. */
export const remindOfAcceptance = defineJob(
  'community.remind_of_acceptance',
  async ({ db, clock }) => {
    let reminded: number;
    do reminded = await transaction(db, (db) => remindSome(db, clock.now()));
    while (reminded === BATCH);
  },
  { cron: '20 9 * * *' },
);
