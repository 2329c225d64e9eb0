import { beforeEach, expect, test } from '@jest/globals';
import { updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

async function openForm(brand: TestAccount, staff: TestAccount) {
  const page = await renderPage(remote.routes, { at: `/admin/users/detail/${brand.id}`, as: staff });
  await page.user.click(await page.screen.findByRole('button', { name: '업체 정보 수정' }));
  const form = page.within(await page.screen.findByRole('dialog', { name: '한빛건설 업체의 정보' }));
  const fill = async (name: RegExp, text: string) => {
    const field = form.getByRole('textbox', { name });
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  return { ...page, form, fill };
}
const detailOf = async (brand: TestAccount, staff: TestAccount) =>
  (await call(getUser, { token: staff.token, params: { id: brand.id } })).data.brand?.detail;

test('an operator changes the figures of a brand: amounts in Korean units, rounded to 1,000만', async () => {
  const { create } = testServer();
  const [brand, staff] = [await create.brand(), await create.staff()];
  const { form, fill, user, screen } = await openForm(brand, staff);
  await fill(/^법인등록번호/, '110111-0000000');
  await fill(/^매출액/, '12억3456만');
  await fill(/^영업이익/, '-9천만');
  await fill(/^신용등급/, 'BBB+');
  await user.click(form.getByRole('button', { name: '저장' }));
  expect(await form.findByText('번호가 맞지 않아요. 다시 확인해 주세요.')).toBeTruthy();
  await user.clear(form.getByRole('textbox', { name: /^법인등록번호/ }));
  await user.click(form.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('한빛건설 업체의 정보를 바꿨어요')).toBeTruthy();
  expect(await detailOf(brand, staff)).toMatchObject({
    price: 1_230_000_000,
    profit: -90_000_000,
    credit_grade: 'BBB+',
    employees: null,
    updated_financial: null,
  });
});

test('what somebody else has saved meanwhile is never overwritten unseen', async () => {
  const { create } = testServer();
  const [brand, staff] = [await create.brand(), await create.staff()];
  const { form, fill, user, screen, within } = await openForm(brand, staff);
  await fill(/^업종/, '방수');
  await call(updateBrandDetail, { token: staff.token, body: { user_id: brand.id, credit_grade: 'A' } });
  await user.click(form.getByRole('button', { name: '저장' }));
  const conflict = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
  await user.click(conflict.getByRole('button', { name: '고른 내용으로 저장' }));
  expect(await screen.findByText('한빛건설 업체의 정보를 바꿨어요')).toBeTruthy();
  expect(await detailOf(brand, staff)).toMatchObject({ industry: '방수', credit_grade: 'A' });
});

test('an operator asks the tax office again, and sees the answer or why there is none', async () => {
  const { create, sandbox } = testServer();
  const [brand, staff] = [await create.brand({ business_no: '9990300017' }), await create.staff()];
  const { screen, user } = await renderPage(remote.routes, { at: `/admin/users/detail/${brand.id}`, as: staff });
  // In the review and among the details.
  expect(await screen.findAllByText('아직 조회하지 않았어요')).toHaveLength(2);
  sandbox.failNext('nts', 2);
  await user.click(screen.getByRole('button', { name: '다시 조회' }));
  expect(await screen.findByText('국세청 조회가 되지 않아요. 잠시 뒤 다시 시도해 주세요.')).toBeTruthy();
  expect(screen.getAllByText('아직 조회하지 않았어요')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '다시 조회' }));
  expect(await screen.findByText('국세청에 다시 조회했어요')).toBeTruthy();
  // A closed business suspends its brand at once.
  expect(await screen.findByText('국세청 조회로 자동 정지됐어요')).toBeTruthy();
});
