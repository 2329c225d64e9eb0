export type { CouponInfo } from './giftishow-body.ts';
export { createGiftishowClient, type GiftishowClient, type Gubun, type IssuedVoucher } from './giftishow-client.ts';
export { toRefusal } from './giftishow-errors.ts';
export { GOODS_LOCK, goodsChanges, readVoucherGoods } from './sync-goods.job.ts';
export { askProvider } from './voucher-good.routes.ts';
export { findGood, goodPictureUrl, selectVoucherGood } from './voucher-good.repository.ts';
