import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkBusiness,
  getMe,
  submitBusiness,
  updateBrandDetail,
  uploadBusinessImage,
} from '@danji/contracts/accounts/profile.endpoints';
import { findBrands } from '@danji/contracts/bids/brand.endpoints';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { PNG, upload } from '@danji/testing/upload-licence';

const NUMBER = '124-81-00998';
const details = { business_no: NUMBER, name: '한빛설비 주식회사', company_manager_name: '최지우' } satisfies BodyOf<
  typeof submitBusiness
>;
let brand: TestAccount;
let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand({ brand_status_type: 0, company: '' });
  staff = await testServer().create.staff();
});

const submit = (body: Partial<BodyOf<typeof submitBusiness>> = {}, token = brand.token) =>
  call(submitBusiness, { token, body: { ...details, ...body } });
const review = (brand_status_type: 0 | 1 | 2 | 3 | 4 | 5, body = {}, token = staff.token) =>
  call(updateBrand, { token, body: { user_id: brand.id, brand_status_type, ...body } });
const setState = (brand_status_type: 0 | 1 | 2 | 3 | 4 | 5) =>
  testServer().db.updateTable('brand_account').set({ brand_status_type }).where('user_id', '=', brand.id).execute();
const approved = () =>
  testServer()
    .db.selectFrom('brand_account')
    .select('approved_detail')
    .where('user_id', '=', brand.id)
    .executeTakeFirstOrThrow();
const check = (business_no: string) => call(checkBusiness, { token: brand.token, body: { business_no } });

describe('checking a business number', () => {
  test.each([
    [NUMBER, 'active', '부가가치세 일반과세자'],
    ['9990200010', 'paused', '부가가치세 일반과세자'],
    ['999-03-00017', 'closed', '부가가치세 일반과세자'],
    ['9990400014', 'unregistered', ''],
  ])('tells what the tax office says of %s: %s', async (number, status, tax_type) => {
    expect((await check(number)).data).toEqual({ status, tax_type, is_taken: false });
  });

  test('reports a number of another brand, but not of a withdrawn one', async () => {
    const other = await testServer().create.brand({ business_no: '1248100998' });
    expect((await check(NUMBER)).data.is_taken).toBe(true);
    await testServer()
      .db.updateTable('user_account')
      .set({ deleted: testServer().clock.now().toISOString() })
      .where('id', '=', other.id)
      .execute();
    expect((await check(NUMBER)).data.is_taken).toBe(false);
  });

  test('refuses a wrong checksum at the field without asking the tax office, and says when that does not answer', async () => {
    testServer().sandbox.failNext('nts', 2);
    expect((await check('124-81-00997')).problem.fields).toEqual({
      business_no: '사업자등록번호가 올바르지 않아요. 다시 확인해 주세요.',
    });
    expect((await check('12-34')).status).toBe(422);
    expect((await check(NUMBER)).problem).toMatchObject({
      code: 'provider_unavailable',
      title: '국세청 조회가 되지 않아요. 잠시 뒤 다시 시도해 주세요.',
    });
  });
});

describe('submitting business details', () => {
  test('stores them as digits and asks for a review', async () => {
    const { status, data } = await submit({
      corporation_no: '110111-0000002',
      address1: '서울시 서초구',
      date: '2015-03-02',
    });
    expect(status).toBe(200);
    expect(data.brand).toMatchObject({
      brand_status_type: 3,
      reject_reason: null,
      detail: {
        business_no: '1248100998',
        corporation_no: '1101110000002',
        name: '한빛설비 주식회사',
        date: '2015-03-02',
        date_shorten: '2015. 3.',
      },
    });
  });

  test.each([
    [{ business_no: '9990200010' }, { business_no: '휴업 중인 사업자예요. 국세청에 등록된 상태를 확인해 주세요.' }],
    [{ business_no: '9990300017' }, { business_no: '폐업한 사업자예요. 다른 사업자등록번호를 입력해 주세요.' }],
    [{ business_no: '9990400014' }, { business_no: '국세청에 등록되지 않은 사업자등록번호예요. 다시 확인해 주세요.' }],
    [{ corporation_no: '110111-0000001' }, { corporation_no: '법인등록번호가 올바르지 않아요. 다시 확인해 주세요.' }],
    [{ date: '2026-02-31' }, { date: '달력에 없는 날짜예요. 다시 확인해 주세요.' }],
    [{ name: '   ' }, { name: expect.stringContaining('입력해 주세요.') }],
  ])('refuses %j with a sentence at the field', async (wrong, fields) => {
    const { status, problem } = await submit(wrong);
    expect([status, problem.fields]).toEqual([422, fields]);
    expect((await call(getMe, { token: brand.token })).data.brand?.brand_status_type).toBe(0);
  });

  test('of two brands at the same moment with one number, one succeeds', async () => {
    const other = await testServer().create.brand({ brand_status_type: 0 });
    const answers = await Promise.all([submit(), submit({}, other.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.fields).toEqual({
      business_no: '다른 업체가 이미 등록한 사업자등록번호예요.',
    });
  });

  test.each([
    [0, 3],
    [3, 3],
    [5, 3],
    [1, 3],
    [4, 2],
    [2, 2],
  ] as const)('moves state %i to %i when facts change', async (from, to) => {
    await setState(from);
    expect((await submit()).data.brand?.brand_status_type).toBe(to);
  });

  test('leaves an approved brand approved when nothing has changed', async () => {
    await submit();
    await review(4);
    expect((await submit({ tel: '02-555-0101' })).data.brand).toMatchObject({
      brand_status_type: 4,
      detail: { tel: '02-555-0101' },
    });
    expect((await submit({ name: '새한빛설비' })).data.brand?.brand_status_type).toBe(2);
  });
});

describe('the business licence', () => {
  test('is read by the brand and by staff, by nobody else, and a new one replaces it', async () => {
    const first = await upload(brand.token, PNG);
    expect(first.statusCode).toBe(200);
    const { business_image_url } = first.json();
    expect((await call(getMe, { token: brand.token })).data.brand?.detail?.business_image_url).toBe(business_image_url);
    const [address = ''] = business_image_url.split('?');
    const read = (token?: string) =>
      testServer().app.inject({ url: address, headers: { ...(token && { authorization: `Bearer ${token}` }) } });
    const other = await testServer().create.brand();
    expect([(await read(brand.token)).statusCode, (await read(staff.token)).statusCode]).toEqual([200, 200]);
    expect((await read(other.token)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await read()).statusCode).toBeGreaterThanOrEqual(400);
    expect((await upload(brand.token, PNG)).json().business_image_url).not.toContain(address);
  });

  test('is refused when it is no picture, and in another field', async () => {
    expect((await upload(brand.token, Buffer.from('%PDF-1.7'))).json()).toMatchObject({
      code: 'unsupported_file',
      fields: { image: expect.any(String) },
    });
    expect((await upload(brand.token, PNG, 'file')).json()).toMatchObject({
      status: 422,
      fields: { image: '사업자등록증 사진이나 PDF를 골라 주세요.' },
    });
    expect(
      (
        await testServer().app.inject({
          method: 'POST',
          url: uploadBusinessImage.path,
          payload: {},
          headers: { authorization: `Bearer ${brand.token}` },
        })
      ).statusCode,
    ).toBe(400);
  });
});

describe('reviewing a brand', () => {
  test.each([
    [0, []],
    [1, [4]],
    [2, [1, 4, 5]],
    [3, [4, 5]],
    [4, [1]],
    [5, []],
  ] as const)('from state %i staff may move to %j and nowhere else', async (from, allowed) => {
    const reached: number[] = [];
    for (const to of [0, 1, 2, 3, 4, 5] as const) {
      await setState(from);
      const { status, problem } = await review(to, { reason: '서류 흐림' });
      if (status === 200) reached.push(to);
      else expect(problem).toMatchObject({ code: 'invalid_transition', status: 409, from, to });
    }
    expect(reached).toEqual(allowed);
  });

  test('a disabled brand whose approved facts have changed is reviewed again', async () => {
    await submit();
    await review(4);
    await review(1);
    await call(updateBrandDetail, { token: staff.token, body: { user_id: brand.id, name: '다른상호' } });
    expect((await review(4)).problem.code).toBe('invalid_transition');
    expect((await review(3)).data.brand?.brand_status_type).toBe(3);
  });

  test('notifies the brand with the reason of a refusal, which is required', async () => {
    await submit();
    expect((await review(5, { reason: ' ' })).problem.fields).toEqual({ reason: '반려 사유를 입력해 주세요.' });
    expect((await review(5, { reason: '사업자등록증이 흐려요.' })).data.brand).toMatchObject({
      brand_status_type: 5,
      reject_reason: '사업자등록증이 흐려요.',
    });
    await deliverNotifications();
    const news = await testServer()
      .db.selectFrom('notification')
      .select(['user_id', 'title', 'content', 'link'])
      .execute();
    expect(news).toEqual([
      {
        user_id: brand.id,
        title: '사업자 정보가 반려되었어요. 사유를 확인해 주세요.',
        content: '사업자등록증이 흐려요.',
        link: '/me',
      },
    ]);
    expect((await submit()).data.brand).toMatchObject({ brand_status_type: 3, reject_reason: null });
  });

  test('keeps the approved details public while an edit is under review', async () => {
    await submit();
    await review(4);
    await submit({ name: '새한빛설비' });
    expect((await approved()).approved_detail).toMatchObject({ name: '한빛설비 주식회사', business_no: '1248100998' });
    await review(4);
    expect((await approved()).approved_detail).toMatchObject({ name: '새한빛설비' });
  });

  test('sets a view limit of its own', async () => {
    expect(
      (await call(updateBrand, { token: staff.token, body: { user_id: brand.id, suggest_item_view_limit: -1 } })).data
        .brand?.suggest_item_view_limit,
    ).toBe(-1);
    expect(
      (await call(updateBrand, { token: staff.token, body: { user_id: brand.id, suggest_item_view_limit: null } })).data
        .brand?.suggest_item_view_limit,
    ).toBeNull();
    expect(
      (await call(updateBrand, { token: staff.token, body: { user_id: brand.id, suggest_item_view_limit: -2 } }))
        .status,
    ).toBe(422);
  });

  test('is in the staff log, and refused to others and for others', async () => {
    await submit();
    await review(4);
    const logs = await testServer().db.selectFrom('staff_log').selectAll().execute();
    expect(logs).toMatchObject([
      {
        user_id: staff.id,
        old_object: { brand: { brand_status_type: 3 } },
        new_object: { brand: { brand_status_type: 4 } },
      },
    ]);
    expect((await review(1, {}, brand.token)).status).toBe(403);
    const general = await testServer().create.general();
    expect(
      (await call(updateBrand, { token: staff.token, body: { user_id: general.id, brand_status_type: 4 } })).status,
    ).toBe(404);
  });
});

test('a brand edits its own details: name and manager of an approved one are reviewed, figures are not its own', async () => {
  const { create } = testServer();
  const owner = await create.brand({ company: '옛이름' });
  const edit = (body: BodyOf<typeof updateBrandDetail>) => call(updateBrandDetail, { token: owner.token, body });
  expect((await edit({ employees: 12, tel: '02-555-0102', industry: '방수' })).data.brand).toMatchObject({
    brand_status_type: 4,
    detail: { employees: 12, industry: '방수' },
  });
  expect((await edit({ price: 10_000_000 })).problem.fields).toHaveProperty('price');
  expect((await edit({ name: '새이름' })).data.brand).toMatchObject({
    brand_status_type: 2,
    detail: { name: '새이름' },
  });
  const seeker = await create.general();
  const { data } = await call(findBrands, { token: seeker.token, query: { search: '새이름' } });
  expect(data.map(({ name }) => name)).toEqual(['옛이름']);
});
