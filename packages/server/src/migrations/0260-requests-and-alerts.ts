import { type Kysely, sql } from 'kysely';

/**
 * The seals of requests on bid notices, the immutable copies of sent requests, and alerts of vendors. The numbers of
 * requests are random (ADR 0104): a gap between two numbers of one vendor would tell how many others have offered.
 * `is_open` of a request (others than its vendor may read it) and `space_id` are copies that triggers keep, so that lists
 * are read by one index (ADR 0063).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** 48 random bits: no number has more than 15 digits. */
const RANDOM_NUMBER = `('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint + 1`;
/** Of a bid (kind 1) requests are sealed until the master has opened them. */
const IS_UNSEALED = '(item.suggest_type <> 1 or item.opened is not null)';
const IS_OFFER = `('sent', 'awarded', 'unsuccessful', 'invalid')`;
const SENT = 'sent desc nulls first, id desc';
/** The regions and codes by which alerts match; 0 means any. */
const anyOr = (column: string) => `case when cardinality(${column}) = 0 then array[0] else ${column} end`;

const STATEMENTS = [
  `alter table suggest_request
    alter column id drop identity,
    alter column id set default ${RANDOM_NUMBER},
    add column document_ids jsonb not null default '[]',
    add column space_id bigint not null references work_space,
    add column is_open boolean not null default false`,
  `create function open_suggest_request() returns trigger language plpgsql as $$
    begin
      select item.space_id, coalesce(new.state in ${IS_OFFER}, false) and ${IS_UNSEALED}
        into new.space_id, new.is_open from suggest_item as item where item.id = new.item_id;
      return new;
    end $$`,
  `create trigger suggest_request_opened before insert or update of state, item_id on suggest_request
    for each row execute function open_suggest_request()`,
  `create function open_suggest_requests() returns trigger language plpgsql as $$
    begin
      update suggest_request as request set is_open = true from suggest_item as item
        where item.id = new.id and request.item_id = new.id and not request.is_open
          and request.state in ${IS_OFFER} and ${IS_UNSEALED};
      return null;
    end $$`,
  `create trigger suggest_item_opened after update on suggest_item for each row
    when (old.opened is null and new.opened is not null) execute function open_suggest_requests()`,
  ...['brand', 'brand_state', 'item', 'company_item'].map((name) => `drop index suggest_request_${name}`),
  `create index suggest_request_brand on suggest_request (brand_id, ${SENT}) where state is not null`,
  `create index suggest_request_brand_state on suggest_request (brand_id, state, ${SENT}) where state is not null`,
  `create index suggest_request_item on suggest_request (item_id, ${SENT}) where is_open`,
  `create index suggest_request_space on suggest_request (space_id, ${SENT}) where is_open`,
  `create index suggest_request_space_state on suggest_request (space_id, state, ${SENT}) where is_open`,
  `create index suggest_request_company_item on suggest_request (company_item_id, ${SENT})`,
  `create index suggest_request_open on suggest_request (${SENT}) where is_open`,
  `create index suggest_request_open_state on suggest_request (state, ${SENT}) where is_open`,
  `create function keep_suggest_request_version() returns trigger language plpgsql as $$
    begin
      raise exception 'suggest_request_version is never changed' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger suggest_request_version_kept before update on suggest_request_version
    for each row execute function keep_suggest_request_version()`,
  `create table suggest_alert_setting (
    id bigint generated always as identity primary key,
    brand_id bigint not null unique references user_account on delete cascade,
    is_enabled boolean not null,
    sigungus integer[] not null,
    tags integer[] not null,
    regions integer[] not null generated always as (${anyOr('sigungus')}) stored,
    codes integer[] not null generated always as (${anyOr('tags')}) stored,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create index suggest_alert_setting_regions on suggest_alert_setting using gin (regions) where is_enabled`,
  `create index suggest_alert_setting_codes on suggest_alert_setting using gin (codes) where is_enabled`,
  `create table suggest_alert (
    id bigint generated always as identity primary key,
    item_id bigint not null references suggest_item on delete cascade,
    brand_id bigint not null references user_account on delete cascade,
    is_read boolean not null default false,
    created timestamptz not null,
    unique (item_id, brand_id)
  )`,
  `create index suggest_alert_list on suggest_alert (brand_id, created desc, id desc)`,
  `create index suggest_alert_read on suggest_alert (brand_id, is_read, created desc, id desc)`,
  `create table suggest_alert_notice (
    item_id bigint primary key references suggest_item on delete cascade,
    due timestamptz not null,
    sigungu integer not null,
    codes integer[] not null,
    matched timestamptz
  )`,
  `create index suggest_alert_notice_waiting on suggest_alert_notice (due) where matched is null`,
  `create index suggest_alert_notice_due on suggest_alert_notice (due desc)`,
  // A published notice waits for its alerts from its start on; the job hears of it when the change is committed.
  `create function await_suggest_alerts() returns trigger language plpgsql as $$
    begin
      if new.state = 2 then
        insert into suggest_alert_notice (item_id, due, sigungu, codes)
          values (new.id, new.date_start, new.sigungu,
            array(select new.category::integer union select value::integer from jsonb_array_elements_text(new.tags)))
          on conflict (item_id) do update set
            due = case when suggest_alert_notice.matched is null then excluded.due else suggest_alert_notice.due end,
            sigungu = excluded.sigungu, codes = excluded.codes;
        perform pg_notify('danji_job', 'suggest_alerts.match');
      elsif new.state = 7 then
        delete from suggest_alert_notice where item_id = new.id and matched is null;
      end if;
      return null;
    end $$`,
  `create trigger suggest_item_awaits_alerts after insert or update of state, date_start, sigungu, category, tags
    on suggest_item for each row when (new.state in (2, 7)) execute function await_suggest_alerts()`,
];
