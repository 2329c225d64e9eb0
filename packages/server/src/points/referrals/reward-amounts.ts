import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';

/** The points of a sign-up: for the new member, for the recommender, and for a new member who has one. */
type RewardAmounts = { point_signup: number; point_referral: number; point_referred: number };

/** Where the amounts come from: the point set of our operators. */
export const rewardAmounts = defineContributionPoint<(db: Db) => Promise<RewardAmounts>>('reward amounts');

/** Reads what a sign-up brings now; nothing while nobody has set amounts. */
export async function readRewardAmounts({ contributions }: Platform, db: Db): Promise<RewardAmounts> {
  const [read] = contributions.of(rewardAmounts).values();
  return read ? read(db) : { point_signup: 0, point_referral: 0, point_referred: 0 };
}
