import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** How many coupons an account has received, and how many applications of it are open: part of its point info (SPEC §3). */
export const couponCounts =
  defineContributionPoint<(db: Db, userId: number) => Promise<{ done: number; apply: number }>>('coupon counts');
