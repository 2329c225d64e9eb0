import type { CompanyItemContent, CompanyItemEvent, CompanyItemRegion } from '@danji/contracts/bids/company-item';
import type { PersonRef } from '@danji/contracts/accounts/user';
import { EVALUATION_SCORES, type EvaluationSummary } from '@danji/contracts/bids/evaluation-summary';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { optionalPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { historyOf } from '../../platform/records/history.ts';
import { publicFileUrl } from '../../site/files/index.ts';

type Tables = Database & { item: Database['company_item'] };
type Found = SelectQueryBuilder<Tables, 'item', object>;

/** The regions that a column lists, in the order in which regions are shown. */
const selectRegions = (column: RawBuilder<unknown>): RawBuilder<CompanyItemRegion[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', region.id, 'sido_short', region.sido_short, 'sigungu', region.sigungu)
    order by region.index, region.id), '[]')
  from region where region.id in (select value::bigint from jsonb_array_elements_text(${column}) as value))`;

/** The account of the vendor under the name of the company. */
const vendor = sql<PersonRef>`(
  select jsonb_build_object('id', account.id, 'nano_id', account.nano_id,
    'name', coalesce(nullif(brand.name, ''), item.company_name), 'profile_image_url', ${publicFileUrl('account.profile_image_id')})
  from user_account as account left join brand_account as brand on brand.user_id = account.id where account.id = item.user_id)`;

const isFavourite = (readerId: number | undefined) =>
  readerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from company_item_fav as fav where fav.user_id = ${readerId} and fav.company_item_id = item.id)`;

/** The sums of its evaluations; nothing when the vendor does not show them. */
const evaluations = sql<EvaluationSummary | null>`case when item.is_readable_brand_review and evaluated.reviews > 0
  then jsonb_build_object(${sql.join(
    [...EVALUATION_SCORES.map(([name]) => name), 'reviews'].map(
      (name) => sql`${sql.lit(name)}, ${sql.ref(`evaluated.${name}`)}`,
    ),
  )}) end`;

export const fromItems = (db: Db) => db.selectFrom('company_item as item');

/** The columns of lists; `readerId` is the account whose favourites are marked. */
export const selectLines = (found: Found, readerId: number | undefined) =>
  found
    .leftJoin('brand_evaluation_sum as evaluated', 'evaluated.brand_id', 'item.user_id')
    .leftJoin('brand_fact as fact', 'fact.brand_id', 'item.user_id')
    .leftJoin('brand_answer_time as answering', 'answering.brand_id', 'item.user_id')
    .select([
      'item.id',
      'item.nano_id',
      'item.user_id',
      'item.edit_state_type',
      'item.is_public',
      'item.is_hidden_by_staff',
      'item.is_suspended',
      'item.reason',
      'item.title',
      'item.category',
      'item.tags',
      'item.description',
      'item.thumbnail_image_id',
      'item.thumbnail_link',
      'item.company_name',
      'item.company_tel',
      'item.company_email',
      'item.ad_type',
      'item.is_readable_brand_review',
      'item.short_link',
      'item.favs',
      'item.views',
      'item.scans',
      'item.listed',
      'item.created',
      'item.updated',
      'fact.active_on',
      'answering.hours as answer_hours',
    ])
    .select([
      sql<number>`coalesce(fact.contracts, 0)`.as('contracts'),
      evaluations.as('evaluation_summaries'),
      vendor.as('user'),
      selectRegions(sql.ref('item.sigungu')).as('sigungu'),
      isFavourite(readerId).as('is_fav'),
    ]);
export type CompanyItemLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

const selectWhole = (found: Found, readerId: number | undefined) =>
  selectLines(found, readerId)
    .leftJoin('company_item_edit as edit', 'edit.company_item_id', 'item.id')
    .select(['item.description_content', 'item.work_cases', 'edit.content as edit', 'edit.created as edit_created'])
    .select(selectRegions(sql`coalesce(edit.content -> 'sigungu', '[]')`).as('edit_regions'));
export type WholeCompanyItemRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>;

const withRef = (found: Found, ref: string): Found => found.where(hasRef('item', ref));

export const findItem = (db: Db, ref: string, readerId: number | undefined): Promise<WholeCompanyItemRow | undefined> =>
  selectWhole(withRef(fromItems(db), ref), readerId).executeTakeFirst();

/** Locks the row for the transaction. */
export const lockItem = (db: Db, ref: string) =>
  withRef(fromItems(db), ref)
    .select([
      'item.id',
      'item.nano_id',
      'item.user_id',
      'item.edit_state_type',
      'item.is_public',
      'item.is_hidden_by_staff',
      'item.listed',
      'item.updated',
      'item.title',
      'item.category',
      'item.tags',
      'item.sigungu',
      'item.description',
      'item.description_content',
      'item.thumbnail_image_id',
      'item.thumbnail_link',
      'item.company_name',
      'item.company_tel',
      'item.company_email',
      'item.ad_type',
      'item.is_readable_brand_review',
      'item.work_cases',
    ])
    .forUpdate()
    .executeTakeFirst();
export type LockedCompanyItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

export const insertItem = async (db: Db, values: Insertable<Database['company_item']>): Promise<number> =>
  (await db.insertInto('company_item').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateItem(db: Db, id: number, changes: Updateable<Database['company_item']>): Promise<void> {
  await db.updateTable('company_item').set(changes).where('id', '=', id).execute();
}

/** Finds the version that waits for review, or was refused, while another one is approved. */
export const findEdit = async (db: Db, id: number): Promise<CompanyItemContent | undefined> =>
  (await db.selectFrom('company_item_edit').where('company_item_id', '=', id).select('content').executeTakeFirst())
    ?.content;

export async function saveEdit(db: Db, id: number, content: CompanyItemContent, created: Date): Promise<void> {
  const values = { content: toJson(content), created };
  await db
    .insertInto('company_item_edit')
    .values({ company_item_id: id, ...values })
    .onConflict((conflict) => conflict.column('company_item_id').doUpdateSet(values))
    .execute();
}

export async function deleteEdit(db: Db, id: number): Promise<void> {
  await db.deleteFrom('company_item_edit').where('company_item_id', '=', id).execute();
}

/** The changes of state of items. */
export const events = historyOf('company_item_event', 'company_item_id');

/** Lists them, newest first. */
export const listEvents = (db: Db, id: number): Promise<CompanyItemEvent[]> =>
  db
    .selectFrom('company_item_event as event')
    .leftJoin('user_account as account', 'account.id', 'event.user_id')
    .where('event.company_item_id', '=', id)
    .select(['event.id', 'event.from_state', 'event.to_state', 'event.reason', 'event.created'])
    .select(optionalPersonRef('account').as('user'))
    .orderBy('event.id', 'desc')
    .limit(ANSWER_LIMITS.trail)
    .execute();
