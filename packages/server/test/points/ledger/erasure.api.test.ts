import { beforeEach, expect, test } from '@jest/globals';
import { WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { ReferralState } from '@danji/contracts/points/referral';
import { eraseAccounts } from '@danji/server/accounts/personal-data/erase-accounts.job';
import { insertReferral } from '@danji/server/points/referrals/referral.repository';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, resetCoupons } from '@danji/testing/coupons';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { settled } from '../coupons/coupon-fixture.ts';
import { place } from '../referrals/relation-fixture.ts';

const PASSWORD = 'apartment24';
beforeEach(resetCoupons);

/** A member with points, an issued voucher, a place in the tree, a referral, and a browser. */
async function makeWealthy() {
  const { create, db, clock } = testServer();
  const [staff, below] = [await create.staff(), await create.general()];
  const member = await create.general({ password: PASSWORD });
  await givePoints(member.id, 5000);
  await apply(member, (await makeCoupon()).nano_id);
  await settled();
  await place(staff, below, member);
  const points = { referral_points: 0, referred_points: 0, suspicions: [], state: ReferralState.PAID };
  await insertReferral(db, { ...points, user_id: below.id, recommender_id: member.id }, clock.now());
  await db
    .insertInto('account_browser')
    .values({ user_id: member.id, browser_hash: 'hash', seen: clock.now() })
    .execute();
  return member;
}

const entriesOf = (userId: number) =>
  testServer()
    .db.selectFrom('point_entry')
    .where('user_id', '=', userId)
    .select(['point', 'balance', 'description'])
    .orderBy('position')
    .execute();

test('the points of an erased account are gone, once; the ledger and the tree stay, browsers and vouchers do not', async () => {
  const { db, clock, platform } = testServer();
  const member = await makeWealthy();
  const history = await entriesOf(member.id);
  await call(withdraw, { token: member.token, body: { reason: '이사', password: PASSWORD } });
  clock.advance((WITHDRAWAL_GRACE_DAYS + 2) * 86_400);
  for (let run = 0; run < 2; run += 1) await platform.jobs.runNow(eraseAccounts, {});
  expect(history).toHaveLength(2);
  expect(await entriesOf(member.id)).toEqual([
    ...history,
    { point: -500, balance: 0, description: '탈퇴로 사라진 포인트' },
  ]);
  const { points } = await db
    .selectFrom('user_account')
    .where('id', '=', member.id)
    .select('points')
    .executeTakeFirstOrThrow();
  const relation = await db.selectFrom('recommend_relation').where('parent_id', '=', member.id).select('id').execute();
  const referral = await db.selectFrom('referral').where('recommender_id', '=', member.id).select('id').execute();
  expect([points, relation.length, referral.length]).toEqual([0, 1, 1]);
  expect(await db.selectFrom('account_browser').selectAll().execute()).toEqual([]);
  const [order] = await db.selectFrom('voucher_order').selectAll().execute();
  expect(order).toMatchObject({ pin_encrypted: null, picture_url_encrypted: null, state: 'issued' });
  expect(await db.selectFrom('coupon_application').select('tel').execute()).toEqual([{ tel: '' }]);
});
