/** Coupons for other features. Every function works in the caller's transaction. */
export { addGiftApplications, orderGiftAgain } from './gift-applications.ts';
export { keepOfferedCoupon } from './coupon.repository.ts';
