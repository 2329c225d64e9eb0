import { type Kysely, sql } from 'kysely';

/**
 * Qualification score sheets of bid notices (ADR 0123): the weights, what evaluators have written about each offer, and
 * what was stored with the award, which no statement changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table score_sheet (
    item_id bigint primary key references suggest_item on delete cascade,
    weights jsonb not null,
    stored_sheet jsonb,
    stored timestamptz,
    updated timestamptz,
    check ((stored_sheet is null) = (stored is null))
  )`,
  `create function keep_stored_score_sheet() returns trigger language plpgsql as $$
    begin
      raise exception 'a score sheet that was stored with an award is never changed'
        using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger score_sheet_kept before update on score_sheet for each row when (old.stored is not null)
    execute function keep_stored_score_sheet()`,
  `create table offer_score (
    id bigint generated always as identity primary key,
    request_id bigint not null unique references suggest_request on delete cascade,
    item_id bigint not null references suggest_item on delete cascade,
    judgement jsonb not null,
    user_id bigint not null references user_account,
    updated timestamptz not null
  )`,
  `create index offer_score_item on offer_score (item_id)`,
  `create table score_sheet_event (
    id bigint generated always as identity primary key,
    item_id bigint not null references suggest_item on delete cascade,
    user_id bigint not null references user_account,
    kind text not null check (kind in ('weights', 'scores')),
    request_id bigint references suggest_request on delete cascade,
    reason text,
    created timestamptz not null
  )`,
  `create index score_sheet_event_item on score_sheet_event (item_id, id desc)`,
];
