import { type Kysely, sql } from 'kysely';

/** Documents of brands are found by their texts, and evaluations that wait for a reply without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table compliance_document add column searched text not null
    generated always as (searchable(title || e'\\n' || number || e'\\n' || issuer)) stored`,
  `create index compliance_document_searched on compliance_document using gin (searched gin_trgm_ops)`,
  `create index brand_evaluation_unanswered on brand_evaluation (brand_id, created desc, id desc)
    where hidden is null and reply is null`,
];
