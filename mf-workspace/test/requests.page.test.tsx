import { beforeEach, expect, test } from '@jest/globals';
import { createWorkRequest, getWorkRequest, listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import { answerWorkRequest, refuseWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { addMember, buildSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const ask = async (person: TestAccount, spaceId: number, title = '세대수를 고쳐 주세요') =>
  (
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

async function buildTeam() {
  const { create } = testServer();
  const [master, member, operator] = [
    await create.general({ name: '김소장' }),
    await create.general({ name: '이주임' }),
    await create.staff(),
  ];
  const space = await buildSpace(master, { title: '래미안 한강' });
  await addMember(master, space, member);
  return { master, member, operator, space };
}

test('a member asks, is told beside the fields what is missing, and reads the request', async () => {
  const { member, space } = await buildTeam();
  const { screen, user, address } = await renderPage(remote.routes, {
    at: `/workspace/${space.id}/requests`,
    as: member,
  });
  expect(await screen.findByText('아직 보낸 요청이 없어요')).toBeTruthy();
  await user.click(screen.getAllByRole('link', { name: '요청하기' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '요청 보내기' }));
  for (const sentence of ['요청 종류를 골라 주세요.', '제목을 입력해 주세요.', '내용을 입력해 주세요.'])
    expect(screen.getByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /데이터 정정/ }));
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '세대수를 고쳐 주세요');
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '1,198세대예요.');
  await user.dblClick(screen.getByRole('button', { name: '요청 보내기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '세대수를 고쳐 주세요' })).toBeTruthy();
  expect(screen.getByText('요청을 받았어요. 담당자가 확인하면 알려 드릴게요.')).toBeTruthy();
  expect(address()).toMatch(/\/requests\/\d+$/);
  const { data } = await call(listWorkRequests, { token: member.token, query: { space_id: space.id } });
  expect(data.results).toMatchObject([
    { request_type: WorkRequestType.CORRECTION, process_state: ProcessState.RECEIVED },
  ]);
});

test('what was typed outlives a reload and a failure', async () => {
  const { member, space } = await buildTeam();
  const first = await renderPage(remote.routes, { at: `/workspace/${space.id}/requests/new`, as: member });
  await first.user.type(await first.screen.findByRole('textbox', { name: /제목/ }), '쓰다 만 요청');
  const again = await renderPage(remote.routes, {
    at: `/workspace/${space.id}/requests/new`,
    as: member,
    isReload: true,
  });
  expect(await again.screen.findByText('작성하던 내용을 불러왔어요')).toBeTruthy();
  const title = again.screen.getByRole('textbox', { name: /제목/ }) as HTMLInputElement;
  expect(title.value).toBe('쓰다 만 요청');
  await again.user.click(again.screen.getByRole('radio', { name: /기타/ }));
  await again.user.type(again.screen.getByRole('textbox', { name: /내용/ }), '내용');
  await testServer()
    .db.updateTable('work_membership')
    .set({ edit_state_type: 1 })
    .where('user_id', '=', member.id)
    .execute();
  await again.user.click(again.screen.getByRole('button', { name: '요청 보내기' }));
  expect(await again.screen.findByText('보내지 못했어요')).toBeTruthy();
  expect(title.value).toBe('쓰다 만 요청');
});

test('an answer is read, noted as read, and asked again once', async () => {
  const { member, operator, space } = await buildTeam();
  const { id } = await ask(member, space.id);
  await call(answerWorkRequest, {
    token: operator.token,
    params: { id },
    body: { result: toDocument('# 고쳤어요\n\n확인해 주세요.') },
  });
  const { screen, user, go } = await renderPage(remote.routes, { at: `/workspace/${space.id}/requests`, as: member });
  expect(await screen.findByText('새 답변')).toBeTruthy();
  await go(`/workspace/${space.id}/requests/${id}`);
  expect(await screen.findByRole('heading', { name: '고쳤어요' })).toBeTruthy();
  await waitFor(async () =>
    expect((await call(getWorkRequest, { token: member.token, params: { id } })).data.is_unseen).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: '다시 묻기' }));
  await user.type(await screen.findByLabelText(/다시 묻는 내용/), '아직 그대로예요.');
  await user.click(screen.getAllByRole('button', { name: '다시 묻기' }).at(-1) as HTMLElement);
  expect(await screen.findByText('아직 그대로예요.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '지난 답변' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '다시 묻기' })).toBeNull());
});

test('a refusal shows its reason; another member is offered nothing that would be refused', async () => {
  const { master, member, operator, space } = await buildTeam();
  const own = await ask(master, space.id, '소장의 요청');
  const { screen, go } = await renderPage(remote.routes, {
    at: `/workspace/${space.id}/requests/${own.id}`,
    as: member,
  });
  await screen.findByRole('heading', { level: 1, name: '소장의 요청' });
  expect(screen.queryByRole('button', { name: '요청 취소' })).toBeNull();
  await call(refuseWorkRequest, {
    token: operator.token,
    params: { id: own.id },
    body: { reason: '근거를 보내 주세요.' },
  });
  await go(`/workspace/${space.id}/requests`);
  await screen.findByText('반려');
  await go(`/workspace/${space.id}/requests/${own.id}`);
  expect((await screen.findAllByText('근거를 보내 주세요.')).length).toBeGreaterThan(0);
  await waitFor(async () =>
    expect((await call(getWorkRequest, { token: member.token, params: { id: own.id } })).data.is_unseen).toBe(false),
  );
});

test('a request is canceled after a question', async () => {
  const { member, space } = await buildTeam();
  const { id } = await ask(member, space.id);
  const { screen, user } = await renderPage(remote.routes, { at: `/workspace/${space.id}/requests/${id}`, as: member });
  await user.click(await screen.findByRole('button', { name: '요청 취소' }));
  await user.click((await screen.findAllByRole('button', { name: '요청 취소' })).at(-1) as HTMLElement);
  expect(await screen.findByText('요청을 취소했어요')).toBeTruthy();
  await waitFor(async () =>
    expect((await call(getWorkRequest, { token: member.token, params: { id } })).data.process_state).toBe(
      ProcessState.CANCELED,
    ),
  );
});

test('a request of another work space is not shown under this one', async () => {
  const { master, space } = await buildTeam();
  const other = await buildSpace(master, { title: '둘째 단지' });
  const { id } = await ask(master, other.id, '둘째의 요청');
  const { screen } = await renderPage(remote.routes, { at: `/workspace/${space.id}/requests/${id}`, as: master });
  expect(await screen.findByText('요청을 찾을 수 없어요')).toBeTruthy();
  expect(screen.queryByText('둘째의 요청')).toBeNull();
});
