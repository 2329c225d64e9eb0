import { maskName } from '@danji/contracts/format/mask';
import { referralNotifications } from '@danji/contracts/notifications/catalogue/referrals';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { ReferralState } from '@danji/contracts/points/referral';
import {
  decideReferral,
  getReferralSummary,
  listOwnReferrals,
  listReferralAccruals,
  listReferrals,
} from '@danji/contracts/points/referral.endpoints';
import type { FastifyInstance } from 'fastify';
import { notify } from '../../notifications/notifications/index.ts';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { findPointSet, sumPromised } from '../ledger/index.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { listAccruals, sumPurchasePoints } from './accrual.repository.ts';
import {
  getReferral,
  listAllReferrals,
  listReferralsOf,
  lockReferral,
  sumReferrals,
  updateReferral,
} from './referral.repository.ts';
import { getMember } from './relation.service.ts';
import { settlePair } from './rewards.ts';

const PURCHASE_TYPES = [PointHistoryType.RECOMMEND_PARENT, PointHistoryType.RECOMMEND_MASTER];

/** Recommended sign-ups: what came of a member's code, and what operators decide about pairs that may be one person. */
export function registerReferralRoutes(app: FastifyInstance): void {
  route(app, getReferralSummary, async ({ db, user }) => {
    const { ref_code } = await getMember(db, user.id);
    const { point_referral, point_referred } = await findPointSet(db);
    const sums = {
      ...(await sumReferrals(db, user.id)),
      purchase_points: await sumPurchasePoints(db, user.id),
      purchase_pending: await sumPromised(db, user.id, PURCHASE_TYPES),
    };
    return { ref_code, referral_points: point_referral, referred_points: point_referred, ...sums };
  });

  route(app, listOwnReferrals, async ({ db, query, user }) =>
    mapPage(await listReferralsOf(db, user.id, query), (row) => ({ ...row, name: maskName(row.name) })),
  );

  route(app, listReferrals, ({ db, query }) => {
    checkPeriod(query);
    return listAllReferrals(db, query);
  });

  route(app, listReferralAccruals, ({ db, query }) => listAccruals(db, query));

  route(app, decideReferral, async ({ db, params: { id }, body, user, now, change }) => {
    const pair = await lockReferral(db, id);
    if (!pair) throw new ProblemError('not_found', { title: '추천 적립을 찾을 수 없어요.' });
    if (pair.state !== ReferralState.WAITING)
      throw new ProblemError('invalid_transition', { title: '이미 결정한 추천 적립이에요.' });
    change.before = await getReferral(db, id);
    const { is_accepted } = body;
    const reason = body.reason.trim();
    await settlePair(db, pair, is_accepted, now);
    const state = is_accepted ? ReferralState.PAID : ReferralState.REFUSED;
    await updateReferral(db, id, { state, reason, decided_by: user.id }, now);
    const sides = [
      [pair.recommender_id, pair.referral_points],
      [pair.user_id, pair.referred_points],
    ] as const;
    for (const [account, points] of sides)
      await (is_accepted
        ? notify(db, referralNotifications.accepted, [account], { points }, now)
        : notify(db, referralNotifications.refused, [account], { reason }, now));
    const after = await getReferral(db, id);
    change.after = after;
    return after;
  });
}
