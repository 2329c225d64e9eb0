import { type Kysely, sql } from 'kysely';

/** Orders that our staff takes on the telephone, and the operator who took each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table shop_order
    add column is_by_phone boolean not null default false,
    add column entered_by bigint references user_account,
    add check (is_by_phone or entered_by is null)`,
  `create index shop_order_entered_by on shop_order (entered_by) where entered_by is not null`,
];
