import type { ReportReasonCode } from '@danji/contracts/codes/report-codes';
import { describeBanEnd } from '@danji/contracts/community/community-ban-rules';
import type { OwnCommunityBan } from '@danji/contracts/community/community-ban';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** The ban that keeps an account from writing now: the one that ends last. */
export const findBanOf = (db: Db, userId: number, now: Date): Promise<OwnCommunityBan | undefined> =>
  db
    .selectFrom('community_ban')
    .where('user_id', '=', userId)
    .where('ends', '>', now.toISOString())
    .select(['until', 'reason', 'message'])
    .orderBy('ends', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Refuses what a banned member writes. @throws ProblemError `community_banned` */
export async function checkNotBanned(db: Db, userId: number, now: Date): Promise<void> {
  const ban = await findBanOf(db, userId, now);
  if (!ban) return;
  throw new ProblemError('community_banned', {
    title: `커뮤니티 활동이 제한되어 ${describeBanEnd(ban.until)} 글을 쓸 수 없어요. 이의가 있으면 1:1 문의로 알려 주세요.`,
  });
}

export async function insertBan(
  db: Db,
  ban: Omit<Insertable<Database['community_ban']>, 'nano_id' | 'reason'> & { reason: ReportReasonCode },
): Promise<number> {
  const { id } = await db
    .insertInto('community_ban')
    .values({ ...ban, nano_id: newNanoId() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a ban that is not over; resolves to whether there was one. */
export const endBan = async (db: Db, id: number, lifterId: number, now: Date): Promise<boolean> =>
  (await db
    .updateTable('community_ban')
    .set({ lifted: now, lifter_id: lifterId })
    .where('id', '=', id)
    .where(sql<boolean>`ends > ${now.toISOString()}::timestamptz`)
    .returning('id')
    .executeTakeFirst()) !== undefined;
