import { type Kysely, sql } from 'kysely';

/** Licences, insurances and other documents of brands, which our staff check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table compliance_document (
    id bigint generated always as identity primary key,
    brand_id bigint not null references user_account,
    kind smallint not null check (kind between 0 and 3),
    title text not null,
    number text not null,
    issuer text not null,
    issued_date date,
    expiry_date date,
    state smallint not null check (state between 0 and 2),
    reason text,
    decided timestamptz,
    reminded_days smallint,
    created timestamptz not null,
    updated timestamptz not null,
    deleted timestamptz,
    check (expiry_date >= issued_date)
  )`,
  `create index compliance_document_brand on compliance_document (brand_id, updated desc, id desc) where deleted is null`,
  `create index compliance_document_newest on compliance_document (updated desc, id desc) where deleted is null`,
  `create index compliance_document_state on compliance_document (state, updated desc, id desc) where deleted is null`,
  `create index compliance_document_brand_state on compliance_document (brand_id, state, updated desc, id desc) where deleted is null`,
  `create index compliance_document_expiry on compliance_document (expiry_date, id) where deleted is null`,
  `create index compliance_document_deleted on compliance_document (deleted, id) where deleted is not null`,
];
