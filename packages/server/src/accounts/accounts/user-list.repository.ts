import type { Page } from '@danji/contracts/page';
import type { User } from '@danji/contracts/accounts/user';
import type { Db } from '../../platform/database/open-database.ts';
import { toLimits, toPage } from '../../platform/http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectAccounts, toUser } from './account-select.ts';
import { toCondition, toOrder, type UserFilters } from './user-filters.ts';

type UserQuery = UserFilters & { page?: number; page_size?: number };

/** Finds rows of a user list; equal rows are ordered by the newest id. */
async function findUsers(
  db: Db,
  platform: Platform,
  userType: number,
  query: UserFilters,
  limits: { limit: number; offset: number },
): Promise<User[]> {
  const rows = await selectAccounts(db)
    .where(toCondition(userType, query))
    .orderBy(toOrder(query))
    .orderBy('account.id', 'desc')
    .limit(limits.limit)
    .offset(limits.offset)
    .execute();
  return rows.map((row) => toUser(row, platform));
}

/** Returns one page of the accounts of a kind. */
export async function listUsers(db: Db, platform: Platform, userType: number, query: UserQuery): Promise<Page<User>> {
  const users = await findUsers(db, platform, userType, query, toLimits(query));
  const { count } = await db
    .selectFrom('user_account as account')
    .where(toCondition(userType, query))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return toPage(users, count, query);
}
