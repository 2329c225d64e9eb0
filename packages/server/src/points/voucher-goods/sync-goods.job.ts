import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { GoodChange } from '@danji/contracts/points/voucher-good';
import { addSeconds } from '../../platform/clock.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { GoodsRow } from './giftishow-body.ts';
import type { GiftishowClient } from './giftishow-client.ts';
import { toRefusal } from './giftishow-errors.ts';
import { toGood } from './goods-row.ts';
import {
  endStaleSyncs,
  finishSync,
  insertSync,
  markGone,
  readGoods,
  saveGoods,
  updateSyncProgress,
} from './voucher-good.repository.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 500;
/** A reading that has not ended after this time belongs to a server that has died, seconds. */
const STALE_SECONDS = 15 * 60;

/**
 * Held by whatever writes many goods, or coupons of many goods, in one transaction: the copies of goods in coupons make
 * both lock the goods, and in different orders they would wait for each other.
 */
export const GOODS_LOCK = 'voucher_goods';

type Known = Awaited<ReturnType<typeof readGoods>>;

/** Handlers that run in the transaction of a reading of the catalogue, for goods that can no longer be bought. */
export const goodsChanges = defineContributionPoint<(db: Db, now: Date) => Promise<number>>('changes of voucher goods');

async function readAll(client: GiftishowClient, onPage: (read: number, total: number) => Promise<void>) {
  const goods = new Map<string, GoodsRow>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { total, goods: rows } = await client.listGoods({ page, size: PAGE_SIZE });
    for (const row of rows) goods.set(row.goodsCode, row);
    await onPage(goods.size, total);
    if (rows.length === 0 || goods.size >= total) break;
  }
  return [...goods.values()];
}

const toChange = (good: { goods_code: string; goods_name: string }, before: number | null, after: number | null) => ({
  goods_code: good.goods_code,
  goods_name: good.goods_name,
  before,
  after,
});

/** Compares goods with those that were known, and returns the changes. */
function compare(known: Known, goods: readonly ReturnType<typeof toGood>[]) {
  const codes = new Set(goods.map(({ goods_code }) => goods_code));
  const added: GoodChange[] = [];
  const repriced: GoodChange[] = [];
  for (const good of goods) {
    const before = known.get(good.goods_code);
    if (!before || before.state === 'GONE') added.push(toChange(good, null, good.sale_price));
    else if (before.sale_price !== good.sale_price) repriced.push(toChange(good, before.sale_price, good.sale_price));
  }
  const gone = [...known.values()]
    .filter(({ goods_code, state }) => state !== 'GONE' && !codes.has(goods_code))
    .map((good) => toChange(good, good.sale_price, null));
  return { added, repriced, gone };
}

const cut = (changes: GoodChange[]): GoodChange[] => changes.slice(0, ANSWER_LIMITS.goodChanges);

async function syncGoods(run: JobRun<object, GiftishowClient>): Promise<void> {
  const { db, clock, contributions, shared: client } = run;
  const now = clock.now();
  await endStaleSyncs(db, addSeconds(now, -STALE_SECONDS), now);
  const id = await insertSync(db, now);
  if (id === undefined) return;
  try {
    const rows = await readAll(client, (read, total) => updateSyncProgress(db, id, read, total));
    const goods = rows.map((row) => toGood(row, now));
    await transaction(db, async (db) => {
      await acquireAdvisoryLock(db, GOODS_LOCK);
      const { added, repriced, gone } = compare(await readGoods(db), goods);
      for (let at = 0; at < goods.length; at += PAGE_SIZE) await saveGoods(db, goods.slice(at, at + PAGE_SIZE));
      await markGone(
        db,
        gone.map(({ goods_code }) => goods_code),
      );
      let closed = 0;
      for (const follow of contributions.of(goodsChanges).values()) closed += await follow(db, now);
      const changes = { added: cut(added), repriced: cut(repriced), gone: cut(gone) };
      await finishSync(db, id, { ...changes, closed, error: null }, clock.now());
    });
  } catch (error) {
    const text = error instanceof ProviderError ? `${toRefusal(error.code).text} (${error.code})` : '알 수 없는 오류';
    await finishSync(db, id, { added: [], repriced: [], gone: [], closed: 0, error: text }, clock.now());
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** Reads the provider's catalogue every night, and when an operator asks for it. */
export const readVoucherGoods = defineJob('points.read_voucher_goods', syncGoods, { cron: '20 3 * * *' });
