import { beforeEach, describe, expect, test } from '@jest/globals';
import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { companyBody } from '@danji/testing/company-body';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

const { WAIT, PENDING, DONE, EDITED, FAILED } = EditState;
let brand: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
});

const make = async (state: 0 | 3, given = {}): Promise<CompanyItem> =>
  (
    await call(createCompanyItem, {
      token: brand.token,
      body: { ...companyBody({ description: '', ...given }), edit_state_type: state },
    })
  ).data;
const decide = async ({ nano_id, updated }: CompanyItem, state: 4 | 5, reason?: string): Promise<CompanyItem> => {
  const { token } = await testServer().create.staff();
  const body = { edit_state_type: state, updated, ...(reason !== undefined && { reason }) };
  return (await call(updateCompanyItem, { token, params: { id: nano_id }, body })).data;
};
const stored = async ({ nano_id }: CompanyItem): Promise<CompanyItem> =>
  (await call(getCompanyItem, { token: brand.token, params: { id: nano_id } })).data;
const openForm = ({ nano_id }: CompanyItem) =>
  renderPage(remote.routes, { at: `/companies/${nano_id}/edit`, as: brand });

describe('the form of a company item', () => {
  test('names what a draft still lacks, and hands it in', async () => {
    const draft = await make(WAIT);
    const { screen, user } = await openForm(draft);
    await user.click(await screen.findByRole('button', { name: '승인 요청' }));
    expect(await screen.findByText('한 줄 소개를 입력해 주세요.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /한 줄 소개/ }), '단지 방수를 맡아요.');
    await user.click(screen.getByRole('button', { name: '승인 요청' }));
    expect(await screen.findByText('승인대기')).toBeTruthy();
    expect((await stored(draft)).edit_state_type).toBe(PENDING);
  });

  test('keeps the approved version public while a change waits', async () => {
    const item = await decide(await make(PENDING, { description: '방수를 맡아요.' }), DONE);
    const { screen, user } = await openForm(item);
    const title = await screen.findByRole('textbox', { name: /제목/ });
    await user.clear(title);
    await user.type(title, '새 제목');
    await user.click(screen.getByRole('button', { name: '고친 내용 승인 요청' }));
    expect(await screen.findByText('수정 검토중')).toBeTruthy();
    expect(await stored(item)).toMatchObject({
      title: '옥상 방수',
      edit_state_type: EDITED,
      recent_rev: { title: '새 제목' },
    });
  });

  test('keeps what was typed while an operator decided, and hands it in after the vendor was told', async () => {
    const item = await make(PENDING, { description: '방수를 맡아요.' });
    const { screen, user, within } = await openForm(item);
    const title = await screen.findByRole('textbox', { name: /제목/ });
    await user.clear(title);
    await user.type(title, '심사 중에 고친 제목');
    await decide(item, DONE);
    await user.click(screen.getByRole('button', { name: '고친 내용 저장' }));
    const dialog = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
    expect(dialog.getByRole('radio', { name: /심사 중에 고친 제목/, checked: true })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
    expect(await screen.findByText('수정 검토중')).toBeTruthy();
    expect(await stored(item)).toMatchObject({
      title: '옥상 방수',
      is_public: true,
      edit_state_type: EDITED,
      recent_rev: { title: '심사 중에 고친 제목' },
    });
  });

  test('says beside the field that a chosen file is no picture', async () => {
    const draft = await make(WAIT);
    const { screen, user } = await openForm(draft);
    await screen.findByRole('button', { name: '승인 요청' });
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept="image/*"]');
    if (!input) throw new Error('There is no field for the picture.');
    await user.upload(input, new File(['not a picture'], '견적.png', { type: 'image/png' }));
    const message = await screen.findByText("'견적.png' 이미지를 열 수 없어요. 다른 파일로 올려 주세요.");
    expect(screen.getByText('대표 사진').parentElement?.contains(message)).toBe(true);
  });

  test('shows why it was refused', async () => {
    const item = await decide(await make(PENDING, { description: '방수를 맡아요.' }), FAILED, '근거를 적어 주세요.');
    const { screen } = await openForm(item);
    expect((await screen.findAllByText('근거를 적어 주세요.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: '다시 승인 요청' })).toBeTruthy();
  });

  test('is not for another vendor', async () => {
    const item = await decide(await make(PENDING, { description: '방수를 맡아요.' }), DONE);
    brand = await testServer().create.brand();
    const { screen } = await openForm(item);
    expect(await screen.findByText('업체 소개를 찾을 수 없어요')).toBeTruthy();
  });
});

test('a vendor without approval is told so instead of a form', async () => {
  brand = await testServer().create.brand({ brand_status_type: PENDING });
  const { screen } = await renderPage(remote.routes, { at: '/companies/new', as: brand });
  expect(await screen.findByText('업체 승인을 먼저 받아 주세요')).toBeTruthy();
});
