import type { SuggestItemContent, SuggestItemEvent } from '@danji/contracts/bids/suggest-item';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { contractTypeOf, toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { EditState } from '@danji/contracts/codes/edit-state';
import { BidMethod, SelectionMethod, SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { findRegionOf } from '@danji/contracts/rules/region-of-address';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { suitsDemoTrade } from '../company-items/index.ts';
import { toColumns } from './suggest-item-content.ts';
import { type DemoSpace as Space, EARLIER, SCOPE, type Standing, type Subject, toEarlier } from './demo-earlier.ts';
import { events } from './suggest-item.repository.ts';

const ITEMS = 60;
/** Rows of one statement. */
const BATCH = 100;
/** So many of the newest are drafts, begin later, or take requests; the others are over, the oldest two years ago. */
const CURRENT = 22;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECTORS = [502, 503, 601, 104, 101, 701, 602, 304, 603, 702, 404, 604, 201, 301, 901, 1103];
const { DRAFT, OPEN, CLOSED, AWARDED, FAILED, CANCELED } = SuggestItemState;
const TYPES = [SuggestType.BID, SuggestType.BID, SuggestType.QUOTE, SuggestType.PROPOSAL, SuggestType.PRIVATE] as const;
const SELECTIONS = [SelectionMethod.LOWEST, SelectionMethod.QUALIFIED, SelectionMethod.QUALIFIED_LOWEST] as const;
const REASONS = { failed: '유효한 제안이 부족해요.', canceled: '예산을 다시 정한 뒤 공고해요.' };
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** With the vendors that have read the notice; of a private contract they are the invited ones. */
type Seed = {
  index: number;
  space: Space;
  region: number;
  readers: number[];
  standing: Standing;
  subject: Subject;
  now: Date;
};

/** The state of a notice, and when its period is, in ms from now, to the hour at which the demo is filled. */
function toRoughStanding(index: number): Standing {
  if (index < 3) return { state: DRAFT, start: 0, end: (index + 14) * DAY_MS };
  if (index < 5) return { state: OPEN, start: (index - 1) * DAY_MS, end: (index + 14) * DAY_MS };
  if (index < 8) return { state: OPEN, start: -12 * DAY_MS, end: (index - 2) * 3 * HOUR_MS };
  if (index < 18) return { state: OPEN, start: -(index - 7) * 8 * HOUR_MS, end: (index + 1) * DAY_MS };
  const age = index < CURRENT ? index - 17 : (index - CURRENT + 1) * 18;
  const end = -age * DAY_MS;
  const over = index < CURRENT ? CLOSED : at([AWARDED, AWARDED, FAILED, AWARDED, CANCELED], index);
  return { state: over, start: end - 14 * DAY_MS, end };
}

/** The state of a notice, and when its period is, in ms from now: it begins at 9 and ends at 18 o'clock where days count. */
function toStanding(index: number, now: Date): Standing {
  const { state, start, end } = toRoughStanding(index);
  const at = (ms: number, hour: string) =>
    Date.parse(`${toBusinessDate(new Date(now.getTime() + ms))}T${hour}:00:00+09:00`) - now.getTime();
  return {
    state,
    start: start > 0 ? at(start, '09') : Math.min(at(start, '09'), -HOUR_MS),
    end: Math.abs(end) < DAY_MS ? Math.floor((now.getTime() + end) / HOUR_MS) * HOUR_MS - now.getTime() : at(end, '18'),
  };
}

const toTitle = (index: number, type: SuggestItemContent['suggest_type'], sector: string): string =>
  ({
    [SuggestType.BID]: `${sector} 사업자 선정 입찰공고`,
    [SuggestType.QUOTE]: `${sector} 비교견적 요청`,
    [SuggestType.PROPOSAL]: `${sector} 제안요청`,
    [SuggestType.PRIVATE]: `${sector} 수의계약 상담`,
  })[type] + (index % 9 === 4 ? ' (재공고)' : '');

const QUALIFICATION =
  '- 관련 면허를 가진 사업자\n- 최근 3년 동안 500세대 이상 단지 실적 3건 이상\n- 국세·지방세를 밀리지 않은 사업자';

function toSubject(index: number): Subject {
  const category = at(SECTORS, index * 7);
  const name = toSubCategoryName(category);
  return {
    name,
    isLarge: false,
    category,
    tags: index % 3 === 0 ? [at(SECTORS, index * 7 + 3)] : [],
    expected_contract_amount: (contractTypeOf(category) === 1 ? 180_000_000 : 24_000_000) + index * 1_750_000,
    work_scope: toDocument(SCOPE),
    price_table: [
      { item: `${name} 기본`, unit: '식', quantity: 1 },
      { item: '추가 인력', unit: '명', quantity: 4 },
      { item: '소모품', unit: '월', quantity: 12 },
    ],
  };
}

function toContent({
  index,
  space,
  region,
  readers,
  standing: { start, end },
  subject,
  now,
}: Seed): SuggestItemContent {
  const { name, isLarge, ...about } = subject;
  const type = isLarge && at(TYPES, index) === SuggestType.PRIVATE ? SuggestType.QUOTE : at(TYPES, index);
  const isBid = type === SuggestType.BID;
  const isPrivate = type === SuggestType.PRIVATE;
  const moment = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return {
    title: toTitle(index, type, name),
    business_title: `${toBusinessDate(new Date(now.getTime() + start)).slice(0, 4)}년 ${toSubCategoryName(about.category ?? 0)}`,
    suggest_type: type,
    selection_method: isPrivate ? SelectionMethod.PRIVATE : isBid ? at(SELECTIONS, index) : SelectionMethod.UNDECIDED,
    bid_method: isPrivate ? BidMethod.PRIVATE : index % 4 === 1 ? BidMethod.RESTRICTED : BidMethod.OPEN,
    urgency: index % 9 === 4 ? 1 : 0,
    ...about,
    number_of_units: space.units,
    is_amount_public: index % 2 === 0,
    work_start_date: addDays(toBusinessDate(new Date(now.getTime() + end)), 30),
    kapt_number: '',
    kapt_link: '',
    participant_qualification: toDocument(QUALIFICATION),
    building_name: space.building_name,
    address1: space.address1,
    address2: '',
    manager_name: '관리과장',
    tel: space.tel || '0311234567',
    briefing_place: isBid ? '관리사무소 회의실' : '',
    opening_place: isBid ? '입주자대표회의실' : '',
    bid_deposit_rate: isBid ? 5 : null,
    contract_deposit_rate: isBid ? 10 : null,
    papers: '사업자등록증, 면허증, 실적 증명서, 국세·지방세 완납 증명서',
    sigungu: region,
    sigungus: index % 5 === 2 ? [region] : [],
    invited_ids: isPrivate ? readers : [],
    date_start: moment(start),
    date_end: moment(end),
    briefing_at: isBid ? moment(start + 6 * DAY_MS) : null,
    opening_at: isBid ? moment(end + HOUR_MS) : null,
    file_ids: [],
  };
}

type NewItem = Insertable<Database['suggest_item']>;

function toRow(seed: Seed): NewItem {
  const { index, space, now } = seed;
  const { state, start, end } = seed.standing;
  const content = toContent(seed);
  const created = new Date(now.getTime() + Math.min(start, 0) - HOUR_MS * (1 + (index % 7)));
  const isOpened = content.suggest_type === SuggestType.BID && (state === AWARDED || state === FAILED);
  return {
    ...toColumns(content),
    nano_id: newNanoId(),
    space_id: space.id,
    user_id: space.master_user_id,
    saved_by: space.master_user_id,
    state,
    reason: state === FAILED ? REASONS.failed : state === CANCELED ? REASONS.canceled : null,
    opened: isOpened ? new Date(now.getTime() + end + HOUR_MS) : null,
    created,
    updated: created,
  };
}

type NewEvent = Insertable<Database['suggest_item_event']>;

/** Lists the events of a notice up to its state. */
function listEventsOf(id: number, { space, standing, now }: Seed, row: NewItem): NewEvent[] {
  const { state, start, end } = standing;
  const userId = space.master_user_id;
  const event = (kind: SuggestItemEvent['kind'], ms: number, user: number | null = userId): NewEvent => ({
    item_id: id,
    user_id: user,
    kind,
    reason:
      kind === 'awarded'
        ? '가격과 실적이 가장 좋아요.'
        : kind === 'failed' || kind === 'canceled'
          ? REASONS[kind]
          : null,
    created: new Date(now.getTime() + ms),
  });
  const first = [event('created', Math.min(start, 0) - 20 * HOUR_MS)];
  if (state === DRAFT) return first;
  first.push(event('published', Math.min(start, 0) - HOUR_MS));
  if (state === CANCELED) return [...first, event('canceled', end - DAY_MS)];
  if (state === OPEN) return first;
  first.push(event('closed', end, null));
  if (row.opened !== null && row.opened !== undefined) first.push(event('opened', end + HOUR_MS));
  if (state === AWARDED) first.push(event('awarded', end + 3 * DAY_MS));
  if (state === FAILED) first.push(event('failed', end + 3 * DAY_MS));
  return first;
}

type Brand = { id: number; industry: string };

/** Approved vendors, of whom some read each notice. */
const listBrands = (db: Db): Promise<Brand[]> =>
  db
    .selectFrom('brand_account')
    .where('brand_status_type', '=', EditState.DONE)
    .select(['user_id as id', 'industry'])
    .orderBy('user_id')
    .execute();

/** So many vendors read a notice at least; those of other trades, where the trade of the work has not so many. */
const MIN_READERS = 4;

/** The vendors of the trade that read a notice; the first vendor, whose account the demo shows, reads some of all. */
function toReaders(brands: readonly Brand[], index: number, category: number): number[] {
  const isCurious = (place: number) => (place * 7 + index * 3) % 11 < 3;
  const suited = brands.filter(
    ({ industry }, place) => suitsDemoTrade(industry, category) || (place === 0 && isCurious(0)),
  );
  const others = brands.filter((brand, place) => isCurious(place) && !suited.includes(brand));
  return [...suited, ...others.slice(0, Math.max(0, MIN_READERS - suited.length))]
    .slice(0, SUGGEST_ITEM_LIMITS.invited)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
}

/** Reads of published notices. */
async function seedReads(db: Db, items: readonly { id: number; row: NewItem; seed: Seed }[], now: Date): Promise<void> {
  const reads = items
    .filter(({ row }) => row.state !== DRAFT)
    .flatMap(({ id, row, seed }) =>
      seed.readers.map((brand_id, place) => ({
        item_id: id,
        brand_id,
        created: new Date(Math.min(now.getTime(), new Date(row.created).getTime() + (place + 2) * HOUR_MS)),
      })),
    );
  if (reads.length > 0) await db.insertInto('suggest_item_read').values(reads).execute();
}

const toBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

/** Stores notices with what has happened to them and who has read them. */
async function seedItems(db: Db, seeds: readonly Seed[], now: Date): Promise<void> {
  const rows = seeds.map((seed) => toRow(seed));
  const ids = await db.insertInto('suggest_item').values(rows).returning('id').execute();
  const items = ids.map(({ id }, index) => ({ id, row: at(rows, index), seed: at(seeds, index) }));
  await events.add(db, ...items.flatMap(({ id, row, seed }) => listEventsOf(id, seed, row)));
  await seedReads(db, items, now);
}

/** Seeds notices of the demo work spaces in all states over two years; every second one is of the first work space. */
export async function seedDemoItems(db: Db, now: Date): Promise<void> {
  const spaces = await db
    .selectFrom('work_space')
    .select(['id', 'master_user_id', 'building_name', 'address1', 'tel', 'number_of_units as units'])
    .orderBy('id')
    .limit(12)
    .execute();
  const regions = await db
    .selectFrom('region')
    .select(['id', 'sido', 'sido_short', 'sigungu'])
    .orderBy('index')
    .execute();
  const brands = await listBrands(db);
  const [first] = spaces;
  if (!first || regions.length === 0) return;
  const build = (index: number, space: Space, about: Pick<Seed, 'standing' | 'subject'>): Seed => {
    const region = findRegionOf(space.address1, regions) ?? at(regions, index * 11).id;
    return { index, space, region, readers: toReaders(brands, index, about.subject.category ?? 0), ...about, now };
  };
  // The oldest are stored first, as if they had been written one after the other.
  const shown = Array.from({ length: ITEMS }, (_, index) =>
    build(index, index % 2 === 0 ? first : at(spaces, (index + 1) / 2), {
      standing: toStanding(index, now),
      subject: toSubject(index),
    }),
  ).toReversed();
  const earlier = Array.from({ length: EARLIER }, (_, index) => {
    const space = at(spaces, index);
    const turn = space === first ? Math.floor(index / spaces.length) : undefined;
    return build(index, space, toEarlier(index, { space, turn, now }));
  });
  for (const seeds of toBatches([...shown, ...earlier])) await seedItems(db, seeds, now);
}
