import { type Kysely, sql } from 'kysely';

/**
 * Bid notices of work spaces, who has read them, their history, and the requests (offers) on them. `created` of a notice is
 * when it was published, so that lists begin with what was published last. The places of a published notice are the
 * categories (its own, their groups, 0 for any) and regions (its own, its whole sido, 0 for any) by which lists find it;
 * a whole sido is the negative number of its first region, less one, as it is for company items.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The columns of a notice that its places repeat, for conditions and orders. */
const REPEATED = ['state', 'suggest_type', 'start_year', 'date_start', 'date_end', 'created'];
const PLACED = ['category', 'tags', 'sigungu', ...REPEATED];

const STATEMENTS = [
  `create table suggest_item (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    state smallint not null check (state in (0, 2, 4, 5, 6, 7)),
    title text not null,
    business_title text not null,
    suggest_type smallint not null check (suggest_type between 1 and 4),
    selection_method smallint not null,
    bid_method smallint not null check (bid_method between 1 and 4),
    urgency smallint not null check (urgency between 0 and 2),
    category smallint,
    tags jsonb not null,
    number_of_units integer,
    expected_contract_amount bigint,
    is_amount_public boolean not null,
    work_start_date date,
    kapt_number text not null,
    kapt_link text not null,
    work_scope jsonb not null,
    participant_qualification jsonb not null,
    building_name text not null,
    address1 text not null,
    address2 text not null,
    manager_name text not null,
    tel text not null,
    briefing_place text not null,
    opening_place text not null,
    bid_deposit_rate double precision,
    contract_deposit_rate double precision,
    papers text not null,
    price_table jsonb not null,
    sigungu bigint references region,
    sigungus jsonb not null,
    date_start timestamptz,
    date_end timestamptz,
    briefing_at timestamptz,
    opening_at timestamptz,
    is_early_close boolean not null default false,
    reason text,
    opened timestamptz,
    start_year smallint generated always as (extract(year from timezone('Asia/Seoul', date_start))) stored,
    searched text not null generated always as (searchable(title || e'\\n' || business_title)) stored,
    searched_whole text not null generated always as
      (searchable(title || e'\\n' || business_title || e'\\n' || building_name)) stored,
    created timestamptz not null,
    updated timestamptz not null,
    check (state = 0 or (date_start <= date_end and category is not null and sigungu is not null))
  )`,
  ...['created desc', 'date_end'].flatMap((order) => {
    const name = order.split(' ')[0];
    return [
      `create index suggest_item_${name} on suggest_item (${order}, id desc) where state <> 0`,
      `create index suggest_item_state_${name} on suggest_item (state, ${order}, id desc)`,
      `create index suggest_item_kind_${name} on suggest_item (suggest_type, ${order}, id desc) where state <> 0`,
      `create index suggest_item_year_${name} on suggest_item (start_year, ${order}, id desc) where state <> 0`,
      `create index suggest_item_space_${name} on suggest_item (space_id, ${order}, id desc)`,
    ];
  }),
  `create index suggest_item_user on suggest_item (user_id)`,
  `create index suggest_item_search on suggest_item using gin (searched gin_trgm_ops)`,
  `create index suggest_item_search_whole on suggest_item using gin (searched_whole gin_trgm_ops)`,
  `create table suggest_item_place (
    category smallint not null,
    sigungu integer not null,
    item_id bigint not null references suggest_item on delete cascade,
    state smallint not null,
    suggest_type smallint not null,
    start_year smallint not null,
    date_start timestamptz not null,
    date_end timestamptz not null,
    created timestamptz not null,
    primary key (item_id, category, sigungu)
  )`,
  ...['created desc', 'date_end'].flatMap((order) => {
    const name = order.split(' ')[0];
    return [
      `create index suggest_item_place_${name} on suggest_item_place (category, sigungu, ${order}, item_id desc)`,
      `create index suggest_item_place_state_${name} on suggest_item_place (category, sigungu, state, ${order}, item_id desc)`,
    ];
  }),
  `create function place_suggest_item() returns trigger language plpgsql as $$
    begin
      delete from suggest_item_place where item_id = new.id;
      if new.state <> 0 then
        insert into suggest_item_place (item_id, category, sigungu, ${REPEATED.join(', ')})
          select new.id, codes.code, places.place, ${REPEATED.map((name) => `new.${name}`).join(', ')}
          from (
              select 0 as code
              union select new.category union select new.category / 100
              union select value::integer from jsonb_array_elements_text(new.tags)
              union select value::integer / 100 from jsonb_array_elements_text(new.tags)
            ) as codes,
            (
              select 0 as place
              union select new.sigungu::integer
              union select -1 - min(whole.id)::integer from region join region as whole on whole.sido = region.sido
                where region.id = new.sigungu group by region.sido
            ) as places
          where codes.code <> 0 or places.place <> 0;
      end if;
      return null;
    end $$`,
  `create trigger suggest_item_placed_first after insert on suggest_item for each row
    when (new.state <> 0) execute function place_suggest_item()`,
  `create trigger suggest_item_placed after update on suggest_item for each row
    when ((${PLACED.map((name) => `old.${name}`).join(', ')}) is distinct from (${PLACED.map((name) => `new.${name}`).join(', ')}))
    execute function place_suggest_item()`,
  `create table suggest_item_event (
    id bigint generated always as identity primary key,
    item_id bigint not null references suggest_item on delete cascade,
    user_id bigint references user_account,
    kind text not null check (kind in
      ('created', 'published', 'addendum', 'closed', 'closed_early', 'opened', 'awarded', 'failed', 'canceled')),
    reason text,
    fields jsonb not null default '[]',
    created timestamptz not null
  )`,
  `create index suggest_item_event_list on suggest_item_event (item_id, id desc)`,
  `create index suggest_item_event_user on suggest_item_event (user_id)`,
  `create table suggest_item_read (
    item_id bigint not null references suggest_item on delete cascade,
    brand_id bigint not null references user_account,
    created timestamptz not null,
    primary key (item_id, brand_id)
  )`,
  `create index suggest_item_read_brand on suggest_item_read (brand_id, created)`,
  `create table suggest_request (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    item_id bigint not null references suggest_item on delete cascade,
    brand_id bigint not null references user_account,
    company_item_id bigint references company_item on delete set null,
    company_fav_date timestamptz,
    state text check (state in ('draft', 'sent', 'withdrawn', 'awarded', 'unsuccessful', 'invalid')),
    content jsonb not null,
    price_lines jsonb not null,
    total_price bigint,
    vat_mode text not null check (vat_mode in ('included', 'excluded', 'exempt')),
    valid_until date,
    sent timestamptz,
    reason text,
    hash text,
    created timestamptz not null,
    updated timestamptz not null,
    unique (item_id, brand_id)
  )`,
  `create index suggest_request_brand on suggest_request (brand_id, created desc, id desc) where state is not null`,
  `create index suggest_request_brand_state on suggest_request (brand_id, state, created desc, id desc) where state is not null`,
  `create index suggest_request_fav on suggest_request (brand_id, company_fav_date desc, item_id)
    where company_fav_date is not null`,
  `create index suggest_request_item on suggest_request (item_id, created desc, id desc) where state is not null`,
  `create index suggest_request_company_item on suggest_request (company_item_id) where company_item_id is not null`,
  `create table suggest_request_version (
    id bigint generated always as identity primary key,
    request_id bigint not null references suggest_request on delete cascade,
    sent timestamptz not null,
    hash text not null,
    payload jsonb not null
  )`,
  `create index suggest_request_version_list on suggest_request_version (request_id, id desc)`,
];
