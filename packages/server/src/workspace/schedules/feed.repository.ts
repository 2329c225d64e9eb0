import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/open-database.ts';

/** Only the hash of a link's secret is stored, so that access to the database does not open the feed. */
const toHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const findFeed = (db: Db, spaceId: number) =>
  db.selectFrom('work_schedule_feed').where('space_id', '=', spaceId).select('created').executeTakeFirst();

/** Replaces the link of a work space; resolves to its secret (256 bits), which is not stored. */
export async function replaceFeed(db: Db, spaceId: number, userId: number, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const link = { secret_hash: toHash(secret), user_id: userId, created: now };
  await db
    .insertInto('work_schedule_feed')
    .values({ space_id: spaceId, ...link })
    .onConflict((conflict) => conflict.column('space_id').doUpdateSet(link))
    .execute();
  return secret;
}

export const deleteFeed = (db: Db, spaceId: number) =>
  db.deleteFrom('work_schedule_feed').where('space_id', '=', spaceId).execute();

/** Finds the work space of a link. */
export const findSpaceByFeed = (db: Db, secret: string) =>
  db
    .selectFrom('work_schedule_feed as feed')
    .innerJoin('work_space as space', 'space.id', 'feed.space_id')
    .where('feed.secret_hash', '=', toHash(secret))
    .where('space.archived', 'is', null)
    .where('space.deleted', 'is', null)
    .select(['space.id', 'space.title'])
    .executeTakeFirst();

/** Lists the schedules of a calendar: those that start or end from a day on, the earliest end first. */
export const listForFeed = (db: Db, spaceId: number, from: string, limit: number) =>
  db
    .selectFrom('work_schedule')
    .where('space_id', '=', spaceId)
    .where('deleted', 'is', null)
    .where((eb) => eb.or([eb('contract_end', '>=', from), eb('contract_start', '>=', from)]))
    .select(['id', 'title', 'contract', 'building_name', 'contract_start', 'contract_end', 'is_complete', 'updated'])
    .orderBy('contract_end')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
