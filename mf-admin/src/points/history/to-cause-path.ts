import type { PointHistory } from '@danji/contracts/points/point-history';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';

/** Screens of our staff about the cause of an entry, by the number of the record in its data. */
const STAFF_SCREENS = {
  application_id: webPaths.adminCouponApplication,
  order_id: webPaths.adminOrder,
} as const;

/**
 * The screen of our staff about the cause of an entry: the application, the order, the sign-ups of the recommender, or the
 * post, which everybody has one screen for. Undefined where the entry itself says all there is, as one by hand does.
 */
export function toCausePath({ data, user }: Pick<PointHistory, 'data' | 'user'>): string | undefined {
  const details: Readonly<Record<string, unknown>> = data;
  const cause = Object.entries(STAFF_SCREENS).find(([name]) => typeof details[name] === 'number');
  if (cause) return cause[1](Number(details[cause[0]]));
  if (details['referral_id'] !== undefined) return webPaths.adminReferralMember(user.id);
  const isOfPost = details['post_id'] !== undefined || details['act_id'] !== undefined;
  return isOfPost && data.path !== undefined && isAppPath(data.path) ? data.path : undefined;
}
