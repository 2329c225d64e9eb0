import type { PersonRef } from '@danji/contracts/accounts/user';
import type { listCommunityBans } from '@danji/contracts/community/community-ban.endpoints';
import { REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { matches } from '../../platform/records/search.ts';
import { selectAuthor } from '../posts/index.ts';

const selectBans = (db: Db) =>
  db
    .selectFrom('community_ban as ban')
    .leftJoin('review_case as reviewed', 'reviewed.id', 'ban.case_id')
    .select(['ban.id', 'ban.nano_id', 'ban.user_id', 'ban.is_anonymous', 'ban.until', 'ban.reason', 'ban.message'])
    .select(['ban.lifted', 'ban.created', 'reviewed.nano_id as case_nano_id'])
    .select([
      selectAuthor('ban.user_id').as('user'),
      selectPersonRef<PersonRef | null>('ban.author_id').as('author'),
      selectPersonRef<PersonRef | null>('ban.lifter_id').as('lifter'),
    ]);
export type BanRow = Awaited<ReturnType<ReturnType<typeof selectBans>['executeTakeFirstOrThrow']>>;

/** Lists bans by their end, the latest first; one without an end is later than all. */
export function listBans(db: Db, query: QueryOf<typeof listCommunityBans>, now: Date): Promise<Page<BanRow>> {
  let found = db.selectFrom('community_ban as ban');
  if (query.state !== undefined)
    found = found.where('ban.ends', query.state === 'active' ? '>' : '<=', now.toISOString());
  if (query.search?.trim()) {
    const searched = query.search;
    // Whoever finds an anonymous author by the nickname knows who it is.
    found = found
      .where('ban.is_anonymous', '=', false)
      .where('ban.user_id', 'in', (eb) =>
        eb
          .selectFrom('user_account as account')
          .where(matches('account.searched_by_all', searched))
          .select('account.id'),
      );
  }
  return readPage(db, query, { found, order: [['ban.ends', 'desc']], key: 'ban.id', lines: selectBans(db) });
}

export const findBan = (db: Db, ref: string): Promise<BanRow | undefined> =>
  selectBans(db).where(hasRef('ban', ref)).executeTakeFirst();

/** The newest bans of an author for texts that are anonymous like this one, or for those that are not. */
export const listBansLike = (
  db: Db,
  { author_id, is_anonymous }: { author_id: number; is_anonymous: boolean },
): Promise<BanRow[]> =>
  selectBans(db)
    .where('ban.user_id', '=', author_id)
    .where('ban.is_anonymous', '=', is_anonymous)
    .orderBy('ban.id', 'desc')
    .limit(REPORT_LIMITS.shown)
    .execute();

/** The bans of an account, for its own download. */
export const listBansOf = (db: Db, userId: number): Promise<BanRow[]> =>
  selectBans(db).where('ban.user_id', '=', userId).orderBy('ban.id').execute();
