import { type Kysely, sql } from 'kysely';

/**
 * Orders of the public list besides the newest first, and whole sido. What an order needs stands in the places of an item,
 * so that each order of each category and region has an index. `rating_rank` is the displayed stars in tenths, times 100,
 * with up to 99 for the number of evaluations; `view_rank` is the views with two digits that count (1,234 is 1,200), so
 * that a view seldom writes the places. A whole sido is the negative number of its first region, less one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SUM = '(professionalism::bigint + time_management + communication + safety_cleanliness + cost_efficiency)';
const RANKS = ['rating_rank', 'view_rank', 'company_name'];
/** The orders of the list, besides the newest first. */
const ORDERS = { rating: 'rating_rank desc', views: 'view_rank desc', name: 'company_name' };

const STATEMENTS = [
  // Tenths of stars are rounded halves up, as everywhere that they are shown.
  `create function company_item_rating(vendor bigint, is_shown boolean) returns smallint language sql stable as $$
    select coalesce((
      select (20 * ${SUM} + 10 * reviews) / (20 * reviews) * 100 + least(reviews, 99)
        from brand_evaluation_sum where brand_id = vendor and reviews > 0 and is_shown), 0)::smallint
  $$`,
  `alter table company_item
    add column rating_rank smallint not null default 0,
    add column view_rank integer not null generated always as
      (trunc(views::numeric, least(0, 2 - length(views::text)))::integer) stored`,
  `update company_item set rating_rank = company_item_rating(user_id, is_readable_brand_review)`,
  `alter table company_item_place
    add column rating_rank smallint not null default 0,
    add column view_rank integer not null default 0,
    add column company_name text not null default ''`,
  `update company_item_place as place set ${RANKS.map((name) => `${name} = item.${name}`).join(', ')}
    from company_item as item where item.id = place.company_item_id`,
  `insert into company_item_place (category, sigungu, listed, company_item_id, is_suspended, ${RANKS.join(', ')})
    select distinct category, first.place, listed, company_item_id, is_suspended, ${RANKS.join(', ')}
    from company_item_place
    join (select region.id, -1 - min(other.id) as place from region join region as other on other.sido = region.sido
      group by region.id) as first on first.id = company_item_place.sigungu`,
  ...Object.entries(ORDERS).flatMap(([name, order]) => [
    `create index company_item_${name} on company_item (${order}, id desc) where is_public and not is_suspended`,
    `create index company_item_place_${name} on company_item_place (category, sigungu, ${order}, company_item_id desc)
      where not is_suspended`,
  ]),
  `create function rate_company_item() returns trigger language plpgsql as $$
    begin
      new.rating_rank := company_item_rating(new.user_id, new.is_readable_brand_review);
      return new;
    end $$`,
  `create trigger company_item_rated before insert or update of is_readable_brand_review on company_item
    for each row execute function rate_company_item()`,
  `create function rate_company_items() returns trigger language plpgsql as $$
    declare
      rank smallint := company_item_rating(new.brand_id, true);
    begin
      update company_item set rating_rank = rank
        where user_id = new.brand_id and is_readable_brand_review and rating_rank <> rank;
      return null;
    end $$`,
  `create trigger company_items_rated after insert or update on brand_evaluation_sum
    for each row execute function rate_company_items()`,
  `create function rank_company_item() returns trigger language plpgsql as $$
    begin
      update company_item_place set ${RANKS.map((name) => `${name} = new.${name}`).join(', ')}
        where company_item_id = new.id;
      return null;
    end $$`,
  `create trigger company_item_ranked after update on company_item for each row
    when ((${RANKS.map((name) => `old.${name}`).join(', ')}) is distinct from (${RANKS.map((name) => `new.${name}`).join(', ')}))
    execute function rank_company_item()`,
];
