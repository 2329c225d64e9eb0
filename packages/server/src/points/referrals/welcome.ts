import { ReferralState, type Suspicion } from '@danji/contracts/points/referral';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { referralNotifications } from '@danji/contracts/notifications/catalogue/referrals';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyRequest } from 'fastify';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toKeyedHash } from '../../platform/secrets.ts';
import { findPointSet, postPoints } from '../ledger/index.ts';
import { findBrowserHash } from './browsers.ts';
import { claimPhone, insertReferral } from './referral.repository.ts';
import { joinTree } from './relation.service.ts';
import { notifyRecommender, payPair, promisePair } from './rewards.ts';
import { listSuspicions } from './suspicions.ts';

type Account = { id: number; name: string; tel: string };

const findAccount = (db: Db, id: number) =>
  db
    .selectFrom('user_account')
    .where('id', '=', id)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select(['id', 'name', 'tel', 'recommand_user_id'])
    .executeTakeFirst();

/** The same number cannot be another person; everything else an operator decides. */
function toState(suspicions: readonly Suspicion[]) {
  if (suspicions.includes('same_phone') || suspicions.includes('known_phone')) return ReferralState.REFUSED;
  return suspicions.length > 0 ? ReferralState.WAITING : ReferralState.PAID;
}

type Rewards = { point_referral: number; point_referred: number };
type Pair = { account: Account; recommender: Account; suspicions: Suspicion[]; rewards: Rewards };

async function rewardPair(db: Db, { account, recommender, suspicions, rewards }: Pair, now: Date): Promise<void> {
  const state = toState(suspicions);
  const points = { referral_points: rewards.point_referral, referred_points: rewards.point_referred };
  const row = { user_id: account.id, recommender_id: recommender.id, ...points };
  const pair = { ...row, id: await insertReferral(db, { ...row, state, suspicions }, now) };
  if (!suspicions.includes('same_phone')) await joinTree(db, account.id, recommender.id, now);
  if (state === ReferralState.PAID) {
    await payPair(db, pair, now);
    await notifyRecommender(db, pair, account.name, 'joined', now);
  }
  if (state === ReferralState.WAITING) {
    await promisePair(db, pair, now);
    await notifyRecommender(db, pair, account.name, 'waiting', now);
    const staff = { everybody: [UserType.STAFF] } as const;
    await notify(db, referralNotifications.suspected, staff, { recommender: recommender.name }, now);
  }
}

/**
 * Gives an account that has just signed up its points, and its recommender too, in the transaction of the sign-up. A phone
 * number gets points for a sign-up once.
 */
export async function welcomeMember(
  db: Db,
  { id, request }: { id: number; request: FastifyRequest },
  now: Date,
): Promise<void> {
  const account = await findAccount(db, id);
  if (!account) return;
  const phoneHash = toKeyedHash(request.server.platform.signingKey, 'reward_phone', account.tel);
  const isNewPhone = await claimPhone(db, phoneHash, now);
  const rewards = await findPointSet(db);
  if (isNewPhone && rewards.point_signup > 0)
    await postPoints(db, {
      userId: id,
      type: PointHistoryType.SIGN_UP,
      points: rewards.point_signup,
      causeKey: `account:${id}:sign_up`,
      description: '회원가입',
      data: { path: webPaths.pointGuide },
      now,
    });
  const recommender = account.recommand_user_id ? await findAccount(db, account.recommand_user_id) : undefined;
  if (!recommender) return;
  const browserHash = findBrowserHash(request);
  const suspicions = await listSuspicions(db, { recommender, tel: account.tel, isNewPhone, browserHash }, now);
  await rewardPair(db, { account, recommender, suspicions, rewards }, now);
}
