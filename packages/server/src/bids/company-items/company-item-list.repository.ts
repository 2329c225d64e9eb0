import type { CompanyItemState } from '@danji/contracts/bids/company-item';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import type { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import type { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import { webPaths } from '@danji/contracts/web-paths';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { ANY, EVERYWHERE, findSido } from './company-item-place.repository.ts';
import { type CompanyItemLineRow, fromItems, selectLines } from './company-item.repository.ts';

type PublicQuery = QueryOf<typeof listPublicCompanyItems>;
type Ranks = { rating_rank: number; view_rank: number; company_name: string };
type Tables = Database & { item: Ranks & { id: number; listed: string | null } };
type Ids = SelectQueryBuilder<Tables, 'item', object>;

const ORDERS: Readonly<Record<NonNullable<PublicQuery['ordering']>, ListOrder>> = {
  '-listed': [['item.listed', 'desc']],
  '-rating': [['item.rating_rank', 'desc']],
  '-views': [['item.view_rank', 'desc']],
  company_name: [['item.company_name', 'asc']],
};

/** The places whose items a region or a whole sido finds: its own, and those of vendors who work everywhere. */
async function toRegions(db: Db, { region, sido }: PublicQuery): Promise<readonly number[]> {
  const asked = region ?? (sido === undefined ? ANY : await findSido(db, sido));
  if (asked === ANY) return [ANY];
  return asked === undefined ? [EVERYWHERE] : [asked, EVERYWHERE];
}

/** Items of one category and region: they are read in the order of the list. */
const fromPlace = (db: Db, category: number, region: number): Ids =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('company_item_place as place')
      .where('place.category', '=', category)
      .where('place.sigungu', '=', region)
      .where('place.is_suspended', '=', false)
      .select(['place.company_item_id as id', 'place.listed'])
      .select(['place.rating_rank', 'place.view_rank', 'place.company_name'])
      .as('item'),
  ) as unknown as Ids;

const isPlaced = (category: number, regions: readonly number[]) =>
  sql<boolean>`exists (select from company_item_place as place where place.company_item_id = item.id
    and place.category = ${category} and place.sigungu in (${sql.join(regions)}))`;

/** Items that everybody may read. */
export const shown = (db: Db) =>
  fromItems(db).where('item.is_public', '=', true).where('item.is_suspended', '=', false);

/** The company items that search engines learn of. */
export const publicCompanies: PublicRecords = {
  path: webPaths.company(':nanoId'),
  findLastId: lastIdOf('company_item'),
  list: (db, { after, last }) =>
    shown(db)
      .where('item.id', '>', after)
      .where('item.id', '<=', last)
      .select(['item.nano_id as key', 'item.updated as changed'])
      .orderBy('item.id')
      .execute(),
};

/** Items that are found by something else than their place: words, or the favourites of an account. */
function fromShown(db: Db, query: PublicQuery, regions: readonly number[], readerId: number | undefined): Ids {
  const { search, is_fav, category = ANY } = query;
  let found = shown(db);
  if (search?.trim()) found = found.where(matches('item.searched', search));
  if (category !== ANY || !regions.includes(ANY)) found = found.where(isPlaced(category, regions));
  if (is_fav)
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_item_fav as fav')
          .whereRef('fav.company_item_id', '=', 'item.id')
          .where('fav.user_id', '=', readerId ?? 0)
          .select('fav.user_id'),
      ),
    );
  return found as unknown as Ids;
}

/** Lists what everybody may read, the newest first by default. */
export async function listShownItems(
  db: Db,
  query: PublicQuery,
  readerId: number | undefined,
): Promise<Page<CompanyItemLineRow>> {
  const { search, is_fav, category = ANY, ordering = '-listed' } = query;
  const regions = await toRegions(db, query);
  const found =
    search?.trim() || is_fav
      ? fromShown(db, query, regions, readerId)
      : regions.map((region) => fromPlace(db, category, region));
  return readPage(db, query, {
    found,
    order: ORDERS[ordering],
    key: 'item.id',
    lines: selectLines(fromItems(db), readerId),
  });
}

/**
 * Lists shown items of an ad type from a public id on: the ids are random, so a start that changes gives every item its
 * turn.
 */
export async function listPlacedItems(
  db: Db,
  ad_type: 0 | 1,
  start: NanoId,
  readerId: number | undefined,
): Promise<CompanyItemLineRow[]> {
  const placed = selectLines(shown(db), readerId).where('item.ad_type', '=', ad_type).orderBy('item.nano_id');
  const { placed: limit } = COMPANY_ITEM_LIMITS;
  const rows = await placed.where('item.nano_id', '>=', start).limit(limit).execute();
  if (rows.length === limit) return rows;
  const first = await placed
    .where('item.nano_id', '<', start)
    .limit(limit - rows.length)
    .execute();
  return [...rows, ...first];
}

const STATES = EditState.options.map(({ code }) => code).filter((code) => code !== EditState.NONE);

/** Counts items by state, each only as far as is told: a count that reads all of them would grow with them. */
export const countItemsByState = async (db: Db): Promise<{ state: CompanyItemState; count: number }[]> => {
  const { rows } = await sql<{ state: CompanyItemState; count: number }>`
    select asked.state, (select count(*)::integer from (select from company_item as item
      where item.edit_state_type = asked.state limit ${COMPANY_ITEM_LIMITS.counted}) as counted) as count
    from (values ${sql.join(STATES.map((state) => sql`(${sql.lit(state)}::smallint)`))}) as asked (state)`.execute(db);
  return rows;
};

/** Lists items in every state, only those of an owner when one is given. */
export function listItems(
  db: Db,
  query: QueryOf<typeof listCompanyItems>,
  ownerId: number | undefined,
): Promise<Page<CompanyItemLineRow>> {
  const { search, edit_state_type: state, ad_type, ordering = '-created' } = query;
  let found = fromItems(db);
  if (ownerId !== undefined) found = found.where('item.user_id', '=', ownerId);
  if (state !== undefined && state !== EditState.NONE) found = found.where('item.edit_state_type', '=', state);
  if (ad_type !== undefined) found = found.where('item.ad_type', '=', ad_type);
  if (search?.trim()) found = found.where(matches('item.searched', search));
  return readPage(db, query, {
    found,
    order: [
      [ordering.endsWith('created') ? 'item.created' : 'item.updated', ordering.startsWith('-') ? 'desc' : 'asc'],
    ],
    key: 'item.id',
    lines: selectLines(fromItems(db), undefined),
  });
}
