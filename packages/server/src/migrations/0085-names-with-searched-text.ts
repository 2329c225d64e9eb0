import { type Kysely, sql } from 'kysely';

/**
 * Lists in the order of names are searched in the index of their order, which holds the searched text: in that order the
 * row before and the row after are in different blocks, and an index entry costs a small part of a block. An entry has at
 * most 2,704 bytes, so the searched text of these tables is bounded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The text is stored twice, the second time with a letter between all characters: at most 10 bytes for each of them. */
const bounded = (table: string, text: string, length: number): string =>
  `alter table ${table} alter column searched set expression as (searchable(left(${text}, ${length})))`;

const STATEMENTS = [
  bounded('work_space', `title || ' ' || apt_code || ' ' || building_name || ' ' || address1`, 200),
  `drop index work_space_title`,
  `create index work_space_title on work_space (title, id desc) include (searched)`,

  bounded('apt_info', `name || ' ' || code || ' ' || region || ' ' || address`, 200),
  `drop index apt_info_name`,
  `create index apt_info_name on apt_info (name, id desc) include (code, searched)`,

  bounded('voucher_good', `goods_name || e'\\n' || brand_name`, 150),
  `drop index voucher_good_name`,
  `create index voucher_good_name on voucher_good (goods_name, id desc) include (searched)`,

  `drop index user_account_nickname`,
  `create index user_account_nickname on user_account (nickname, id desc) include (searched_by_all, user_type, account_status, deleted)
    where user_type in (1, 2) and account_status = 1 and deleted is null`,
];
