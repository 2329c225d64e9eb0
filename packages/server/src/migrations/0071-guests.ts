import { type Kysely, sql } from 'kysely';

/**
 * Whether an account is a guest's is a column: lists leave guests out by their indexes, and PostgreSQL can tell what that
 * costs. An account is made as a guest's and stays one; a sign-up ends it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SHOWN = 'include (account_status, deleted) where not is_guest';
const LISTS = ['created', 'name', 'recent_login', 'never_logged_in', 'deleted', 'brand_status'];

const STATEMENTS = [
  `alter table user_account add column is_guest boolean not null default false`,
  `update user_account set is_guest = true where account_status = 0 and email is null and password_hash is null
    and not exists (select from social_account as social where social.user_id = user_account.id)`,
  ...LISTS.map((name) => `drop index user_account_${name}`),
  `create index user_account_created on user_account (user_type, created desc, id desc) ${SHOWN}`,
  `create index user_account_name on user_account (user_type, name, id desc) ${SHOWN}`,
  `create index user_account_recent_login on user_account (user_type, recent_login desc nulls last, id desc) ${SHOWN}`,
  `create index user_account_never_logged_in on user_account (user_type, recent_login nulls first, id desc) ${SHOWN}`,
  `create index user_account_deleted on user_account (user_type, created desc, id desc) ${SHOWN} and deleted is not null`,
  `create index user_account_brand_status on user_account (user_type, brand_status, created desc, id desc) ${SHOWN} and brand_status is not null`,
  `drop index user_account_order`,
  `create index user_account_order on user_account (id) include (user_type, account_status, deleted, created, name, recent_login, is_guest)`,
  `drop index user_account_guest`,
  `create index user_account_guest on user_account (created, id) where is_guest and erased is null`,
];
