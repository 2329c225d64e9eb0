import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { couponCounts } from '../ledger/index.ts';
import { createGiftishowClient, goodsChanges } from '../voucher-goods/index.ts';
import { countCoupons } from './application.repository.ts';
import { registerApplicationRoutes, registerMoveRoutes } from './application.routes.ts';
import { checkClosedOrders } from './check-closed.job.ts';
import { closeImpossible } from './close-applications.ts';
import { registerCouponItemRoutes, registerCouponRoutes } from './coupon.routes.ts';
import { seedDemoCoupons } from './demo-coupons.ts';
import { couponPersonalData } from './personal-data.ts';
import { remindOfExpiry } from './remind-expiry.job.ts';
import { renewVoucherSecrets } from './renew-secrets.job.ts';
import { registerCouponReportRoutes } from './report.routes.ts';
import { settleVouchers } from './settle.job.ts';
import { sendVoucherMessages } from './voucher-message.ts';
import { registerVoucherPictureRoute, registerVoucherRoutes } from './voucher.routes.ts';

/** Coupons, applications of them, and the vouchers that they bring (SPEC §3, FACTS §10.3). */
export const coupons = defineFeature({
  name: 'coupons',
  open: ({ platform }) => createGiftishowClient(platform.config.giftishow),
  routes: [
    registerCouponRoutes,
    registerCouponItemRoutes,
    registerCouponReportRoutes,
    registerApplicationRoutes,
    registerMoveRoutes,
    registerVoucherRoutes,
    registerVoucherPictureRoute,
  ],
  jobs: [settleVouchers, checkClosedOrders, sendVoucherMessages, remindOfExpiry, renewVoucherSecrets],
  // After the entries and the goods that it builds on.
  demo: { name: 'coupons', order: 95, seed: seedDemoCoupons },
  personalData: couponPersonalData,
  contributions: [
    contribute(goodsChanges, 'coupons', closeImpossible),
    contribute(couponCounts, 'coupons', countCoupons),
  ],
});
