import { type Kysely, sql } from 'kysely';

/**
 * The searched text of every table is a column. `searchable` puts the letter `ƿ`, which nobody types, between all
 * characters of a second copy: there a word of one or two characters has trigrams too, and is found by the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function searchable(value text) returns text language sql immutable parallel safe as
        $$ select lower(value) || e'\\nƿ' || array_to_string(string_to_array(lower(value), null), 'ƿ') || 'ƿ' $$`,
    )
    .execute(db);
  for (const index of REPLACED) await sql.raw(`drop index ${index}`).execute(db);
  for (const [table, texts, column = 'searched'] of SEARCHED) {
    // More than the usual hundred values, because the planner has to know whether a word is in one row of a hundred.
    for (const statement of [
      `alter table ${table} add column ${column} text not null generated always as (searchable(${texts})) stored`,
      `alter table ${table} alter column ${column} set statistics 500`,
      `create index ${table}_${column} on ${table} using gin (${column} gin_trgm_ops)`,
    ])
      await sql.raw(statement).execute(db);
  }
}

const REPLACED = [
  'user_account_search',
  'user_account_recommender',
  'brand_account_search',
  'general_account_building',
  'staff_log_search',
  'board_post_search',
  'main_popup_search',
  'advertisement_search',
  'work_space_search',
  'apt_info_search',
  'ai_document_search',
  'work_schedule_search',
  'work_request_search',
];

const SEARCHED: [table: string, texts: string, column?: string][] = [
  ['user_account', `name || ' ' || nickname || ' ' || coalesce(email, '') || ' ' || tel`],
  ['user_account', `nickname || ' ' || ref_code`, 'searched_by_all'],
  ['brand_account', `name || ' ' || business_no`],
  ['general_account', `coalesce(current_work ->> 'building_name', '')`],
  ['staff_log', 'path'],
  ['board_post', `title || e'\\n' || text`],
  ['main_popup', 'title'],
  ['advertisement', 'title'],
  ['work_space', `title || ' ' || building_name || ' ' || address1 || ' ' || apt_code`],
  ['apt_info', `name || ' ' || region || ' ' || address || ' ' || code`],
  ['ai_document', `title || e'\\n' || text`],
  ['work_schedule', `title || e'\\n' || contract || e'\\n' || building_name || e'\\n' || description`],
  ['work_request', `title || e'\\n' || text`],
];
