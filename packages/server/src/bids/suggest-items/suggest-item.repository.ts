import type { PersonRef } from '@danji/contracts/accounts/user';
import type { SuggestItemContent, SuggestItemEvent } from '@danji/contracts/bids/suggest-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { NanoId } from '@danji/contracts/fields';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { rolesWith, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { optionalPersonRef, selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { historyOf } from '../../platform/records/history.ts';
import { hasRef } from '../../platform/records/record-ref.ts';

/** The use of the attachments and pictures of notices. */
export const SUGGEST_ITEM_FILE_USE = 'suggest_item';

type Tables = Database & { item: Database['suggest_item'] };
type Found = SelectQueryBuilder<Tables, 'item', object>;
/** The reader of a notice; `null` is a visitor. */
export type Reader = Principal | null;

type RegionRef = { id: number; sido_short: string; sigungu: string };
const region = sql`jsonb_build_object('id', region.id, 'sido_short', region.sido_short, 'sigungu', region.sigungu)`;
const place = sql<RegionRef | null>`(select ${region} from region where region.id = item.sigungu)`;
const places = sql<RegionRef[]>`(select coalesce(jsonb_agg(${region} order by region.index, region.id), '[]')
  from region where region.id in (select value::bigint from jsonb_array_elements_text(item.sigungus) as value))`;

export const fromItems = (db: Db) => db.selectFrom('suggest_item as item');

/** Condition: the caller has the right in the space of the notice, which is open. */
export const hasRight = (reader: Reader, right: SpaceRight): RawBuilder<boolean> =>
  reader?.user_type === UserType.GENERAL
    ? sql`exists (select from work_member as member where member.space_id = item.space_id and member.user_id = ${reader.id}
        and member.edit_state_type = ${sql.lit(EditState.DONE)} and member.role in (${sql.join(rolesWith(right))}))`
    : sql`false`;

const isBrand = (reader: Reader): reader is Principal => reader?.user_type === UserType.BRAND;

/** Condition: the calling vendor has read the notice. */
export const isReadBy = (reader: Reader): RawBuilder<boolean> =>
  isBrand(reader)
    ? sql`exists (select from suggest_item_read as seen where seen.item_id = item.id and seen.brand_id = ${reader.id})`
    : sql`false`;

/** Condition: the notice invites the calling vendor. */
const isInvited = (reader: Reader): RawBuilder<boolean> =>
  isBrand(reader) ? sql`item.invited_ids @> ${String(reader.id)}::jsonb` : sql`false`;

const ownRequest = <T>(reader: Reader, value: RawBuilder<unknown>): RawBuilder<T | null> =>
  isBrand(reader)
    ? sql`(select ${value} from suggest_request as own where own.item_id = item.id and own.brand_id = ${reader.id})`
    : sql`null`;

const reads = sql<number>`(select count(*)::integer from suggest_item_read as seen where seen.item_id = item.id)`;
/** Requests that have been sent and were not withdrawn. */
const requests = sql<number>`(select count(*)::integer from suggest_request as offer where offer.item_id = item.id
  and offer.state in ('sent', 'awarded', 'unsuccessful', 'invalid', 'revoked'))`;

/** The columns of lists for a reader; `toLine` presents them. */
export const selectLines = (found: Found, reader: Reader) => {
  const isOwn = hasRight(reader, 'work');
  const counts = reader?.user_type === UserType.STAFF ? sql`true` : isOwn;
  return found
    .select([
      'item.id',
      'item.nano_id',
      'item.space_id',
      'item.title',
      'item.business_title',
      'item.suggest_type',
      'item.selection_method',
      'item.bid_method',
      'item.urgency',
      'item.category',
      'item.tags',
      'item.number_of_units',
      'item.expected_contract_amount',
      'item.is_amount_public',
      'item.work_start_date',
      'item.kapt_number',
      'item.kapt_link',
      'item.date_start',
      'item.date_end',
      'item.is_early_close',
      'item.state',
      'item.created',
      'item.updated',
    ])
    .select([
      place.as('sigungu'),
      places.as('sigungus'),
      isOwn.as('is_own'),
      sql<boolean>`item.invited_ids <> '[]'::jsonb`.as('is_by_invitation'),
      isInvited(reader).as('is_invited'),
      isReadBy(reader).as('is_read'),
      ownRequest<string>(reader, sql`own.company_fav_date`).as('company_fav_date'),
      ownRequest<NanoId>(reader, sql`case when own.state is not null then own.nano_id end`).as('my_request'),
      sql<number | null>`case when ${counts} then ${reads} end`.as('reads'),
      sql<number | null>`case when ${counts} then ${requests} end`.as('requests'),
      sql<PersonRef | null>`case when ${counts} then ${selectPersonRef('item.saved_by')} end`.as('saved_by'),
    ]);
};
export type SuggestItemLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

/** Reads lines of notices by their ids, in no order. */
export const findLines = async (db: Db, ids: readonly number[], reader: Reader): Promise<SuggestItemLineRow[]> =>
  ids.length === 0
    ? []
    : selectLines(fromItems(db), reader)
        .where('item.id', 'in', [...ids])
        .execute();

const selectWhole = (found: Found, reader: Reader) =>
  selectLines(found, reader)
    .innerJoin('work_space as complex', 'complex.id', 'item.space_id')
    .select([
      'item.work_scope',
      'item.participant_qualification',
      'item.building_name',
      'item.address1',
      'item.address2',
      'item.manager_name',
      'item.tel',
      'item.briefing_place',
      'item.opening_place',
      'item.bid_deposit_rate',
      'item.contract_deposit_rate',
      'item.papers',
      'item.price_table',
      'item.briefing_at',
      'item.opening_at',
      'item.reason',
      'item.opened',
      'item.invited_ids',
      'complex.title as space_title',
    ])
    .select([
      selectPersonRef('item.user_id').as('user'),
      hasRight(reader, 'write_notices').as('is_writer'),
      hasRight(reader, 'decide_notices').as('is_decider'),
    ]);
export type WholeSuggestItemRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>;

const withRef = (found: Found, ref: string): Found => found.where(hasRef('item', ref));

export const findItem = (db: Db, ref: string, reader: Reader): Promise<WholeSuggestItemRow | undefined> =>
  selectWhole(withRef(fromItems(db), ref), reader).executeTakeFirst();

const LOCKED = [
  'item.id',
  'item.nano_id',
  'item.space_id',
  'item.user_id',
  'item.title',
  'item.suggest_type',
  'item.bid_method',
  'item.urgency',
  'item.state',
  'item.date_start',
  'item.date_end',
  'item.opened',
  'item.invited_ids',
  'item.updated',
] as const;

/** Reads the content that the office of a complex has written, without the files. */
export const findContent = (db: Db, id: number): Promise<Omit<SuggestItemContent, 'file_ids'>> =>
  fromItems(db)
    .where('item.id', '=', id)
    .select([
      'item.title',
      'item.business_title',
      'item.suggest_type',
      'item.selection_method',
      'item.bid_method',
      'item.urgency',
      'item.category',
      'item.tags',
      'item.number_of_units',
      'item.expected_contract_amount',
      'item.is_amount_public',
      'item.work_start_date',
      'item.kapt_number',
      'item.kapt_link',
      'item.work_scope',
      'item.participant_qualification',
      'item.building_name',
      'item.address1',
      'item.address2',
      'item.manager_name',
      'item.briefing_place',
      'item.opening_place',
      'item.bid_deposit_rate',
      'item.contract_deposit_rate',
      'item.papers',
      'item.price_table',
      'item.tel',
      'item.sigungu',
      'item.sigungus',
      'item.invited_ids',
      'item.date_start',
      'item.date_end',
      'item.briefing_at',
      'item.opening_at',
    ])
    .executeTakeFirstOrThrow();

/** Reads the fields by which requests on a notice are decided, without a lock. */
export const findStanding = (db: Db, ref: string) =>
  withRef(fromItems(db), ref)
    .select([...LOCKED])
    .executeTakeFirst();

/** Locks the row for the transaction. */
export const lockItem = (db: Db, ref: string) =>
  withRef(fromItems(db), ref)
    .select([...LOCKED])
    .forUpdate()
    .executeTakeFirst();
export type LockedSuggestItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/**
 * Keeps a notice in its state for the transaction: vendors who send requests do not wait for each other, and who closes,
 * cancels or awards it waits for them.
 */
export const holdItem = (db: Db, ref: string): Promise<LockedSuggestItem | undefined> =>
  withRef(fromItems(db), ref)
    .select([...LOCKED])
    .forShare()
    .executeTakeFirst();

/** Locks notices whose period is over and that nobody has closed, those that have ended first. */
export const lockEnded = (db: Db, now: Date, limit: number): Promise<LockedSuggestItem[]> =>
  fromItems(db)
    .where('item.state', '=', SuggestItemState.OPEN)
    .where('item.date_end', '<=', now.toISOString())
    .select([...LOCKED])
    .orderBy('item.date_end')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const insertItem = async (db: Db, values: Insertable<Database['suggest_item']>): Promise<number> =>
  (await db.insertInto('suggest_item').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateItem(db: Db, id: number, changes: Updateable<Database['suggest_item']>): Promise<void> {
  await db.updateTable('suggest_item').set(changes).where('id', '=', id).execute();
}

/** The history of notices. */
export const events = historyOf('suggest_item_event', 'item_id');

/** Lists it, newest first. */
export const listEvents = (db: Db, id: number): Promise<SuggestItemEvent[]> =>
  db
    .selectFrom('suggest_item_event as event')
    .leftJoin('user_account as account', 'account.id', 'event.user_id')
    .where('event.item_id', '=', id)
    .select(['event.id', 'event.kind', 'event.reason', 'event.fields', 'event.created'])
    .select(optionalPersonRef('account').as('user'))
    .orderBy('event.id', 'desc')
    .limit(ANSWER_LIMITS.trail)
    .execute();
