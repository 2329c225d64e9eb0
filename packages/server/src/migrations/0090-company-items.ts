import { type Kysely, sql } from 'kysely';

/**
 * Company items. The row of an item is its approved version, or what its vendor has written before the first approval; a
 * later version waits in `company_item_edit`. `company_item_place` has one row for each category and region by which
 * somebody may look for a public item, in the order of the list; 0 stands for any of them, region −1 for everywhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table company_item (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    user_id bigint not null references user_account,
    edit_state_type smallint not null check (edit_state_type between 0 and 5),
    is_public boolean not null default false,
    is_hidden_by_staff boolean not null default false,
    is_suspended boolean not null default false,
    reason text,
    title text not null,
    category smallint,
    tags jsonb not null,
    sigungu jsonb not null,
    description text not null,
    description_content jsonb not null,
    words text not null,
    thumbnail_image_id text,
    thumbnail_link text not null,
    company_name text not null,
    company_tel text not null,
    company_email text not null,
    ad_type smallint check (ad_type in (0, 1)),
    is_readable_brand_review boolean not null,
    short_link text not null unique,
    favs integer not null default 0,
    views integer not null default 0,
    scans integer not null default 0,
    searched text not null generated always as
      (searchable(title || e'\\n' || company_name || e'\\n' || description || e'\\n' || words)) stored,
    listed timestamptz,
    created timestamptz not null,
    updated timestamptz not null,
    check (not is_public or listed is not null)
  )`,
  `alter table company_item alter column searched set statistics 500`,
  `create index company_item_searched on company_item using gin (searched gin_trgm_ops)`,
  `create index company_item_listed on company_item (listed desc, id desc) where is_public and not is_suspended`,
  `create index company_item_placed on company_item (ad_type, nano_id) where is_public and not is_suspended and ad_type is not null`,
  `create index company_item_created on company_item (created desc, id desc)`,
  `create index company_item_updated on company_item (updated desc, id desc)`,
  `create index company_item_state on company_item (edit_state_type, created desc, id desc)`,
  `create index company_item_ad_type on company_item (ad_type, created desc, id desc) where ad_type is not null`,
  `create index company_item_user on company_item (user_id, created desc, id desc)`,
  `create table company_item_edit (
    company_item_id bigint primary key references company_item on delete cascade,
    content jsonb not null,
    created timestamptz not null
  )`,
  `create table company_item_event (
    id bigint generated always as identity primary key,
    company_item_id bigint not null references company_item on delete cascade,
    user_id bigint references user_account,
    from_state smallint,
    to_state smallint not null,
    reason text,
    created timestamptz not null
  )`,
  `create index company_item_event_list on company_item_event (company_item_id, id desc)`,
  `create table company_item_place (
    category smallint not null,
    sigungu integer not null,
    listed timestamptz not null,
    company_item_id bigint not null references company_item on delete cascade,
    is_suspended boolean not null default false
  )`,
  `create unique index company_item_place_list on company_item_place (category, sigungu, listed desc, company_item_id desc)
    where not is_suspended`,
  `create index company_item_place_item on company_item_place (company_item_id, category, sigungu)`,
  `create table company_item_view (
    company_item_id bigint not null references company_item on delete cascade,
    user_id bigint not null references user_account,
    day date not null,
    primary key (company_item_id, user_id)
  )`,
  `create index company_item_view_user on company_item_view (user_id)`,
  `create table company_item_fav (
    user_id bigint not null references user_account,
    company_item_id bigint not null references company_item on delete cascade,
    created timestamptz not null,
    primary key (user_id, company_item_id)
  )`,
  `create index company_item_fav_item on company_item_fav (company_item_id)`,
  // Nobody finds the items of a vendor whose account is closed or whose approval has been taken back.
  `create function suspend_company_items() returns trigger language plpgsql as $$
    declare
      suspended boolean := new.deleted is not null or new.account_status <> 1 or coalesce(new.brand_status, 0) not in (2, 4);
    begin
      update company_item_place as place set is_suspended = suspended from company_item as item
        where item.user_id = new.id and place.company_item_id = item.id and place.is_suspended <> suspended;
      update company_item set is_suspended = suspended where user_id = new.id and is_suspended <> suspended;
      return null;
    end $$`,
  `create trigger company_items_suspended after update of deleted, account_status, brand_status on user_account
    for each row when (new.user_type = 1) execute function suspend_company_items()`,
];
