import { beforeEach, expect, test } from '@jest/globals';
import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import {
  changePlanRequest,
  listPlanPriceChanges,
  listPlanPrices,
  listViewLimits,
  requestPlan,
  savePlanPrice,
  updateBrandPlan,
} from '@danji/contracts/bids/brand-plan.endpoints';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { applyPlans } from '@danji/server/bids/plans/apply-plans.job';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { assert, asyncProperty, array, constantFrom, integer, oneof, record } from 'fast-check';

beforeEach(() => testServer().reset());

type Plan = 1 | 2 | 3 | 4 | 5;
const { INVOICED, PAID } = PlanRequestState;
const plan = constantFrom<Plan[]>(1, 2, 3, 4, 5);
const step = oneof(
  record({ kind: constantFrom('buy' as const), plan, times: integer({ min: 1, max: 3 }) }),
  record({
    kind: constantFrom('set' as const),
    plan: constantFrom<(0 | Plan)[]>(0, 1, 3, 5),
    days: integer({ min: 0, max: 70 }),
  }),
  record({ kind: constantFrom('wait' as const), days: integer({ min: 1, max: 40 }) }),
);

const periodsOf = (brand: TestAccount) =>
  testServer()
    .db.selectFrom('brand_plan')
    .where('brand_id', '=', brand.id)
    .select(['plan', 'plan_start_date as start', 'plan_end_date as end'])
    .orderBy('plan_start_date')
    .orderBy('id')
    .execute();

/** The periods that have a day do not overlap, and the brand has the plan of the one that runs. */
async function expectSound(brand: TestAccount): Promise<void> {
  const today = toBusinessDate(testServer().clock.now());
  const periods = (await periodsOf(brand)).filter(({ start, end }) => start <= end);
  for (const [at, { end }] of periods.entries()) {
    const next = periods[at + 1];
    if (next) expect(end < next.start).toBe(true);
  }
  const running = periods.filter(({ start, end }) => start <= today && today <= end);
  const row = await testServer()
    .db.selectFrom('brand_account')
    .where('user_id', '=', brand.id)
    .select('plan')
    .executeTakeFirstOrThrow();
  expect(running.map((period) => period.plan)).toEqual(row.plan === 0 ? [] : [row.plan]);
}

const signedIn = async ({ id }: { id: number }) => (await openSession(testServer().platform, id)).token;

async function pay(adminToken: string, id: number) {
  await call(changePlanRequest, { token: adminToken, params: { id }, body: { state: INVOICED } });
  return call(changePlanRequest, { token: adminToken, params: { id }, body: { state: PAID } });
}

test('whatever is bought, set and awaited, the periods of a brand do not overlap', async () => {
  const { create, clock, platform } = testServer();
  await assert(
    asyncProperty(array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
      const [brand, admin] = [await create.brand(), await create.admin()];
      for (const each of steps) {
        if (each.kind === 'wait') {
          clock.advance(each.days * 86_400);
          await platform.jobs.runNow(applyPlans, {});
        } else {
          const token = await signedIn(admin);
          if (each.kind === 'set') {
            const plan_end_date = addDays(toBusinessDate(clock.now()), each.days);
            await call(updateBrandPlan, { token, body: { user_id: brand.id, plan: each.plan, plan_end_date } });
          } else {
            const body = { plan: each.plan, times: each.times, tax_email: 'tax@danji.test' };
            const { status, data } = await call(requestPlan, { token: await signedIn(brand), body });
            if (status === 200) expect((await pay(token, data.id)).status).toBe(200);
          }
        }
        await expectSound(brand);
      }
    }),
    { numRuns: 5 },
  );
});

test('of payments that are confirmed at once one counts, beside everything else about the plans of the brand', async () => {
  const { create } = testServer();
  const [brand, admin, other] = [await create.brand(), await create.admin(), await create.admin()];
  const body = { plan: 2 as const, times: 1, tax_email: 'tax@danji.test' };
  for (let round = 1; round <= 3; round += 1) {
    const { data } = await call(requestPlan, { token: brand.token, body });
    await call(changePlanRequest, { token: admin.token, params: { id: data.id }, body: { state: INVOICED } });
    const confirm = ({ token }: TestAccount) =>
      call(changePlanRequest, { token, params: { id: data.id }, body: { state: PAID } });
    const [asked, ...paid] = await Promise.all([
      call(requestPlan, { token: brand.token, body }),
      ...[admin, other, admin, other].map(confirm),
    ]);
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect([200, 409]).toContain(asked.status);
    if (asked.status === 200)
      await call(changePlanRequest, { token: brand.token, params: { id: asked.data.id }, body: { state: 3 } });
    expect(await periodsOf(brand)).toHaveLength(round);
    await expectSound(brand);
  }
});

test('former prices stay with who set them, and so does the list of limits that staff have set', async () => {
  const { create } = testServer();
  const [brand, admin, staff] = [
    await create.brand({ company: '푸른방수' }),
    await create.admin(),
    await create.staff(),
  ];
  for (const price of [40_000, 44_000]) {
    const [first] = (await call(listPlanPrices, { token: admin.token })).data;
    await call(savePlanPrice, { token: admin.token, body: { plan: 1, price, updated: first?.updated ?? '' } });
  }
  const { data: changes } = await call(listPlanPriceChanges, { token: staff.token });
  expect(changes.map(({ price, user }) => [price, user.id])).toEqual([
    [44_000, admin.id],
    [40_000, admin.id],
  ]);
  const limits = async () => (await call(listViewLimits, { token: staff.token })).data.results;
  expect(await limits()).toEqual([]);
  const set = (suggest_item_view_limit: number | null) =>
    call(updateBrand, { token: staff.token, body: { user_id: brand.id, suggest_item_view_limit, reason: '행사' } });
  await set(250);
  expect(await limits()).toMatchObject([{ brand_id: brand.id, company: '푸른방수', suggest_item_view_limit: 250 }]);
  await set(null);
  expect(await limits()).toEqual([]);
});
