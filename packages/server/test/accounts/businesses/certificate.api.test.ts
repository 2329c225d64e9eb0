import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe, submitBusiness } from '@danji/contracts/accounts/profile.endpoints';
import { getUser, updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { PNG, upload } from '@danji/testing/upload-licence';

const SUBMISSION = { business_no: '124-81-00998', name: '한빛설비', company_manager_name: '최지우' };

let brand: TestAccount;
let staff: TestAccount;
let first: string | undefined;

const me = async () => (await call(getMe, { token: brand.token })).data.brand;
const review = (brand_status_type: 1 | 4 | 5, reason = '') =>
  call(updateBrand, { token: staff.token, body: { user_id: brand.id, brand_status_type, reason } });
const pathOf = (url: string | null | undefined) => url?.split('?')[0];
const uploadOne = async () => pathOf((await upload(brand.token, PNG)).json().business_image_url);
/** The certificate that the brand sees, and the approved one beside it. */
const shown = async () => {
  const found = await me();
  return [pathOf(found?.detail?.business_image_url), pathOf(found?.approved_business_image_url)];
};
/** Whether a file is still in use; one that is not is collected a day later. */
const isKept = async (path: string | undefined) => {
  const file = await testServer()
    .db.selectFrom('stored_file')
    .where('nano_id', '=', path?.split('/').at(-2) ?? '')
    .select('use')
    .executeTakeFirst();
  return file?.use === 'business_licence';
};

beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand({ brand_status_type: 0, company: '' });
  staff = await testServer().create.staff();
  first = await uploadOne();
  await call(submitBusiness, { token: brand.token, body: SUBMISSION });
  await review(4);
});

test('a certificate may be a PDF, and nothing else that is no picture', async () => {
  const pdf = await upload(brand.token, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'), 'image', '등록증.pdf');
  expect(pdf.statusCode).toBe(200);
  expect(pathOf((await me())?.detail?.business_image_url)).toBe(pathOf(pdf.json().business_image_url));
  const text = await upload(brand.token, Buffer.from('사업자등록증'), 'image', '등록증.txt');
  expect(text.json().fields.image).toBe(
    "'등록증.txt' 파일은 올릴 수 없어요. PDF나 JPG, PNG, WEBP, GIF 이미지를 올려 주세요.",
  );
});

describe('a new certificate of an approved brand', () => {
  test('goes into review, and the approved one stays beside it until an operator approves the new one', async () => {
    expect([(await me())?.brand_status_type, ...(await shown())]).toEqual([4, first, undefined]);
    const second = await uploadOne();
    expect([(await me())?.brand_status_type, ...(await shown())]).toEqual([2, second, first]);
    const { data } = await call(getUser, { token: staff.token, params: { id: brand.id } });
    expect(pathOf(data.brand?.approved_business_image_url)).toBe(first);
    const third = await uploadOne();
    expect(await shown()).toEqual([third, first]);
    expect([await isKept(first), await isKept(second), await isKept(third)]).toEqual([true, false, true]);
    await review(4);
    expect([(await me())?.brand_status_type, ...(await shown())]).toEqual([4, third, undefined]);
    expect([await isKept(first), await isKept(third)]).toEqual([false, true]);
  });

  test('is released when it is refused, and the approved one is back', async () => {
    const second = await uploadOne();
    await review(5, '흐려서 읽을 수 없어요');
    expect(await me()).toMatchObject({ brand_status_type: 5, reject_reason: '흐려서 읽을 수 없어요' });
    expect([...(await shown()), await isKept(first), await isKept(second)]).toEqual([first, undefined, true, false]);
    const third = await uploadOne();
    expect(await me()).toMatchObject({ brand_status_type: 3, reject_reason: null });
    expect(await shown()).toEqual([third, first]);
  });

  test('is reviewed when a hidden brand uploads it', async () => {
    await review(1);
    await uploadOne();
    expect((await me())?.brand_status_type).toBe(3);
  });

  test('is reviewed of a brand whose approval has no stored details', async () => {
    await testServer().db.updateTable('brand_account').set({ approved_detail: null }).execute();
    const second = await uploadOne();
    expect([(await me())?.brand_status_type, ...(await shown())]).toEqual([2, second, first]);
  });
});
