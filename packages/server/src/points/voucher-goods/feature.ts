import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoGoods } from './demo-goods.ts';
import { createGiftishowClient } from './giftishow-client.ts';
import { voucherGoodPersonalData } from './personal-data.ts';
import { readVoucherGoods } from './sync-goods.job.ts';
import { registerVoucherGoodRoutes } from './voucher-good.routes.ts';

/** The goods of the voucher provider and our balance there (SPEC §3, FACTS §3). */
export const voucherGoods = defineFeature({
  name: 'voucher_goods',
  open: ({ platform }) => createGiftishowClient(platform.config.giftishow),
  routes: [registerVoucherGoodRoutes],
  jobs: [readVoucherGoods],
  personalData: voucherGoodPersonalData,
  // Without this there would be no goods until the first night, and no coupons to look at.
  demo: { name: 'voucher_goods', order: 91, seed: seedDemoGoods },
});
