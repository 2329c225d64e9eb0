/**
 * The ledger of points for other features. Every function works in the caller's transaction (`db`), and is safe to repeat
 * because of its cause key. A transaction locks its own rows first, then accounts, all of them in the order of their ids.
 *
 *     await postPoints(db, { userId, type: PointHistoryType.COUPON_PURCHASE, points: -5000, now,
 *       causeKey: `coupon_application:${id}:purchase`, description: '스타벅스 아메리카노 교환',
 *       data: { application_id: id, path: webPaths.couponApplications } });
 *
 *     await holdPoints(db, { userId, points: 5000, causeKey: `coupon_application:${id}:hold`, description: '…', now });
 *     await settleHold(db, `coupon_application:${id}:hold`, { …the entry, with its own causeKey });
 */
export { lockPointAccounts, postAllPoints, postPoints } from './post-points.ts';
export type { PointPosting } from './post-points.ts';
export { holdPoints, promisePoints, releaseHold, settleHold } from './hold-points.ts';
export { getPointBalance, sumPromised } from './point-balance.ts';
export { selectDaySums } from './point-days.ts';
export { listDemoPostings } from './demo-points.ts';
export { findPointSet } from './point-set.repository.ts';
export { couponCounts } from './coupon-counts.ts';
export { tellOwner } from './tell-owner.ts';
