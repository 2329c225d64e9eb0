import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkBusiness, getMe, submitBusiness, updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

const NUMBER = '124-81-00998';
const details = { business_no: NUMBER, name: '한빛설비 주식회사', company_manager_name: '최지우' };

const change = (token: string, body: BodyOf<typeof updateBrandDetail>) => call(updateBrandDetail, { token, body });

let brand: TestAccount;
let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand({ brand_status_type: 0, company: '' });
  staff = await testServer().create.staff();
});

describe('changing a brand’s facts', () => {
  test('its owner changes contact facts only', async () => {
    const { data } = await call(updateBrandDetail, {
      token: brand.token,
      body: { tel: '02-555-0101', address1: '서울시 서초구', industry: '설비' },
    });
    expect(data.brand).toMatchObject({
      brand_status_type: 0,
      detail: { tel: '02-555-0101', address1: '서울시 서초구', industry: '설비' },
    });
    const { problem } = await call(updateBrandDetail, {
      token: brand.token,
      body: { business_no: '1248100998', credit_grade: 'AAA', tel: '02-555-0102' },
    });
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['business_no', 'credit_grade']);
    expect((await call(getMe, { token: brand.token })).data.brand?.detail?.tel).toBe('02-555-0101');
  });

  test('staff change any fact of any brand, checked all the same', async () => {
    const change = (body: BodyOf<typeof updateBrandDetail>) =>
      call(updateBrandDetail, { token: staff.token, body: { user_id: brand.id, ...body } });
    expect(
      (await change({ business_no: NUMBER, credit_grade: 'BBB+', price: 1_250_000_000, employees: 24 })).data.brand
        ?.detail,
    ).toMatchObject({ business_no: '1248100998', credit_grade: 'BBB+', price: 1_250_000_000, employees: 24 });
    expect((await change({ business_no: '1248100997' })).status).toBe(422);
    expect((await change({ updated_financial: '2026-13-45T00:00:00Z' })).problem.fields).toHaveProperty(
      'updated_financial',
    );
    expect((await change({ employees: 3_000_000_000 })).status).toBe(422);
    expect((await call(updateBrandDetail, { token: staff.token, body: { credit_grade: 'A' } })).problem.fields).toEqual(
      { user_id: '업체를 골라 주세요.' },
    );
    await testServer().create.brand({ business_no: '9998600039' });
    expect((await change({ business_no: '999-86-00039' })).problem.code).toBe('already_exists');
  });

  test('refuses a change of an older version, and keeps what was saved meanwhile', async () => {
    const seen = (await call(getMe, { token: brand.token })).data.brand?.updated ?? '';
    await change(staff.token, { user_id: brand.id, industry: '조경', updated: seen });
    const late = await change(brand.token, { industry: '방수', updated: seen });
    expect(late.problem).toMatchObject({ status: 409, code: 'conflict' });
    const { data } = await call(getMe, { token: brand.token });
    expect(data.brand?.detail?.industry).toBe('조경');
    expect((await change(brand.token, { industry: '방수', updated: data.brand?.updated ?? '' })).status).toBe(200);
  });

  test('is refused for another brand, to general users and to nobody', async () => {
    const other = await testServer().create.brand();
    expect(
      (await call(updateBrandDetail, { token: brand.token, body: { user_id: other.id, tel: '02-555-0102' } })).status,
    ).toBe(403);
    expect(
      (
        await call(updateBrandDetail, {
          token: (await testServer().create.general()).token,
          body: { tel: '02-555-0102' },
        })
      ).status,
    ).toBe(403);
    expect((await call(updateBrandDetail, { body: { tel: '02-555-0102' } })).status).toBe(401);
    for (const endpoint of [checkBusiness, submitBusiness])
      expect((await call(endpoint, { token: staff.token, body: details as never })).status).toBe(403);
  });
});
