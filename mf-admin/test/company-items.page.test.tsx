import { beforeEach, expect, test } from '@jest/globals';
import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import type { SentCase } from '@danji/contracts/bids/work-case';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { companyBody } from '@danji/testing/company-body';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

const { PENDING, DONE, EDITED, FAILED } = EditState;

let brand: TestAccount;
let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [brand, staff] = [await create.brand(), await create.staff()];
});

const workCase = (title: string, size = ''): SentCase => ({
  title,
  description: '',
  size,
  amount: null,
  date_start: null,
  date_end: null,
  picture_ids: [],
});

const make = async (title: string, work_cases: SentCase[] = []): Promise<CompanyItem> => {
  const body = companyBody({ title, work_cases });
  return (await call(createCompanyItem, { token: brand.token, body })).data;
};
const change = async ({ token }: TestAccount, { nano_id, updated }: CompanyItem, body: object): Promise<CompanyItem> =>
  (await call(updateCompanyItem, { token, params: { id: nano_id }, body: { ...body, updated } })).data;
const stored = async ({ nano_id }: CompanyItem): Promise<CompanyItem> =>
  (await call(getCompanyItem, { token: staff.token, params: { id: nano_id } })).data;
const openItem = ({ id }: CompanyItem) => renderPage(remote.routes, { at: `/admin/company-items/${id}`, as: staff });

test('an operator finds what waits by its state', async () => {
  await change(staff, await make('승인된 소개'), { edit_state_type: DONE });
  await make('기다리는 소개');
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/company-items', as: staff });
  expect(await screen.findByText('승인된 소개')).toBeTruthy();
  await user.click(await screen.findByRole('tab', { name: `${EditState.label(PENDING)} 1` }));
  await waitFor(() => expect(screen.queryByText('승인된 소개')).toBeNull());
  expect(screen.getByText('기다리는 소개')).toBeTruthy();
});

test('an operator sees what a vendor has changed, works too, and approves it', async () => {
  const before = [workCase('옥상 방수', '820세대'), workCase('주차장 방수'), workCase('외벽 방수')];
  const item = await change(staff, await make('옥상 방수', before), { edit_state_type: DONE });
  const after = [workCase('주차장 방수'), workCase('옥상 방수', '900세대'), workCase('물탱크 방수')];
  await change(brand, item, { title: '새 제목', work_cases: after });
  const { screen, user, waitFor } = await openItem(item);
  expect(await screen.findByText('새 제목')).toBeTruthy();
  const works = screen.getByRole('region', { name: '시공 사례' });
  for (const text of ['순서 바뀜', '900세대', '새로 더함', '외벽 방수']) expect(works.textContent).toContain(text);
  expect(works.querySelector('del')?.textContent).toBe('외벽 방수');
  await user.click(screen.getByRole('button', { name: '승인' }));
  await user.click((await screen.findAllByRole('button', { name: '승인' })).at(-1) as HTMLElement);
  await waitFor(async () => expect(await stored(item)).toMatchObject({ title: '새 제목', edit_state_type: DONE }));
});

test('an operator refuses with a reason, which the vendor reads, and the approved version stays', async () => {
  const item = await change(staff, await make('옥상 방수'), { edit_state_type: DONE });
  await change(brand, item, { title: '국내 1위' });
  expect((await stored(item)).edit_state_type).toBe(EDITED);
  const { screen, user, waitFor } = await openItem(item);
  await user.click(await screen.findByRole('button', { name: '반려' }));
  await user.type(await screen.findByRole('textbox', { name: /사유/ }), '근거를 적어 주세요.');
  await user.click(screen.getAllByRole('button', { name: '반려' }).at(-1) as HTMLElement);
  await waitFor(async () =>
    expect(await stored(item)).toMatchObject({ edit_state_type: FAILED, is_public: true, title: '옥상 방수' }),
  );
  const { data } = await call(getCompanyItem, { token: brand.token, params: { id: item.nano_id } });
  expect(data.reason).toBe('근거를 적어 주세요.');
});

test('a decision about a version that has changed meanwhile is refused', async () => {
  const item = await make('옥상 방수');
  const { screen, user } = await openItem(item);
  await user.click(await screen.findByRole('button', { name: '승인' }));
  await change(brand, item, { title: '심사 중에 고친 제목' });
  await user.click((await screen.findAllByRole('button', { name: '승인' })).at(-1) as HTMLElement);
  expect(await screen.findByText('상태를 바꾸지 못했어요')).toBeTruthy();
  expect((await stored(item)).is_public).toBe(false);
});
