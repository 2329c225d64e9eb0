import type { PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { toEarned } from '@danji/contracts/points/point-rules';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { refuseWithoutPoints } from './too-few-points.ts';

/** One change of an account's points. */
export type PointPosting = {
  userId: number;
  type: PointHistoryTypeCode;
  /** Signed: positive adds, negative takes. Nought records that nothing was given, with the reason in `description`. */
  points: number;
  /** The cause, once for ever: `what:id:event`, such as `coupon_application:12:refund`. A repetition posts nothing. */
  causeKey: string;
  /** Korean; the owner reads it in the history. */
  description: string;
  /** Facts at the time: amounts, tier, ids. `path` is the address in the app of what the entry is about. */
  data?: { path?: string } & Record<string, unknown>;
  /** The operator of a manual entry. */
  staffId?: number;
  /** An ADMIN takes points that are not there (type 2 only). */
  force?: boolean;
  /** Turns an entry of type 0 or 17–20 around: same type, other sign. One that takes may pass below zero. */
  isReversal?: boolean;
  /** The addition to the earned points, when the rule (`toEarned`) does not say it: points of a merged guest. */
  earned?: number;
  now: Date;
};

/** The entry of a posting: the new one, or the earlier one of the same cause (`isNew` false). */
export type PostedEntry = { id: number; balance: number; isNew: boolean };

/**
 * Locks accounts in the order of their ids until the transaction ends. Call it before the first posting of a transaction
 * that touches several accounts; `postAllPoints` does. Rows of one's own (an order, an application) are locked before it.
 */
export async function lockPointAccounts(db: Db, userIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('user_account')
    .where('id', 'in', [...userIds, 0])
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Posts one entry in the caller's transaction; the same cause posts only once, and the same entry is returned. The sign
 * must be one that the type allows. Points that are held are not there for other entries.
 * @throws ProblemError `insufficient_points` when an entry that spends takes more than is available; the transaction
 *   cannot go on after that.
 */
export async function postPoints(db: Db, posting: PointPosting): Promise<PostedEntry> {
  const { userId, type, points, causeKey, description, data = {}, staffId = null, now } = posting;
  const { force = false, isReversal = false } = posting;
  const entry = await db
    .insertInto('point_entry')
    .values({
      user_id: userId,
      history_type: type,
      point: points,
      earned: posting.earned ?? toEarned({ type, points, isReversal }),
      is_reversal: isReversal,
      is_forced: force,
      cause_key: causeKey,
      description,
      data: toJson(data),
      staff_id: staffId,
      created: now,
    })
    .returning(['id', 'balance'])
    .executeTakeFirst()
    .catch(refuseWithoutPoints);
  return entry ? { ...entry, isNew: true } : findEarlier(db, posting);
}

/** Posts entries in their order, after all accounts are locked in the order of their ids. */
export async function postAllPoints(db: Db, postings: readonly PointPosting[]): Promise<PostedEntry[]> {
  await lockPointAccounts(
    db,
    postings.map(({ userId }) => userId),
  );
  const entries: PostedEntry[] = [];
  for (const posting of postings) entries.push(await postPoints(db, posting));
  return entries;
}

async function findEarlier(db: Db, { causeKey, userId, type, points }: PointPosting): Promise<PostedEntry> {
  const { id, balance, ...earlier } = await db
    .selectFrom('point_entry')
    .where('cause_key', '=', causeKey)
    .select(['id', 'balance', 'user_id', 'history_type', 'point'])
    .executeTakeFirstOrThrow();
  if (earlier.user_id !== userId || earlier.history_type !== type || earlier.point !== points)
    throw new Error(`The cause '${causeKey}' was posted before, with another account, type or amount.`);
  return { id, balance, isNew: false };
}
