import type { Page } from '@danji/contracts/page';
import type { User } from '@danji/contracts/accounts/user';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mapPage, type PageQuery, readPage } from '../../platform/records/read-page.ts';
import { selectAccounts, toUser } from '../accounts/index.ts';
import { toConditions, toOrder, type UserFilters } from './user-filters.ts';

/** Returns one page of the accounts of a kind; equal rows are ordered by the newest id. */
export async function listUsers(
  db: Db,
  platform: Platform,
  userType: number,
  query: UserFilters & PageQuery,
): Promise<Page<User>> {
  const page = await readPage(db, query, {
    found: toConditions(userType, query).map((listed) => db.selectFrom('user_account as account').where(listed)),
    order: [toOrder(query)],
    key: 'account.id',
    lines: selectAccounts(db),
  });
  return mapPage(page, (row) => toUser(row, platform));
}
