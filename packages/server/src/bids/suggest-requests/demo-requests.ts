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
import { type SentPayload, toHash } from './sent-version.ts';
import { insertVersion } from './suggest-request.repository.ts';

const { OPEN, CLOSED, AWARDED, FAILED } = SuggestItemState;
const HOUR_MS = 3_600_000;
const OFFERS = 3;
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
    .limit(200)
    .execute();
type Item = Awaited<ReturnType<typeof listItems>>[number];

/** The approved vendors that have read a notice, in an order of its own. */
const listReaders = (db: Db, itemId: number) =>
  db
    .selectFrom('suggest_item_read as seen')
    .innerJoin('brand_account as brand', 'brand.user_id', 'seen.brand_id')
    .where('seen.item_id', '=', itemId)
    .where('brand.brand_status_type', '=', EditState.DONE)
    .select(['brand.user_id as id', 'brand.name', 'brand.business_no'])
    .orderBy('brand.user_id')
    .limit(OFFERS)
    .execute();
type Vendor = Awaited<ReturnType<typeof listReaders>>[number];

/** How many vendors are cheaper: who wins is the cheapest. */
const toRank = ({ id }: Item, place: number): number => (place + OFFERS - (id % 2)) % OFFERS;

function toState(item: Item, place: number): SuggestRequest['state'] {
  const { state } = item;
  if (state === AWARDED) return toRank(item, place) === 0 ? 'awarded' : 'unsuccessful';
  if (state === FAILED) return 'unsuccessful';
  return state === OPEN && place === 2 ? 'draft' : 'sent';
}

/** Prices of the rows of a notice, a little apart for each vendor. */
function toLines(item: Item, place: number): SuggestRequest['price_lines'] {
  const { price_table, amount } = item;
  const share = (amount ?? 30_000_000) / Math.max(1, price_table.length);
  return price_table.map((row) => ({
    ...row,
    unit_price: Math.round((share * (0.88 + toRank(item, place) * 0.05)) / Math.max(1, row.quantity) / 1000) * 1000,
  }));
}

/** Its address is known beforehand: tests of every screen open one. */
const toDemoId = (item: Item, vendor: Vendor) => `demo-request-${item.id}-${vendor.id}`.padEnd(21, '-') as NanoId;

async function seedOne(db: Db, item: Item, { vendor, place, now }: { vendor: Vendor; place: number; now: Date }) {
  const state = toState(item, place);
  const end = Math.min(now.getTime(), Date.parse(item.date_end ?? now.toISOString()));
  const sent = new Date(end - (place * 5 + 2) * HOUR_MS);
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
  const { id } = await db
    .insertInto('suggest_request')
    .values({
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (hash !== null) await insertVersion(db, { request_id: id, sent, hash, payload: toJson(payload) });
}

/** Seeds requests of vendors on the demo notices that they have read, in every state. */
export async function seedDemoRequests(db: Db, now: Date): Promise<void> {
  for (const item of await listItems(db, now)) {
    const vendors = await listReaders(db, item.id);
    for (const [place, vendor] of vendors.entries()) await seedOne(db, item, { vendor, place, now });
  }
}
