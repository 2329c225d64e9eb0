import { buffer } from 'node:stream/consumers';
import {
  downloadGoodPicture,
  getVoucherBalance,
  getVoucherGood,
  getVoucherSync,
  listVoucherGoods,
  refreshVoucherGoods,
} from '@danji/contracts/points/voucher-good.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { GiftishowClient } from './giftishow-client.ts';
import { toRefusal } from './giftishow-errors.ts';
import { toPictureType } from './picture-type.ts';
import { readVoucherGoods } from './sync-goods.job.ts';
import { findGood, findLastRead, findLatestSync, findPictureUrl, listGoods } from './voucher-good.repository.ts';

/** A list of goods shows many pictures at once. */
const PICTURES = { max: 3000, timeWindow: '1 minute' };
const ASKS = { max: 60, timeWindow: '1 minute' };
const PICTURE_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Turns what the provider refused into a problem for people. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ProblemError('provider_unavailable', {
      title: `${toRefusal(error.code).text} 잠시 뒤 다시 시도해 주세요.`,
    });
  }
}

/** Routes to the goods of the provider and to our balance there. */
export function registerVoucherGoodRoutes(app: FastifyInstance, client: GiftishowClient): void {
  const { platform } = app;

  route(app, listVoucherGoods, ({ db, query }) => listGoods(db, query));

  route(app, getVoucherGood, async ({ db, query }) => {
    const good = await findGood(db, query.goods_code);
    if (!good) throw new ProblemError('not_found', { title: '상품이 없어요. 판매가 끝났을 수 있어요.' });
    return good;
  });

  route(
    app,
    downloadGoodPicture,
    async ({ db, params, reply }) => {
      // No record holds the bytes, so that the nightly collection of orphans empties this cache.
      const key = `voucher-good-${params.goods_code}`;
      const stored = await platform.files.open(key);
      const bytes = stored ? await buffer(stored) : await fetchPicture(params.goods_code);
      void reply
        .type(toPictureType(bytes))
        .header('content-security-policy', PICTURE_CSP)
        .header('cache-control', 'public, max-age=86400');
      return bytes;

      async function fetchPicture(code: string): Promise<Buffer> {
        const url = await findPictureUrl(db, code);
        if (!url) throw new ProblemError('not_found');
        const { bytes, type } = await askProvider(() => client.readPicture(url));
        await platform.files.put(key, bytes, type);
        return bytes;
      }
    },
    { rateLimit: PICTURES },
  );

  route(
    app,
    getVoucherBalance,
    async ({ db }) => ({
      thumb_last_datetime: await findLastRead(db),
      balance: Math.max(0, await askProvider(() => client.getBalance())),
      threshold: platform.config.giftishow.lowBalance,
      sync: (await findLatestSync(db)) ?? null,
    }),
    { rateLimit: ASKS },
  );

  route(app, getVoucherSync, async ({ db }) => ({ sync: (await findLatestSync(db)) ?? null }));

  route(app, refreshVoucherGoods, async ({ db }) => {
    await platform.jobs.enqueue(db, readVoucherGoods, {});
    return { ok: true as const };
  });
}
