import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { LIMITS } from '@danji/contracts/limits';
import type { Page } from '@danji/contracts/page';
import type { NanoId } from '@danji/contracts/fields';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { emptyPage, mapPage, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { maskName } from '@danji/contracts/format/mask';

type Recommender = { nano_id: NanoId; name: string; nickname: string; ref_code: string };

/** Finds the account of a referral code, ignoring case. */
export const findRecommenderId = async (db: Db, refCode: string): Promise<number | undefined> => {
  const row = await selectRecommenders(db)
    .select('id')
    .where(sql<boolean>`lower(ref_code) = ${refCode.trim().toLowerCase()}`)
    .executeTakeFirst();
  return row?.id;
};

const selectRecommenders = (db: Db) =>
  db
    .selectFrom('user_account')
    .where('user_type', 'in', [UserType.BRAND, UserType.GENERAL])
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null);

/**
 * Lists accounts by nickname or code. Anybody may search, so names are masked, neither searched nor in the order: whoever
 * knows a name learns nothing of its account. A search of one character returns nothing (SPEC §5).
 */
export async function listRecommenders(
  db: Db,
  query: { search?: string; page?: number; page_size?: number },
): Promise<Page<Recommender>> {
  const search = query.search?.trim() ?? '';
  if ([...search].length < LIMITS.recommenderSearchMin) return emptyPage(query);
  const page = await readPage(db, query, {
    found: selectRecommenders(db).where(matches('searched_by_all', search)),
    order: [['nickname', 'asc']],
    key: 'user_account.id',
    lines: db.selectFrom('user_account').select(['nano_id', 'name', 'nickname', 'ref_code']),
  });
  return mapPage(page, (row) => ({ ...row, name: maskName(row.name) }));
}
