import { beforeEach, expect, test } from '@jest/globals';
import {
  cancelWorkRequest,
  createWorkRequest,
  getWorkRequest,
} from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

async function ask(person: TestAccount, spaceId: number, title: string): Promise<WorkRequest> {
  return (
    await call(createWorkRequest, {
      token: person.token,
      body: {
        space_id: spaceId,
        title,
        data: { request_type: WorkRequestType.CORRECTION, text: '1,198세대예요.' },
        file_ids: [],
      },
    })
  ).data;
}

async function createFixture() {
  const { create } = testServer();
  const [manager, operator] = [await create.general({ name: '김소장' }), await create.staff({ name: '박운영' })];
  const { data: space } = await call(createWorkSpace, { token: manager.token, body: { title: '래미안 한강' } });
  return { manager, operator, space, request: await ask(manager, space.id, '세대수를 고쳐 주세요') };
}

test('lists open requests, and the dashboard counts them', async () => {
  const { manager, operator, space } = await createFixture();
  const canceled = await ask(manager, space.id, '취소할 요청');
  await call(cancelWorkRequest, { token: manager.token, params: { id: canceled.id } });
  const { screen, user, go, address } = await renderPage(remote.routes, { at: '/admin', as: operator });
  const card = await screen.findByRole('link', { name: /답변할 요청/ });
  await waitFor(() => expect(card.textContent).toContain('1건'));
  await go('/admin/requests');
  expect(await screen.findByRole('link', { name: /취소할 요청/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '답변할 요청만' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /취소할 요청/ })).toBeNull());
  expect(screen.getByRole('link', { name: /세대수를 고쳐 주세요/ })).toBeTruthy();
  expect(address()).toContain('is_open=true');
});

test('assigns a request to the operator, who answers it; an empty answer shows an error beside the field', async () => {
  const { operator, request, manager } = await createFixture();
  const { screen, user } = await renderPage(remote.routes, { at: `/admin/requests/${request.id}`, as: operator });
  expect(await screen.findByRole('heading', { level: 1, name: '세대수를 고쳐 주세요' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '내가 맡기' }));
  expect(await screen.findByText('담당자가 되었어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '내가 맡기' })).toBeNull());
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('답변을 입력해 주세요.')).toBeTruthy();
  await writeRichText(await screen.findByRole('textbox', { name: '답변' }), '고쳤어요.');
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('답변을 보냈어요')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '보낸 답변' })).toBeTruthy();
  const { data } = await call(getWorkRequest, { token: manager.token, params: { id: request.id } });
  expect([data.process_state, JSON.stringify(data.result).includes('고쳤어요.')]).toEqual([
    ProcessState.ANSWERED,
    true,
  ]);
});

test('a refusal needs a reason; a request that was canceled meanwhile shows an error', async () => {
  const { operator, request, manager } = await createFixture();
  const { screen, user } = await renderPage(remote.routes, { at: `/admin/requests/${request.id}`, as: operator });
  await user.click(await screen.findByRole('button', { name: '반려' }));
  const dialog = await screen.findByRole('dialog');
  const submit = () =>
    user.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '반려') as HTMLElement);
  await submit();
  expect(await screen.findByText('사유를 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByLabelText(/사유/), '근거가 필요해요.');
  await call(cancelWorkRequest, { token: manager.token, params: { id: request.id } });
  await submit();
  expect(await screen.findByText(/지금은 '취소' 상태라서 할 수 없어요/)).toBeTruthy();
  expect((screen.getByLabelText(/사유/) as HTMLTextAreaElement).value).toBe('근거가 필요해요.');
});

test('shows an empty state for a missing request', async () => {
  const { operator } = await createFixture();
  const { screen } = await renderPage(remote.routes, { at: '/admin/requests/999', as: operator });
  expect(await screen.findByRole('link', { name: '요청 목록' })).toBeTruthy();
});
