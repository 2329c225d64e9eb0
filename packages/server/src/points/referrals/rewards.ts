import { maskName } from '@danji/contracts/format/mask';
import { referralNotifications } from '@danji/contracts/notifications/catalogue/referrals';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { countRecommended } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import {
  lockPointAccounts,
  type PointPosting,
  postAllPoints,
  promisePoints,
  releaseHold,
  settleHold,
} from '../ledger/index.ts';

/** A recommended sign-up with the points of both sides. */
export type RewardedPair = {
  id: number;
  user_id: number;
  recommender_id: number;
  referral_points: number;
  referred_points: number;
};

/** The entries of both sides; a side that gets nothing has none. */
export const toPostings = (pair: RewardedPair, now: Date): PointPosting[] => {
  const { id, user_id, recommender_id, referral_points, referred_points } = pair;
  const entry = { now, data: { referral_id: id, path: webPaths.referrals } };
  return [
    {
      ...entry,
      userId: recommender_id,
      type: PointHistoryType.REFERRAL,
      points: referral_points,
      causeKey: `referral:${id}:referral`,
      description: '추천한 회원의 가입',
    },
    {
      ...entry,
      userId: user_id,
      type: PointHistoryType.REFERRED,
      points: referred_points,
      causeKey: `referral:${id}:referred`,
      description: '추천 코드로 가입',
    },
  ].filter(({ points }) => points > 0);
};

const toHold = ({ causeKey }: PointPosting): string => `${causeKey}:hold`;

/** Tells the recommender that somebody signed up, without the name. */
export const notifyRecommender = (
  db: Db,
  { recommender_id, referral_points }: RewardedPair,
  name: string,
  kind: 'joined' | 'waiting',
  now: Date,
): Promise<void> =>
  notify(db, referralNotifications[kind], [recommender_id], { name: maskName(name), points: referral_points }, now);

/** Open screens of both sides read their points again. */
const showAnew = (db: Db, { user_id, recommender_id }: RewardedPair, now: Date): Promise<void> =>
  publishChange(db, [recommender_id, user_id], { tags: ['points', 'account', 'referral'] }, now);

/** Gives both sides their points at once, and counts the sign-up for the recommender. */
export async function payPair(db: Db, pair: RewardedPair, now: Date): Promise<void> {
  await postAllPoints(db, toPostings(pair, now));
  await countRecommended(db, pair.recommender_id);
  await showAnew(db, pair, now);
}

/** Announces the points of a pair that an operator looks at first. */
export async function promisePair(db: Db, pair: RewardedPair, now: Date): Promise<void> {
  for (const posting of toPostings(pair, now)) await promisePoints(db, { ...posting, causeKey: toHold(posting) });
  await showAnew(db, pair, now);
}

/** Gives the announced points to both sides, or to neither. */
export async function settlePair(db: Db, pair: RewardedPair, isAccepted: boolean, now: Date): Promise<void> {
  const postings = toPostings(pair, now);
  await lockPointAccounts(db, [pair.user_id, pair.recommender_id]);
  for (const posting of postings)
    await (isAccepted ? settleHold(db, toHold(posting), posting) : releaseHold(db, toHold(posting), now));
  if (isAccepted) await countRecommended(db, pair.recommender_id);
  await showAnew(db, pair, now);
}
