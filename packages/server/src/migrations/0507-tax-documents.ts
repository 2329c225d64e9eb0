import { type Kysely, sql } from 'kysely';

/** Requests for cash receipts and tax invoices; of an order one waits or was issued at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table tax_document (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order,
    user_id bigint not null references user_account,
    kind smallint not null check (kind between 0 and 2),
    state smallint not null check (state between 0 and 3),
    number_encrypted text not null,
    company_name text not null,
    representative text not null,
    address text not null,
    business_type text not null,
    business_item text not null,
    email text not null,
    amount bigint check ((amount is not null) = (state = 1)),
    approval_number text check ((approval_number is not null) = (state = 1)),
    reason text check ((reason is not null) = (state = 2)),
    handled timestamptz check ((handled is not null) = (state in (1, 2))),
    handled_by bigint references user_account,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create unique index tax_document_open on tax_document (order_id) where state in (0, 1)`,
  `create index tax_document_order on tax_document (order_id, id desc)`,
  `create index tax_document_user on tax_document (user_id)`,
  `create index tax_document_list on tax_document (state, id)`,
];
