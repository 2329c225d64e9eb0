import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoGift } from './demo-gift.ts';
import { tellOfGifts } from './finish-gifts.job.ts';
import { registerGiftRoutes } from './gift.routes.ts';
import { giftPersonalData } from './personal-data.ts';

/** Vouchers that operators give to many members at once. */
export const couponGifts = defineFeature({
  name: 'coupon_gifts',
  routes: [registerGiftRoutes],
  jobs: [tellOfGifts],
  personalData: giftPersonalData,
  // After the coupons that it gives.
  demo: { name: 'coupon_gifts', order: 96, seed: seedDemoGift },
});
