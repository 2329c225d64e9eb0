import { type Kysely, sql } from 'kysely';

/** Corrections of issued tax documents: what went back after the issue, each an own document of the tax office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table tax_document
    add column corrects bigint references tax_document,
    add column cause text,
    drop constraint tax_document_check,
    add check (case when corrects is null then (amount is not null) = (state = 1) else coalesce(amount < 0, false) end),
    add check ((cause is not null) = (corrects is not null)),
    add check (corrects is null or state in (0, 1))`,
  `drop index tax_document_open`,
  `create unique index tax_document_open on tax_document (order_id) where state in (0, 1) and corrects is null`,
  `create index tax_document_corrects on tax_document (corrects) where corrects is not null`,
  // Money that went back before corrections were asked for, as one.
  `insert into tax_document (order_id, user_id, kind, state, number_encrypted, company_name, representative, address,
      business_type, business_item, email, amount, corrects, cause, created, updated)
    select document.order_id, document.user_id, document.kind, 0, document.number_encrypted, document.company_name,
      document.representative, document.address, document.business_type, document.business_item, document.email,
      left_over.amount - document.amount, document.id, '환불', "order".updated, "order".updated
    from tax_document as document
      join shop_order as "order" on "order".id = document.order_id
      cross join lateral (
        select greatest(0, "order".payment_price - "order".refund_price - "order".exchanged_price) as amount
      ) as left_over
    where document.state = 1 and document.corrects is null and left_over.amount < document.amount`,
];
