import { type Kysely, sql } from 'kysely';

/**
 * Lists of accounts and of work spaces are read from their indexes alone: a row of a large table is in a block of its own
 * wherever the order is not that in which rows were added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const REPLACED = ['created', 'name', 'recent_login', 'never_logged_in', 'deleted'];

const STATEMENTS = [
  ...REPLACED.map((name) => `drop index user_account_${name}`),
  // Whether an account is listed depends on its status, unless it is TEMP.
  `create index user_account_created on user_account (user_type, created desc, id desc) include (account_status, deleted)`,
  `create index user_account_name on user_account (user_type, name, id desc) include (account_status, deleted)`,
  `create index user_account_recent_login on user_account (user_type, recent_login desc nulls last, id desc) include (account_status, deleted)`,
  `create index user_account_never_logged_in on user_account (user_type, recent_login nulls first, id desc) include (account_status, deleted)`,
  `create index user_account_deleted on user_account (user_type, created desc, id desc) include (account_status, deleted) where deleted is not null`,
  // The rows that another table has found are ordered by these.
  `create index user_account_order on user_account (id) include (user_type, account_status, deleted, created, name, recent_login)`,
  `create index work_space_order on work_space (id) include (created, title)`,
];
