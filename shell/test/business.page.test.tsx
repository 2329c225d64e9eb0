import { beforeEach, expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { PNG, upload } from '@danji/testing/upload-licence';
import { openShell } from './open-shell.tsx';
import { fill } from './typing.ts';

/** Valid checksums; the sandbox's tax office reports the second one as suspended. */
const ACTIVE = '1248100998';
const PAUSED = '9990200010';

beforeEach(() => testServer().reset());

async function openForm(overrides: Parameters<ReturnType<typeof testServer>['create']['brand']>[0]) {
  const brand = await testServer().create.brand(overrides);
  const page = await openShell({ at: '/me', as: brand });
  const part = page.within(await page.screen.findByRole('region', { name: '업체 정보' }));
  await page.user.click(part.getByRole('button', { name: /^(수정|등록)$/ }));
  const form = page.within(await page.screen.findByRole('dialog', { name: '사업자 정보' }));
  return { ...page, brand, part, form };
}

test('checks the number at the tax office, then sends the details to review', async () => {
  const { brand, part, form, user, screen } = await openForm({
    company: '한빛건설',
    brand_status_type: EditState.FAILED,
  });
  const number = form.getByRole('textbox', { name: /^사업자등록번호/ });
  await fill({ user }, number, '1248100999');
  await user.click(form.getByRole('button', { name: '조회' }));
  await form.findByText('사업자등록번호가 맞지 않아요. 다시 확인해 주세요.');
  await fill({ user }, number, PAUSED);
  await user.click(form.getByRole('button', { name: '조회' }));
  await form.findByText('휴업 중인 사업자예요.');
  expect(form.queryByText(/정상 영업 중인/)).toBeNull();
  await fill({ user }, number, ACTIVE);
  await user.click(form.getByRole('button', { name: '조회' }));
  await form.findByText(/^정상 영업 중인 사업자예요/);
  await user.click(form.getByRole('button', { name: '승인 신청' }));
  await form.findByText('대표자 이름을 입력해 주세요.');
  await fill({ user }, form.getByRole('textbox', { name: /^대표자 이름/ }), '최지우');
  await user.click(form.getByRole('button', { name: '승인 신청' }));
  await screen.findByText('사업자 정보를 보냈어요. 사업자등록증을 올려야 심사를 마칠 수 있어요.');
  expect(part.getByText('사업자등록증을 기다리고 있어요')).toBeTruthy();
  expect(part.getByText('124-81-00998')).toBeTruthy();
  const { data } = await call(getMe, { token: brand.token });
  expect(data.brand).toMatchObject({
    brand_status_type: EditState.PENDING,
    detail: { business_no: ACTIVE, company_manager_name: '최지우' },
  });
});

test('says that another company has the number, and keeps the form', async () => {
  await testServer().create.brand({ business_no: ACTIVE });
  const { form, user } = await openForm({ company: '나래설비' });
  await fill({ user }, form.getByRole('textbox', { name: /^사업자등록번호/ }), ACTIVE);
  await user.click(form.getByRole('button', { name: '조회' }));
  await form.findByText('다른 업체가 이미 등록한 번호예요.');
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^상호/ }).value).toBe('나래설비');
});

test('a new certificate of an approved company is shown as under review, beside the approved one', async () => {
  const brand = await testServer().create.brand({ company: '한빛건설', brand_status_type: EditState.PENDING });
  const staff = await testServer().create.staff();
  await upload(brand.token, PNG);
  await call(updateBrand, { token: staff.token, body: { user_id: brand.id, brand_status_type: EditState.DONE } });
  const { screen, user, within } = await openShell({ at: '/me', as: brand });
  const part = within(await screen.findByRole('region', { name: '업체 정보' }));
  expect(part.getByAltText('등록한 사업자등록증')).toBeTruthy();
  await user.upload(
    part.getByLabelText('사업자등록증 사진이나 PDF를 올려 주세요'),
    new File([PNG], '새 사업자등록증.png', { type: 'image/png' }),
  );
  expect(await part.findByAltText('심사 중인 사업자등록증')).toBeTruthy();
  expect(part.getByAltText('지금 쓰고 있는 사업자등록증')).toBeTruthy();
  expect(part.getByText('수정 검토중')).toBeTruthy();
});

test('an approved company changes its contact data at once, and its name after a review', async () => {
  const brand = await testServer().create.brand({ company: '한빛건설', business_no: ACTIVE });
  const { screen, user, within } = await openShell({ at: '/me', as: brand });
  const part = within(await screen.findByRole('region', { name: '업체 정보' }));
  expect(part.getAllByText('확인필요').length).toBeGreaterThan(4);
  await user.click(part.getByRole('button', { name: '연락처 수정' }));
  const form = within(await screen.findByRole('dialog', { name: '연락처와 회사 정보' }));
  await fill({ user }, form.getByRole('textbox', { name: /^대표자 이름/ }), '최지우');
  await fill({ user }, form.getByRole('textbox', { name: /^상호/ }), ' ');
  await fill({ user }, form.getByRole('textbox', { name: /^직원 수/ }), '24');
  await user.click(form.getByRole('button', { name: '저장' }));
  await form.findByText('상호를 입력해 주세요.');
  await fill({ user }, form.getByRole('textbox', { name: /^상호/ }), '한빛종합건설');
  await user.click(form.getByRole('button', { name: '저장' }));
  // Nothing is sent before the vendor knows what that means, and nothing typed is lost.
  const question = () => screen.findByRole('alertdialog', { name: '상호나 대표자를 바꾸면 다시 심사해요' });
  await user.click(within(await question()).getByRole('button', { name: '취소' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^상호/ }).value).toBe('한빛종합건설');
  const stored = async () => (await call(getMe, { token: brand.token })).data.brand?.brand_status_type;
  expect(await stored()).toBe(EditState.DONE);
  await user.click(form.getByRole('button', { name: '저장' }));
  await user.click(within(await question()).getByRole('button', { name: '심사 요청' }));
  await screen.findByText('업체 정보를 저장했어요.');
  expect(await part.findByText('24명')).toBeTruthy();
  const { data } = await call(getMe, { token: brand.token });
  expect(data.brand).toMatchObject({
    brand_status_type: EditState.EDITED,
    detail: { name: '한빛종합건설', employees: 24, business_no: ACTIVE },
  });
});
