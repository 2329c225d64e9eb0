import { beforeEach, expect, test } from '@jest/globals';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { announceSuggestItemViewer, listSuggestItemViewers } from '@danji/contracts/bids/suggest-item-viewer.endpoints';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { createWorkMember, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { remote } from '../src/remote.tsx';
import { type Office, openOffice, saveDraft, writeNotice } from './notices.ts';

let office: Office;
let manager: TestAccount;
let draft: SuggestItem;

/** Another account that writes notices of the office. */
async function addManager({ master, spaceId }: Office): Promise<TestAccount> {
  const account = await testServer().create.general({ name: '이관리' });
  const { tel } = await testServer()
    .db.selectFrom('user_account')
    .where('id', '=', account.id)
    .select('tel')
    .executeTakeFirstOrThrow();
  const body = { space_id: spaceId, tel, role: 'manager' as const };
  const { id } = (await call(createWorkMember, { token: master.token, body })).data;
  await call(updateWorkMember, {
    token: account.token,
    params: { id },
    body: { edit_state_type: EditState.DONE },
  });
  return account;
}

beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
  manager = await addManager(office);
  draft = await writeNotice(office, { title: '쓰다 만 공고', is_draft: true });
});

const openForm = (account: TestAccount) =>
  renderPage(remote.routes, { at: `/bids/${draft.nano_id}/edit`, as: account });
const read = async () =>
  (await call(getSuggestItem, { token: office.master.token, params: { id: draft.nano_id } })).data;

test('another manager goes on with a draft, and the list says who wrote last', async () => {
  const form = await openForm(manager);
  await form.user.type(await form.screen.findByRole('textbox', { name: /사업명/ }), ' 이어 씀');
  await form.user.click(form.screen.getByRole('button', { name: '임시 저장' }));
  await waitFor(async () => expect((await read()).business_title).toBe('2026년 경비 용역 이어 씀'));
  const list = await renderPage(remote.routes, { at: '/bids', as: office.master });
  await list.user.click(await list.screen.findByRole('button', { name: '작성 중만' }));
  await waitFor(() => expect(list.address()).toBe(`/bids?state=0&space_id=${office.spaceId}`));
  expect(await list.screen.findByText(/^이관리 님이 .+에 저장$/)).toBeTruthy();
});

test('who else has the form open is shown, until the form is left', async () => {
  const other = { token: manager.token, params: { id: draft.id, tab_id: randomUUID() } };
  await call(announceSuggestItemViewer, other);
  const { screen, go } = await openForm(office.master);
  expect(await screen.findByText('이관리 님이 이 공고를 열어 두었어요')).toBeTruthy();
  const listForOther = async () => (await call(listSuggestItemViewers, other)).data;
  await waitFor(async () => expect(await listForOther()).toMatchObject([{ user: { id: office.master.id } }]));
  await go('/bids');
  await waitFor(async () => expect(await listForOther()).toEqual([]));
});

test('who saves later compares both versions field by field, and nothing that was typed is lost', async () => {
  const { screen, user, within } = await openForm(office.master);
  await user.type(await screen.findByRole('textbox', { name: /제출 서류/ }), '경비업 허가증');
  await saveDraft(manager, draft, { business_title: '2026년 경비 용역 2차' });
  await user.click(screen.getByRole('button', { name: '임시 저장' }));
  const dialog = within(await screen.findByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' }));
  expect(dialog.getByText(/^이관리 님이 .+에 저장했어요/)).toBeTruthy();
  expect(dialog.getByText('2026년 경비 용역 2차')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
  await waitFor(async () =>
    expect(await read()).toMatchObject({ business_title: '2026년 경비 용역 2차', papers: '경비업 허가증' }),
  );
});
