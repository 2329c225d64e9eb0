import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import {
  changePlanRequest,
  getBrandPlanState,
  listBrandPlans,
  listPlanPrices,
  listPlanRequests,
  requestPlan,
  savePlanPrice,
  updateBrandPlan,
} from '@danji/contracts/bids/brand-plan.endpoints';
import { PlanLevel } from '@danji/contracts/bids/plan-rules';
import { EditState } from '@danji/contracts/codes/edit-state';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { applyPlans } from '@danji/server/bids/plans/apply-plans.job';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

const { S_BASIC, S_STANDARD, P_PREMIUM, NONE } = BrandPlan;
const { INVOICED, PAID, CANCELED } = PlanRequestState;
const today = () => toBusinessDate(testServer().clock.now());
const fresh = async ({ id }: TestAccount) => (await openSession(testServer().platform, id)).token;

const ask = (brand: TestAccount, plan: 1 | 2 | 3 | 4 | 5, times = 1) =>
  call(requestPlan, { token: brand.token, body: { plan, times, tax_email: 'tax@danji.test' } });
const move = (who: TestAccount, id: number, state: 0 | 1 | 2 | 3, reason?: string) =>
  call(changePlanRequest, {
    token: who.token,
    params: { id },
    body: { state, ...(reason !== undefined && { reason }) },
  });
const stateOf = async (token: string) => (await call(getBrandPlanState, { token })).data;
const titlesOf = async ({ id }: TestAccount) => {
  await deliverNotifications();
  const rows = await testServer()
    .db.selectFrom('notification')
    .where('user_id', '=', id)
    .select('title')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
};

describe('a bought plan', () => {
  test('is asked for at the price of today, invoiced, paid, and runs for its days', async () => {
    const { create } = testServer();
    const [brand, admin] = [await create.brand(), await create.admin()];
    const { data: request } = await ask(brand, S_STANDARD, 2);
    expect(request).toMatchObject({ amount: 132_000, state: 0, company: '한빛건설' });
    expect((await ask(brand, P_PREMIUM)).problem.title).toBe(
      '이미 신청한 요금제가 있어요. 입금이 확인되거나 취소된 뒤에 다시 신청해 주세요.',
    );
    expect((await move(admin, request.id, PAID)).problem).toMatchObject({ status: 409, code: 'invalid_transition' });
    expect((await move(admin, request.id, INVOICED)).data.invoiced).not.toBeNull();
    expect((await move(brand, request.id, CANCELED)).status).toBe(409);
    expect((await move(admin, request.id, PAID)).status).toBe(200);
    expect(await stateOf(brand.token)).toMatchObject({
      plan: S_STANDARD,
      plan_end_date: addDays(today(), 59),
      level: PlanLevel.LEVEL2,
      view_limit: 100,
      may_offer: true,
      open_request: null,
    });
    expect((await call(getMe, { token: brand.token })).data.brand?.plan).toBe(S_STANDARD);
    expect(await titlesOf(brand)).toEqual(['요금제 세금계산서를 보냈어요', '요금제가 정해졌어요']);
  });

  test('goes on after itself, replaces a lower one at once, and is not lowered while it runs', async () => {
    const { create } = testServer();
    const [brand, admin] = [await create.brand(), await create.admin()];
    const buy = async (plan: 1 | 2 | 3 | 4 | 5) => {
      const { data } = await ask(brand, plan);
      await move(admin, data.id, INVOICED);
      await move(admin, data.id, PAID);
    };
    await buy(S_STANDARD);
    await buy(S_STANDARD);
    expect((await stateOf(brand.token)).plan_end_date).toBe(addDays(today(), 59));
    expect((await ask(brand, S_BASIC)).problem.fields?.['plan']).toContain('뒤에 낮은 요금제를 신청해 주세요.');
    await buy(P_PREMIUM);
    expect(await stateOf(brand.token)).toMatchObject({
      plan: P_PREMIUM,
      plan_end_date: addDays(today(), 29),
      view_limit: -1,
    });
    const { data } = await call(listBrandPlans, { token: brand.token });
    expect(data.results.map(({ plan, plan_end_date }) => [plan, plan_end_date])).toEqual([
      [P_PREMIUM, addDays(today(), 29)],
      [S_STANDARD, addDays(today(), -1)],
    ]);
  });

  test('is not for a brand that is not approved, and of two requests at once one is refused', async () => {
    const { create } = testServer();
    const pending = await create.brand({ brand_status_type: EditState.PENDING });
    expect((await ask(pending, S_BASIC)).problem).toMatchObject({ status: 403 });
    expect(await stateOf(pending.token)).toMatchObject({ may_offer: false, view_limit: 3 });
    const brand = await create.brand();
    const outcomes = await Promise.all([1, 2, 3].map(() => ask(brand, S_BASIC)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('is taken back by its brand before the invoice, and canceled by staff with a reason', async () => {
    const { create } = testServer();
    const [brand, other, admin] = [await create.brand(), await create.brand(), await create.admin()];
    const first = (await ask(brand, S_BASIC)).data;
    expect((await move(other, first.id, CANCELED)).status).toBe(404);
    expect((await move(brand, first.id, CANCELED)).data.state).toBe(CANCELED);
    const second = (await ask(brand, S_BASIC)).data;
    expect((await move(admin, second.id, CANCELED)).problem.fields).toEqual({ reason: '취소 이유를 입력해 주세요.' });
    expect((await move(admin, second.id, CANCELED, '입금이 없어요.')).data.reason).toBe('입금이 없어요.');
    expect(await titlesOf(brand)).toEqual(['요금제 신청이 취소됐어요']);
    expect((await call(listPlanRequests, { token: other.token })).data.count).toBe(0);
    expect((await call(listPlanRequests, { token: admin.token, query: { state: CANCELED } })).data.count).toBe(2);
  });
});

describe('the plan of a brand', () => {
  test('is set by an ADMIN with its last day, and ended', async () => {
    const { create } = testServer();
    const [brand, admin, staff] = [await create.brand(), await create.admin(), await create.staff()];
    const set = (who: TestAccount, body: { plan: 0 | 1 | 5; plan_end_date?: string }) =>
      call(updateBrandPlan, { token: who.token, body: { user_id: brand.id, ...body } });
    expect((await set(staff, { plan: S_BASIC })).status).toBe(403);
    expect((await set(admin, { plan: NONE })).problem.title).toBe('지금 쓰는 요금제가 없어요.');
    expect((await set(admin, { plan: S_BASIC, plan_end_date: addDays(today(), -1) })).problem.fields).toEqual({
      plan_end_date: '종료일은 오늘보다 빠를 수 없어요.',
    });
    expect((await set(admin, { plan: P_PREMIUM, plan_end_date: '2099-12-31' })).data.brand?.plan).toBe(P_PREMIUM);
    expect((await set(admin, { plan: NONE })).data.brand?.plan).toBe(NONE);
    expect(await stateOf(brand.token)).toMatchObject({
      plan: NONE,
      level: PlanLevel.LEVEL3M,
      grace_end_date: addDays(today(), 29),
      view_limit: 150,
    });
  });

  test('ends on its day: it is told a week before and then, once each', async () => {
    const { create, clock, platform } = testServer();
    const [brand, admin] = [await create.brand(), await create.admin()];
    await call(updateBrandPlan, { token: admin.token, body: { user_id: brand.id, plan: S_BASIC } });
    await platform.jobs.runNow(applyPlans, {});
    expect(await titlesOf(brand)).toEqual(['요금제가 정해졌어요']);
    clock.advance(22 * 86_400);
    for (let runs = 0; runs < 2; runs += 1) await platform.jobs.runNow(applyPlans, {});
    expect(await titlesOf(brand)).toEqual(['요금제가 정해졌어요', '요금제가 곧 끝나요']);
    expect((await stateOf(await fresh(brand))).plan).toBe(S_BASIC);
    clock.advance(8 * 86_400);
    for (let runs = 0; runs < 2; runs += 1) await platform.jobs.runNow(applyPlans, {});
    expect(await titlesOf(brand)).toEqual(['요금제가 정해졌어요', '요금제가 곧 끝나요', '요금제가 끝났어요']);
    const token = await fresh(brand);
    expect((await call(getMe, { token })).data.brand?.plan).toBe(NONE);
    expect(await stateOf(token)).toMatchObject({ level: PlanLevel.LEVEL1M, view_limit: 15 });
    // The last of the 30 days of grace, and the day after it.
    clock.advance(29 * 86_400);
    expect(await stateOf(await fresh(brand))).toMatchObject({
      level: PlanLevel.LEVEL1M,
      grace_end_date: today(),
      view_limit: 15,
    });
    clock.advance(86_400);
    expect(await stateOf(await fresh(brand))).toMatchObject({
      level: PlanLevel.FREE,
      grace_end_date: null,
      view_limit: 3,
    });
  });

  test('has a price that only an ADMIN changes, in the version that was seen', async () => {
    const { create } = testServer();
    const [brand, admin, staff] = [await create.brand(), await create.admin(), await create.staff()];
    const [first] = (await call(listPlanPrices, { token: brand.token })).data;
    const body = { plan: S_BASIC, price: 44_000, updated: first?.updated ?? '' };
    expect((await call(savePlanPrice, { token: staff.token, body })).status).toBe(403);
    expect((await call(savePlanPrice, { token: admin.token, body })).data.price).toBe(44_000);
    expect((await call(savePlanPrice, { token: admin.token, body })).problem.code).toBe('conflict');
    expect((await ask(brand, S_BASIC, 3)).data.amount).toBe(132_000);
  });
});
