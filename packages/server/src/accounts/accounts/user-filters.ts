import { EditState } from '@danji/contracts/codes/edit-state';
import { UserType } from '@danji/contracts/codes/user-codes';
import { type RawBuilder, sql } from 'kysely';
import { toContains } from '../../platform/http/search.ts';
import { isGuestRow } from './guest.service.ts';

export type UserFilters = {
  search?: string;
  ordering?: '-created' | 'created' | 'name' | '-name' | '-recent_login' | 'recent_login';
  status?: number;
  is_deleted?: boolean;
  brand_status?: number;
  staff_type?: number;
};

/** Phone and business numbers are stored as digits, so hyphens between digits are dropped from the search. */
const toPattern = (search: string): string =>
  toContains(/^[\d\s-]+$/.test(search) ? search.replace(/[\s-]/g, '') : search);

/** Each branch has its trigram index; `union` lets all of them be used. */
const found = (userType: number, pattern: string): RawBuilder<boolean> => {
  const own = sql`select id from user_account where user_type = ${userType} and (name || ' ' || nickname || ' ' || coalesce(email, '') || ' ' || tel) ilike ${pattern}`;
  const companies = sql`select user_id from brand_account where (name || ' ' || business_no) ilike ${pattern}`;
  const buildings = sql`select user_id from general_account where coalesce(current_work ->> 'building_name', '') ilike ${pattern}`;
  const branches = [
    own,
    ...(userType === UserType.BRAND ? [companies] : []),
    ...(userType === UserType.GENERAL ? [buildings] : []),
  ];
  return sql<boolean>`account.id in (${sql.join(branches, sql` union `)})`;
};

/**
 * The condition that all queries of a user list share (`account` in the statement). Guests appear only when TEMP
 * accounts are requested.
 */
export function toCondition(
  userType: number,
  { search, status, is_deleted, brand_status, staff_type }: UserFilters,
): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`account.user_type = ${userType}`,
    status === undefined ? sql<boolean>`not (${isGuestRow})` : sql<boolean>`account.account_status = ${status}`,
    ...(is_deleted === undefined
      ? []
      : [is_deleted ? sql<boolean>`account.deleted is not null` : sql<boolean>`account.deleted is null`]),
    ...(brand_status === undefined || brand_status === EditState.NONE
      ? []
      : [sql<boolean>`account.id in (select user_id from brand_account where brand_status_type = ${brand_status})`]),
    ...(staff_type === undefined
      ? []
      : [sql<boolean>`account.id in (select user_id from staff_account where staff_type = ${staff_type})`]),
    ...(search?.trim() ? [found(userType, toPattern(search))] : []),
  ];
  return sql.join(parts, sql` and `);
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
