import type { Db } from '../../platform/database/open-database.ts';
import { lockPointAccounts, type PointPosting, type PostedEntry, postPoints } from './post-points.ts';
import { refuseWithoutPoints } from './too-few-points.ts';

/** `points` is positive. The cause is that of the hold (`order:7:hold`); an entry that settles it has another. */
export type PointHold = Pick<PointPosting, 'userId' | 'points' | 'causeKey' | 'description' | 'now'> & {
  /** The type of the entry that it will become, where somebody asks for the sum of a type. */
  type?: PointPosting['type'];
};

async function insertHold(db: Db, hold: PointHold, direction: 'out' | 'in'): Promise<void> {
  await db
    .insertInto('point_hold')
    .values({
      user_id: hold.userId,
      direction,
      points: hold.points,
      cause_key: hold.causeKey,
      description: hold.description,
      history_type: hold.type ?? null,
      created: hold.now,
      outcome: null,
    })
    .execute()
    .catch(refuseWithoutPoints);
}

/**
 * Holds points that are about to be spent: they stay in the balance, but nothing else can take them. A repetition of the
 * cause holds nothing more.
 * @throws ProblemError `insufficient_points`; the transaction cannot go on after that.
 */
export const holdPoints = (db: Db, hold: PointHold): Promise<void> => insertHold(db, hold, 'out');

/** Announces points that an account will perhaps get (곧 들어올): the reward of an order that is not confirmed, of a pair that staff looks at. */
export const promisePoints = (db: Db, hold: PointHold): Promise<void> => insertHold(db, hold, 'in');

/** Closes an open hold under the lock of its account; false when there is none of that cause, or it was closed before. */
async function closeHold(db: Db, causeKey: string, outcome: 'settled' | 'released', now: Date): Promise<boolean> {
  const hold = await db
    .selectFrom('point_hold')
    .where('cause_key', '=', causeKey)
    .select(['id', 'user_id'])
    .executeTakeFirst();
  if (!hold) return false;
  await lockPointAccounts(db, [hold.user_id]);
  const { numUpdatedRows } = await db
    .updateTable('point_hold')
    .set({ closed: now, outcome })
    .where('id', '=', hold.id)
    .where('closed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives held or promised points up; false when the hold was closed before. */
export const releaseHold = (db: Db, causeKey: string, now: Date): Promise<boolean> =>
  closeHold(db, causeKey, 'released', now);

/**
 * Closes a hold and posts the entry that it was for, in the caller's transaction; `undefined` when the hold was closed
 * before, and nothing is posted. The entry has a cause of its own, and may take less than was held.
 */
export async function settleHold(db: Db, causeKey: string, posting: PointPosting): Promise<PostedEntry | undefined> {
  if (!(await closeHold(db, causeKey, 'settled', posting.now))) return undefined;
  return postPoints(db, posting);
}
