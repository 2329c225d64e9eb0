import { type Kysely, sql } from 'kysely';

const SENT = 'sent desc nulls first, id desc';

/** How often a word occurs is known of every searched column; filters of notices and offers are in the indexes of their lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  ...[
    'compliance_document.searched',
    'suggest_item.searched',
    'suggest_item.searched_whole',
    'kapt_notice.searched',
  ].map((name) => {
    const [table, column] = name.split('.');
    return `alter table ${table} alter column ${column} set statistics 500`;
  }),
  `drop index suggest_item_space_created`,
  `create index suggest_item_space_created on suggest_item (space_id, created desc, id desc) include (state)`,
  `drop index suggest_request_item`,
  `create index suggest_request_item on suggest_request (item_id, ${SENT}) include (state, brand_id, space_id) where is_open`,
  `drop index suggest_request_company_item`,
  `create index suggest_request_company_item on suggest_request (company_item_id, ${SENT})
    include (state, is_open, brand_id, space_id)`,
];
