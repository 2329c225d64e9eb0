import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { createGiftishowClient } from '../voucher-goods/index.ts';
import { readOpenOrders, type Watch, watchVouchers } from './watch-vouchers.job.ts';

const readNow = ({ platform: { db, clock } }: Watch) => readOpenOrders(db, clock.now());

/** Alarms and numbers about orders at the provider of vouchers, and about our balance there. */
export const voucherWatch = defineFeature({
  name: 'voucher_watch',
  open: ({ platform }: FastifyInstance): Watch => ({
    platform,
    client: createGiftishowClient(platform.config.giftishow),
  }),
  jobs: [watchVouchers],
  gauges: {
    vouchers_open: async (watch) => (await readNow(watch)).open,
    vouchers_oldest_seconds: async (watch) => (await readNow(watch)).oldestSeconds,
  },
});
