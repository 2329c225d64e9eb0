import { beforeEach, describe, expect, test } from '@jest/globals';
import { BusinessState } from '@danji/contracts/accounts/business-check';
import { submitBusiness, updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import { checkBrandBusiness, getUser, updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import { getBrandPlanState, requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { checkBusinessesNightly } from '@danji/server/accounts/businesses/check-businesses.job';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

const [ACTIVE_NO, PAUSED_NO, CLOSED_NO] = ['1248100998', '9990200010', '9990300017'];
let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
});

const run = () => testServer().platform.jobs.runNow(checkBusinessesNightly, {});
const brandOf = async ({ id }: TestAccount) => (await call(getUser, { token: staff.token, params: { id } })).data.brand;
const titlesOf = async ({ id }: TestAccount) => {
  await deliverNotifications();
  const rows = await testServer().db.selectFrom('notification').where('user_id', '=', id).select('title').execute();
  return rows.map(({ title }) => title);
};
const giveNumber = (brand: TestAccount, business_no: string) =>
  call(updateBrandDetail, { token: staff.token, body: { user_id: brand.id, business_no } });

test('a closed or paused business can no longer offer, and its brand and every ADMIN are told once', async () => {
  const { create } = testServer();
  const admin = await create.admin();
  const [open, paused, closed] = [
    await create.brand({ business_no: ACTIVE_NO }),
    await create.brand({ business_no: PAUSED_NO }),
    await create.brand({ business_no: CLOSED_NO, company: '옛날방수' }),
  ];
  await run();
  expect(await brandOf(open)).toMatchObject({
    brand_status_type: EditState.DONE,
    business_check: { state: BusinessState.ACTIVE, tax_type: '부가가치세 일반과세자' },
    suspended_by_check: null,
  });
  for (const brand of [paused, closed])
    expect(await brandOf(brand)).toMatchObject({
      brand_status_type: EditState.DISABLED,
      suspended_by_check: expect.any(String),
    });
  expect((await call(getBrandPlanState, { token: closed.token })).data).toMatchObject({
    may_offer: false,
    offer_refusal: '휴업·폐업했거나 이용이 정지된 업체예요. 고객센터로 문의해 주세요.',
  });
  const body = { plan: 1 as const, times: 1, tax_email: 'tax@danji.test' };
  expect((await call(requestPlan, { token: closed.token, body })).status).toBe(403);
  expect((await call(getBrandProfile, { params: { id: closed.id } })).data).toMatchObject({
    is_open: false,
    business_check: { state: BusinessState.CLOSED },
  });
  await run();
  expect([await titlesOf(open), await titlesOf(closed)]).toEqual([[], ['업체 활동이 멈췄어요']]);
  expect((await titlesOf(admin)).toSorted()).toEqual([
    '폐업한 업체의 활동을 멈췄어요',
    '휴업한 업체의 활동을 멈췄어요',
  ]);
});

test('a business that goes on is let in again, unless an operator has suspended it', async () => {
  const { create } = testServer();
  const [brand, suspended] = [
    await create.brand({ business_no: CLOSED_NO }),
    await create.brand({ business_no: ACTIVE_NO }),
  ];
  const state = EditState.DISABLED;
  await call(updateBrand, { token: staff.token, body: { user_id: suspended.id, brand_status_type: state } });
  await run();
  await giveNumber(brand, '9998600039');
  await run();
  expect(await brandOf(brand)).toMatchObject({ brand_status_type: EditState.DONE, suspended_by_check: null });
  expect(await titlesOf(brand)).toEqual(['업체 활동이 멈췄어요', '업체 활동을 다시 할 수 있어요']);
  expect((await brandOf(suspended))?.brand_status_type).toBe(state);
});

test('what changed since the approval is reviewed before the brand goes on', async () => {
  const brand = await testServer().create.brand({ business_no: CLOSED_NO });
  await run();
  await testServer()
    .db.updateTable('brand_account')
    .set({ approved_detail: JSON.stringify({ business_no: '9998600039', name: '옛 이름' }) })
    .where('user_id', '=', brand.id)
    .execute();
  await run();
  expect((await brandOf(brand))?.brand_status_type).toBe(EditState.PENDING);
});

test('while the tax office does not answer, the former answer stays with its time, and a later run goes on', async () => {
  const { create, clock, sandbox } = testServer();
  const brand = await create.brand({ business_no: ACTIVE_NO });
  await run();
  const before = (await brandOf(brand))?.business_check;
  clock.advance(86_400);
  staff = await create.staff();
  const added = await create.brand({ business_no: CLOSED_NO });
  sandbox.failNext('nts', 2);
  await expect(run()).rejects.toThrow();
  expect((await brandOf(brand))?.business_check).toEqual(before);
  expect((await brandOf(added))?.brand_status_type).toBe(EditState.DONE);
  await run();
  expect((await brandOf(brand))?.business_check).toMatchObject({ changed: before?.changed });
  expect(Date.parse((await brandOf(brand))?.business_check?.checked ?? '')).toBeGreaterThan(
    Date.parse(before?.checked ?? ''),
  );
  expect((await brandOf(added))?.brand_status_type).toBe(EditState.DISABLED);
});

test('a submitted number is known at once, and forgotten with the account', async () => {
  const { create, db } = testServer();
  const brand = await create.brand({ brand_status_type: 0, company: '' });
  const body = { business_no: ACTIVE_NO, name: '한빛설비', company_manager_name: '최지우' };
  const { data } = await call(submitBusiness, { token: brand.token, body });
  expect(data.brand?.business_check).toMatchObject({ state: BusinessState.ACTIVE });
  expect(await db.selectFrom('business_check').select('business_no').execute()).toEqual([{ business_no: ACTIVE_NO }]);
});

const recheck = ({ id }: TestAccount) => call(checkBrandBusiness, { token: staff.token, body: { user_id: id } });

describe('a look-up that an operator asks for', () => {
  test('answers for the approved number and the new one, and has the effect of the nightly one', async () => {
    const brand = await testServer().create.brand({ business_no: ACTIVE_NO });
    expect((await recheck(brand)).data.brand).toMatchObject({
      brand_status_type: EditState.DONE,
      business_check: { state: BusinessState.ACTIVE },
    });
    await giveNumber(brand, CLOSED_NO);
    expect((await recheck(brand)).data.brand).toMatchObject({
      brand_status_type: EditState.DISABLED,
      suspended_by_check: expect.any(String),
      business_check: { state: BusinessState.CLOSED },
    });
    const { data } = await call(listStaffLog, { token: staff.token });
    expect(data.results[0]).toMatchObject({ path: '/api/users/brand_business_check/', status_code: 200 });
  });

  test('keeps the former answer while the tax office does not answer', async () => {
    const brand = await testServer().create.brand({ business_no: ACTIVE_NO });
    const { data } = await recheck(brand);
    testServer().clock.advance(60);
    testServer().sandbox.failNext('nts', 2);
    const { status, problem } = await recheck(brand);
    expect([status, problem?.title]).toEqual([503, '국세청 조회가 되지 않아요. 잠시 뒤 다시 시도해 주세요.']);
    expect((await brandOf(brand))?.business_check).toEqual(data.brand?.business_check);
  });

  test('is refused for a brand without a number, and for an account that is none', async () => {
    const { create } = testServer();
    const { problem } = await recheck(await create.brand());
    expect(problem?.title).toBe('업체가 사업자등록번호를 아직 내지 않았어요.');
    expect((await recheck(await create.general())).status).toBe(404);
  });
});
