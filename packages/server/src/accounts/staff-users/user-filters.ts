import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { type RawBuilder, sql } from 'kysely';
import { matches } from '../../platform/records/search.ts';

export type UserFilters = {
  search?: string;
  ordering?: '-created' | 'created' | 'name' | '-name' | '-recent_login' | 'recent_login';
  status?: number;
  is_deleted?: boolean;
  brand_status?: number;
  staff_type?: number;
};

/** Phone and business numbers are stored as digits, so hyphens between digits are dropped from the search. */
const toWords = (search: string): string => (/^[\d\s-]+$/.test(search) ? search.replace(/[\s-]/g, '') : search);

/** The conditions by which a search finds an account, each with its own index. */
function toSearches(userType: number, search: string): RawBuilder<boolean>[] {
  const found = matches('searched', toWords(search));
  const companies = sql<boolean>`account.id in (select user_id from brand_account where ${found})`;
  const buildings = sql<boolean>`account.id in (select user_id from general_account where ${found})`;
  return [
    matches('account.searched', toWords(search)),
    ...(userType === UserType.BRAND ? [companies] : []),
    ...(userType === UserType.GENERAL ? [buildings] : []),
  ];
}

/**
 * The conditions of a user list (`account` in the statement): an account that meets one of them is listed. Guests
 * appear only when TEMP accounts are requested.
 */
export function toConditions(
  userType: number,
  { search, status, is_deleted, brand_status, staff_type }: UserFilters,
): RawBuilder<boolean>[] {
  const parts = [
    sql<boolean>`account.user_type = ${userType}`,
    ...(status === AccountStatus.TEMP ? [] : [sql<boolean>`not account.is_guest`]),
    ...(status === undefined ? [] : [sql<boolean>`account.account_status = ${status}`]),
    ...(is_deleted === undefined
      ? []
      : [is_deleted ? sql<boolean>`account.deleted is not null` : sql<boolean>`account.deleted is null`]),
    ...(brand_status === undefined || brand_status === EditState.NONE
      ? []
      : [sql<boolean>`account.brand_status = ${brand_status}`]),
    ...(staff_type === undefined ? [] : [sql<boolean>`account.staff_type = ${staff_type}`]),
  ];
  const searches = search?.trim() ? toSearches(userType, search).map((found) => [found]) : [[]];
  return searches.map((found) => sql.join([...parts, ...found], sql` and `));
}

const ORDERS = {
  '-created': ['account.created', 'desc'],
  created: ['account.created', 'asc'],
  name: ['account.name', 'asc'],
  '-name': ['account.name', 'desc'],
  '-recent_login': ['account.recent_login', 'desc', 'nulls last'],
  recent_login: ['account.recent_login', 'asc', 'nulls first'],
} as const;

export const toOrder = ({ ordering = '-created' }: UserFilters) => ORDERS[ordering];
