import { type Kysely, sql } from 'kysely';

/** An award that is withdrawn: the state of its request, and the event of its notice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_OFFER = `('sent', 'awarded', 'unsuccessful', 'invalid', 'revoked')`;
const IS_UNSEALED = '(item.suggest_type <> 1 or item.opened is not null)';

const STATEMENTS = [
  `alter table suggest_request drop constraint suggest_request_state_check`,
  `alter table suggest_request add constraint suggest_request_state_check check (state in
    ('draft', 'sent', 'withdrawn', 'awarded', 'unsuccessful', 'invalid', 'revoked'))`,
  `alter table suggest_item_event drop constraint suggest_item_event_kind_check`,
  `alter table suggest_item_event add constraint suggest_item_event_kind_check check (kind in ('created', 'published',
    'addendum', 'closed', 'closed_early', 'opened', 'awarded', 'failed', 'canceled', 'revoked'))`,
  `create or replace function open_suggest_request() returns trigger language plpgsql as $$
    begin
      select item.space_id, coalesce(new.state in ${IS_OFFER}, false) and ${IS_UNSEALED}
        into new.space_id, new.is_open from suggest_item as item where item.id = new.item_id;
      return new;
    end $$`,
  `create or replace function open_suggest_requests() returns trigger language plpgsql as $$
    begin
      update suggest_request as request set is_open = true from suggest_item as item
        where item.id = new.id and request.item_id = new.id and not request.is_open
          and request.state in ${IS_OFFER} and ${IS_UNSEALED};
      return null;
    end $$`,
];
