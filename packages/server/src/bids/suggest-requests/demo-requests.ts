import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { toTotalPrice } from '@danji/contracts/bids/suggest-request.validation';
import { EditState } from '@danji/contracts/codes/edit-state';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import { toBusinessDate } from '@danji/contracts/format/date';
import { getOwn } from '@danji/contracts/get-own';
import { addDays } from '@danji/contracts/rules/day-math';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { findDemoPrice } from '../suggest-items/index.ts';
import { type SentPayload, toHash } from './sent-version.ts';

const { OPEN, CLOSED, AWARDED, FAILED } = SuggestItemState;
const HOUR_MS = 3_600_000;
/** Less than an hour for all notices of the demo data, ms. */
const STAGGER_MS = 7_000;
const OFFERS = 3;
/** The awarded notice that has more offers, one of them with a unit price far from the others: its address is known. */
const COMPARED = 34;
/** Earlier notices begin behind so many others. */
const SHOWN = 60;
/** Rows of one statement. */
const BATCH = 200;
const CONTENT = toDocument(
  '## 시공 방법\n\n현장을 다시 점검한 뒤 시작하고, 끝난 다음 날 결과를 사진으로 드려요.\n\n- 하자 보증 3년\n- 작업은 평일 낮에만 해요',
);
const REASONS = {
  awarded: '가격과 실적이 가장 좋아요.',
  unsuccessful: '가격과 실적이 더 좋은 제안을 선정했어요.',
  failed: '유효한 제안이 부족해요.',
};

/** The published notices that demo vendors may have offered on. */
const listItems = (db: Db, now: Date) =>
  db
    .selectFrom('suggest_item')
    .where('state', 'in', [OPEN, CLOSED, AWARDED, FAILED])
    .where('date_start', '<=', now.toISOString())
    .select(['id', 'nano_id', 'state', 'date_start', 'date_end', 'price_table', 'expected_contract_amount as amount'])
    .orderBy('id')
    .limit(500)
    .execute();
type Item = Awaited<ReturnType<typeof listItems>>[number];

/** The approved vendors that have read the notices, in the order of their accounts. */
async function listReaders(db: Db): Promise<Map<number, Vendor[]>> {
  const rows = await db
    .selectFrom('suggest_item_read as seen')
    .innerJoin('brand_account as brand', 'brand.user_id', 'seen.brand_id')
    .where('brand.brand_status_type', '=', EditState.DONE)
    .select(['seen.item_id', 'brand.user_id as id', 'brand.name', 'brand.business_no'])
    .orderBy('brand.user_id')
    .execute();
  const readers = new Map<number, Vendor[]>();
  for (const { item_id, ...vendor } of rows) readers.set(item_id, [...(readers.get(item_id) ?? []), vendor]);
  return readers;
}
type Vendor = { id: number; name: string; business_no: string };

/** How many vendors offer: fewer where a notice has failed. */
function toOffers({ id, state }: Item): number {
  if (id === COMPARED) return OFFERS + 2;
  if (id <= SHOWN) return OFFERS;
  return state === FAILED ? 1 : OFFERS + (id % 3);
}

/** How many vendors are cheaper: who wins is the cheapest. Earlier notices go to more of their readers in turn. */
function toRank(item: Item, place: number): number {
  const offers = toOffers(item);
  const winner = item.id % (item.id > SHOWN ? offers : 2);
  return (place + offers - winner) % offers;
}

function toState(item: Item, place: number): SuggestRequest['state'] {
  const { state } = item;
  if (state === AWARDED) return toRank(item, place) === 0 ? 'awarded' : 'unsuccessful';
  if (state === FAILED) return 'unsuccessful';
  return state === OPEN && place === 2 ? 'draft' : 'sent';
}

/** How much of a row one vendor asks for: the last of the compared notice far more than the others for its first row. */
const toFactor = (item: Item, place: number, row: number): number =>
  item.id === COMPARED && row === 0 && toRank(item, place) === 4 ? 2.2 : 0.88 + toRank(item, place) * 0.05;

/** Prices of the rows of a notice, a little apart for each vendor. */
function toLines(item: Item, place: number): SuggestRequest['price_lines'] {
  const { price_table, amount } = item;
  const share = (amount ?? 30_000_000) / Math.max(1, price_table.length);
  return price_table.map((row, at) => {
    const price = findDemoPrice(row.item);
    // Small prices are written to the won of ten, others to the thousand.
    const step = price !== undefined && price < 20_000 ? 10 : 1000;
    const one = price ?? share / Math.max(1, row.quantity);
    return { ...row, unit_price: Math.round((one * toFactor(item, place, at)) / step) * step };
  });
}

/** Its address is known beforehand: tests of every screen open one. */
const toDemoId = (item: Item, vendor: Vendor) => `demo-request-${item.id}-${vendor.id}`.padEnd(21, '-') as NanoId;

type Offer = { item: Item; vendor: Vendor; place: number; now: Date };

/** A request as it is stored, and its sent version but for the number of the request; a draft has none. */
function toRows({ item, vendor, place, now }: Offer) {
  const state = toState(item, place);
  const end = Math.min(now.getTime(), Date.parse(item.date_end ?? now.toISOString()));
  // No two at one moment: lists are ordered by it, and ids, which are random, would decide.
  const sent = new Date(end - (place * 5 + 2) * HOUR_MS - item.id * STAGGER_MS);
  const price_lines = toLines(item, place);
  const money = {
    total_price: toTotalPrice({ price_lines, total_price: item.amount }),
    vat_mode: 'excluded' as const,
    valid_until: addDays(toBusinessDate(sent), 60),
  };
  const nano_id = toDemoId(item, vendor);
  const payload: SentPayload = {
    ...money,
    content: CONTENT,
    price_lines,
    request: nano_id,
    suggest_item: item.nano_id,
    brand: vendor,
    company_item: null,
    documents: [],
    files: [],
    sent: sent.toISOString(),
  };
  const hash = state === 'draft' ? null : toHash(payload);
  const decided = item.state === FAILED ? 'failed' : state;
  const row = {
    ...money,
    nano_id,
    item_id: item.id,
    brand_id: vendor.id,
    company_item_id: null,
    company_fav_date: place === 0 ? sent : null,
    state,
    content: toJson(CONTENT),
    price_lines: toJson(price_lines),
    sent: hash === null ? null : sent,
    hash,
    reason: getOwn(REASONS, decided) ?? null,
    created: sent,
    updated: sent,
  };
  return { row, version: hash === null ? undefined : { sent, hash, payload: toJson(payload) } };
}

/** Seeds requests of vendors on the demo notices that they have read, in every state. */
export async function seedDemoRequests(db: Db, now: Date): Promise<void> {
  const readers = await listReaders(db);
  const offers = (await listItems(db, now)).flatMap((item) =>
    (readers.get(item.id) ?? []).slice(0, toOffers(item)).map((vendor, place) => toRows({ item, vendor, place, now })),
  );
  for (let from = 0; from < offers.length; from += BATCH) {
    const batch = offers.slice(from, from + BATCH);
    const ids = await db
      .insertInto('suggest_request')
      .values(batch.map(({ row }) => row))
      .returning('id')
      .execute();
    const versions = ids.flatMap(({ id }, index) => {
      const version = batch[index]?.version;
      return version === undefined ? [] : [{ request_id: id, ...version }];
    });
    if (versions.length > 0) await db.insertInto('suggest_request_version').values(versions).execute();
  }
}
