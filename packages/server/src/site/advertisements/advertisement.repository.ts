import { UserType } from '@danji/contracts/codes/user-codes';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import {
  type Advertisement,
  type AdvertisementEvent,
  type AdvertisementStateCode,
  type Creative,
  HOUSE_ADVERTISER,
} from '@danji/contracts/site/advertisement';
import type { countAdvertisements, listAdvertisements } from '@danji/contracts/site/advertisement.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type SqlBool,
  type Updateable,
  type Expression,
} from 'kysely';
import { optionalPersonRef } from '../../accounts/accounts/index.ts';
import { publicFileUrl } from '../files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { historyOf } from '../../platform/records/history.ts';
import { matches } from '../../platform/records/search.ts';
import { readPage } from '../../platform/records/read-page.ts';
import type { CreativeRow } from './creative.ts';

export type AdvertisementRow = Selectable<Database['advertisement']>;
type Filters = QueryOf<typeof countAdvertisements>;
type ListQuery = QueryOf<typeof listAdvertisements>;

const owner = sql<
  Advertisement['user']
>`jsonb_build_object('id', account.id, 'nano_id', account.nano_id, 'name', account.name, 'profile_image_url', ${publicFileUrl('account.profile_image_id')},
  'company', case when account.user_type = ${sql.lit(UserType.STAFF)} then ${sql.lit(HOUSE_ADVERTISER)} else coalesce(nullif(brand.name, ''), account.name) end)`;

const waitingEdit = sql<Creative | null>`case when edit.advertisement_id is null then null else jsonb_build_object(
  'title', edit.title, 'link', edit.link, 'date_start', edit.date_start, 'date_end', edit.date_end, 'content', edit.content, 'image1_url', ${publicFileUrl('edit.image1_id')},
  'image2_url', ${publicFileUrl('edit.image2_id')}, 'image3_url', ${publicFileUrl('edit.image3_id')}, 'image4_url', ${publicFileUrl('edit.image4_id')}) end`;

const total = (column: 'impressions' | 'clicks') =>
  sql<number>`(select coalesce(sum(counted.${sql.ref(column)}), 0)::integer from advertisement_count as counted where counted.advertisement_id = ad.id)`;

const fromAdvertisements = (db: Db) => db.selectFrom('advertisement as ad').where('ad.deleted', 'is', null);

const selectAdvertisements = (db: Db) =>
  fromAdvertisements(db)
    .innerJoin('user_account as account', 'account.id', 'ad.user_id')
    .leftJoin('brand_account as brand', 'brand.user_id', 'ad.user_id')
    .leftJoin('advertisement_edit as edit', 'edit.advertisement_id', 'ad.id')
    .select([
      'ad.id',
      'ad.category',
      'ad.state',
      'ad.title',
      'ad.link',
      'ad.date_start',
      'ad.date_end',
      'ad.content',
      'ad.tier',
      'ad.paid',
      'ad.approved',
      'ad.live_state',
      'ad.reason',
      'ad.created',
      'ad.updated',
    ])
    .select([
      publicFileUrl('ad.image1_id').as('image1_url'),
      publicFileUrl('ad.image2_id').as('image2_url'),
      publicFileUrl('ad.image3_id').as('image3_url'),
      publicFileUrl('ad.image4_id').as('image4_url'),
    ])
    .select([
      owner.as('user'),
      waitingEdit.as('edit'),
      total('impressions').as('impressions'),
      total('clicks').as('clicks'),
    ]);

/** A word that is in the names of more vendors finds the advertisements of so many. */
const MAX_VENDORS = 10_000;

/** The title, or the vendor's name or number, contains the words. */
const toSearches = (searched: string) => [
  matches('ad.searched', searched),
  sql<SqlBool>`ad.user_id = any(array(select vendor.user_id from brand_account as vendor where ${matches('vendor.searched', searched)} limit ${MAX_VENDORS}))`,
];

const isListed = (
  eb: ExpressionBuilder<Database & { ad: Database['advertisement'] }, 'ad'>,
  ownerId: number | undefined,
  { category, date_start, date_end }: Filters,
): Expression<SqlBool> =>
  eb.and([
    ...(ownerId === undefined ? [] : [eb('ad.user_id', '=', ownerId)]),
    ...(category === undefined ? [] : [eb('ad.category', '=', category)]),
    ...(date_start === undefined ? [] : [eb('ad.date_end', '>=', date_start)]),
    ...(date_end === undefined ? [] : [eb('ad.date_start', '<=', date_end)]),
  ]);

const isInState = (state: ListQuery['state']): state is AdvertisementStateCode =>
  state !== undefined && state !== AdvertisementState.ALL;

/** Lists advertisements, only those of an owner when one is given. */
export function listAdvertisementRows(
  db: Db,
  ownerId: number | undefined,
  query: ListQuery,
): Promise<Page<Advertisement>> {
  const { ordering = '-created', state, search } = query;
  const listed = fromAdvertisements(db).where((eb) => isListed(eb, ownerId, query));
  const found = isInState(state) ? listed.where('ad.state', '=', state) : listed;
  return readPage(db, query, {
    found: search?.trim() ? toSearches(search).map((matches) => found.where(matches)) : found,
    order: [[ordering.endsWith('created') ? 'ad.created' : 'ad.date_end', ordering.startsWith('-') ? 'desc' : 'asc']],
    key: 'ad.id',
    lines: selectAdvertisements(db),
  });
}

export const countByState = (db: Db, ownerId: number | undefined, { search, ...query }: Filters) =>
  fromAdvertisements(db)
    .where((eb) => isListed(eb, ownerId, query))
    .$if(Boolean(search?.trim()), (found) => found.where((eb) => eb.or(toSearches(search ?? ''))))
    .select(({ fn }) => ['ad.state', fn.countAll<number>().as('count')])
    .groupBy('ad.state')
    .orderBy('ad.state')
    .execute();

export const findAdvertisement = (db: Db, id: number): Promise<Advertisement | undefined> =>
  selectAdvertisements(db).where('ad.id', '=', id).executeTakeFirst();

/** Locks the row for the transaction. */
export const lockAdvertisementRow = (db: Db, id: number): Promise<AdvertisementRow | undefined> =>
  db
    .selectFrom('advertisement')
    .selectAll()
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const insertAdvertisement = async (db: Db, values: Insertable<Database['advertisement']>): Promise<number> =>
  (await db.insertInto('advertisement').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateAdvertisementRow(
  db: Db,
  id: number,
  changes: Updateable<Database['advertisement']>,
): Promise<void> {
  await db.updateTable('advertisement').set(changes).where('id', '=', id).execute();
}

export const findEdit = (db: Db, id: number) =>
  db.selectFrom('advertisement_edit').selectAll().where('advertisement_id', '=', id).executeTakeFirst();

export async function saveEdit(db: Db, id: number, creative: CreativeRow): Promise<void> {
  await db
    .insertInto('advertisement_edit')
    .values({ advertisement_id: id, ...creative })
    .onConflict((conflict) => conflict.column('advertisement_id').doUpdateSet(creative))
    .execute();
}

export async function deleteEdit(db: Db, id: number): Promise<void> {
  await db.deleteFrom('advertisement_edit').where('advertisement_id', '=', id).execute();
}

/** The state changes of advertisements. */
export const events = historyOf('advertisement_event', 'advertisement_id');

/** Lists the state changes of an advertisement, newest first. */
export const listEvents = (db: Db, id: number): Promise<AdvertisementEvent[]> =>
  db
    .selectFrom('advertisement_event as event')
    .leftJoin('user_account as account', 'account.id', 'event.user_id')
    .where('event.advertisement_id', '=', id)
    .select([
      'event.id',
      'event.from_state',
      'event.to_state',
      'event.reason',
      'event.created',
      optionalPersonRef('account').as('user'),
    ])
    .orderBy('event.id', 'desc')
    .limit(ANSWER_LIMITS.trail)
    .execute();
