import { beforeEach, expect, test } from '@jest/globals';
import { createSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { getStaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;
let master: TestAccount;
let spaceId: number;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [staff, master] = [await create.staff(), await create.general()];
  const body = { title: '래미안한강', building_name: '래미안한강아파트', tel: '0279212345' };
  spaceId = (await call(createWorkSpace, { token: master.token, body })).data.id;
});

const inDays = (days: number): string => new Date(testServer().clock.now().getTime() + days * 86_400_000).toISOString();

async function publish(title: string, suggest_type: 1 | 2 = 1, amount: number | null = null): Promise<number> {
  const [work_scope, participant_qualification] = [toDocument('출입구 두 곳을 맡아요.'), toDocument('경비업 허가')];
  const body: BodyOf<typeof createSuggestItem> = {
    title,
    suggest_type,
    business_title: '',
    selection_method: 1,
    bid_method: 1,
    urgency: 0,
    category: 502,
    tags: [],
    number_of_units: null,
    expected_contract_amount: amount,
    is_amount_public: false,
    work_start_date: null,
    kapt_number: '',
    kapt_link: '',
    work_scope,
    participant_qualification,
    building_name: '',
    address1: '',
    address2: '',
    manager_name: '',
    briefing_place: '',
    opening_place: '',
    bid_deposit_rate: null,
    contract_deposit_rate: null,
    papers: '',
    price_table: [],
    tel: '0279212345',
    sigungu: 1,
    sigungus: [],
    invited_ids: [],
    date_start: null,
    date_end: inDays(12),
    briefing_at: null,
    opening_at: null,
    file_ids: [],
    is_draft: false,
    space_id: spaceId,
  };
  const { status, data, problem } = await call(createSuggestItem, { token: master.token, body });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data.id;
}

test('an operator finds notices by kind and by the mark, and sees what alerts have done', async () => {
  const { db } = testServer();
  const flagged = await publish('야간 경비');
  await publish('조경 견적', 2);
  const mark = { flagged: testServer().clock.now(), flag_reason: '나눈 공사', flagged_by: staff.id };
  await db.updateTable('suggest_item').set(mark).where('id', '=', flagged).execute();
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/bids?suggest_type=2', as: staff });
  expect(await screen.findByRole('link', { name: /조경 견적/ })).toBeTruthy();
  expect(screen.queryByText('야간 경비')).toBeNull();
  expect(await screen.findByText('알림을 켠 업체')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '주의 공고만' }));
  await waitFor(() => expect(screen.queryByText('조경 견적')).toBeNull());
});

test('an operator marks a notice with a reason, and takes the mark away', async () => {
  const id = await publish('야간 경비');
  const { screen, user, within, waitFor } = await renderPage(remote.routes, { at: `/admin/bids/${id}`, as: staff });
  await user.click(await screen.findByRole('button', { name: '주의 표시' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '같은 공사를 나눈 것 같아요.');
  await user.click(dialog.getByRole('button', { name: '주의 표시' }));
  expect(await screen.findByText(/같은 공사를 나눈 것 같아요/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '주의 표시 지우기' }));
  await waitFor(() => expect(screen.queryByText(/같은 공사를 나눈 것 같아요/)).toBeNull());
  const { data } = await call(getStaffSuggestItem, { token: staff.token, params: { id } });
  expect(data.flagged).toBeNull();
});

test('an operator sees contracts that stay under the limit one by one, and that this is no finding', async () => {
  await publish('봄 소독', 2, 4_500_000);
  const id = await publish('가을 소독', 2, 4_800_000);
  const { screen } = await renderPage(remote.routes, { at: `/admin/bids/${id}`, as: staff });
  expect(await screen.findByText('수의계약 한도에 가까운 계약이 여러 건이에요')).toBeTruthy();
  expect(screen.getByText(/봄 소독 · \d{4}\. \d+\. \d+\. · 4,500,000원/)).toBeTruthy();
  expect(screen.getByText(/나누어 계약했다는 뜻이 아니에요/)).toBeTruthy();
});
