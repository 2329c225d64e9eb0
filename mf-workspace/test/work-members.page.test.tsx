import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkMember,
  getMyMembership,
  listWorkMembers,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { addMember, buildSpace, invite, inviteByTel } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

async function buildTeam() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await buildSpace(master, { title: '한빛마을' });
  await addMember(master, space, member);
  const states = async () =>
    (
      await call(listWorkMembers, { token: master.token, query: { space_id: space.id, edit_state_type: -1 } })
    ).data.results.map(({ user, role, edit_state_type, job_grade }) => [user.name, role, edit_state_type, job_grade]);
  return { create, master, member, space, at: `/workspace/${space.id}/members`, states };
}

test('a master invites by e-mail; a wrong one is named beside the field and stays, and no account is shown', async () => {
  const { create, master, at } = await buildTeam();
  const guest = await create.general({ name: '박경리', email: 'park@danji.test' });
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  await user.click(await screen.findByRole('button', { name: '멤버 초대' }));
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 초대' }));
  const email = dialog.getByLabelText(/이메일/) as HTMLInputElement;
  await user.type(email, 'nobody');
  await user.click(dialog.getByRole('button', { name: '초대 보내기' }));
  expect(await dialog.findByText('이메일 형식을 확인해 주세요.')).toBeTruthy();
  expect(email.value).toBe('nobody');
  await user.clear(email);
  await user.type(email, guest.email ?? '');
  await user.selectOptions(dialog.getByLabelText('직급'), '서무·경리');
  await user.click(dialog.getByRole('button', { name: '초대 보내기' }));
  expect(await screen.findByText('초대했어요')).toBeTruthy();
  const link = within(await screen.findByRole('dialog', { name: '초대했어요' }));
  expect(((await link.findByLabelText('초대 링크')) as HTMLInputElement).value).toMatch(
    /\/invitations\/\d+-[\w-]{22}$/,
  );
  expect(link.getByText(/이메일은 따로 보내지 않아요/)).toBeTruthy();
  await user.click(link.getByRole('button', { name: '닫기' }));
  const row = await screen.findByRole('row', { name: /park@danji\.test/ });
  expect(row.textContent).toMatch(/서무·경리.*초대함/);
  expect(screen.queryByText(/박경리|박\*/)).toBeNull();
});

test('an invitation by number is sent again, its link is shown, and it is withdrawn', async () => {
  const { create, master, space, at } = await buildTeam();
  await inviteByTel(master, space, await create.general({ tel: '01012345678' }));
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  const choose = async (label: string) => {
    await user.click(await screen.findByRole('button', { name: '010-1234-5678 님 관리' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
  };
  expect((await screen.findByRole('row', { name: /010-1234-5678/ })).textContent).toMatch(/까지 답할 수 있어요/);
  const read = async () => {
    await choose('초대 링크 보기');
    const dialog = within(await screen.findByRole('dialog', { name: '010-1234-5678 초대 링크' }));
    const { value } = (await dialog.findByLabelText('초대 링크')) as HTMLInputElement;
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return value;
  };
  const before = await read();
  testServer().clock.advance(60);
  await choose('초대 다시 보내기');
  expect(await screen.findByText('문자로 다시 보냈어요')).toBeTruthy();
  await waitFor(async () => expect(await read()).not.toBe(before));
  await choose('초대 취소');
  await waitFor(() => expect(screen.queryByRole('row', { name: /010-1234-5678/ })).toBeNull());
});

test('a member sees who is there but manages only themselves, and invited contacts are masked', async () => {
  const { create, master, member, space, at } = await buildTeam();
  await invite(master, space, await create.general({ name: '박경리', email: 'park@danji.test' }));
  const { screen } = await renderPage(remote.routes, { at, as: member });
  expect(await screen.findByRole('row', { name: /김소장/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '멤버 초대' })).toBeNull();
  expect(screen.queryByRole('button', { name: '김소장 님 관리' })).toBeNull();
  expect(screen.getByRole('row', { name: /pa\*\*\*@danji\.test/ }).textContent).toMatch(/초대함/);
  expect(document.body.textContent).not.toMatch(/park@|박경리/);
  expect(screen.getByRole('button', { name: '이주임 님 관리' })).toBeTruthy();
});

test('a request is accepted in the list', async () => {
  const { create, master, at, space, states } = await buildTeam();
  const asking = await create.general({ name: '최요청' });
  await call(createWorkMember, {
    token: asking.token,
    body: { space_id: space.id, greeting: '경리를 맡고 있어요.', dong: '관리동', ho: '101' },
  });
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  expect((await screen.findByRole('row', { name: /최요청/ })).textContent).toContain(
    '관리동 101호 · 경리를 맡고 있어요.',
  );
  await user.click(screen.getByRole('button', { name: '최요청 님의 참여 요청 수락' }));
  const dialog = within(await screen.findByRole('dialog', { name: '최요청 님의 참여 요청을 수락할까요?' }));
  expect((dialog.getByRole('radio', { name: /입주민/ }) as HTMLInputElement).checked).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /담당자/ }));
  await user.click(dialog.getByRole('button', { name: '수락' }));
  expect(await screen.findByText('최요청 님이 함께하게 되었어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '최요청 님의 참여 요청 수락' })).toBeNull());
  expect(await states()).toContainEqual(['최요청', 'member', 4, 0]);
});

test('a refused request needs a reason, which its person reads', async () => {
  const { create, master, at, space } = await buildTeam();
  const asking = await create.general({ name: '최요청' });
  const { data } = await call(createWorkMember, { token: asking.token, body: { space_id: space.id } });
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  await user.click(await screen.findByRole('button', { name: '최요청 님의 참여 요청 거절' }));
  const dialog = within(await screen.findByRole('dialog', { name: '최요청 님의 참여 요청을 거절할까요?' }));
  await user.click(dialog.getByRole('button', { name: '거절' }));
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '옆 단지에 사는 분이에요.');
  await user.click(dialog.getByRole('button', { name: '거절' }));
  expect(await screen.findByText('참여 요청을 거절했어요')).toBeTruthy();
  const mine = await call(getMyMembership, { token: asking.token, params: { id: space.id } });
  expect(mine.data).toMatchObject({ id: data.id, edit_state_type: 5, refusal_reason: '옆 단지에 사는 분이에요.' });
});

test('who came by an e-mail invitation is compared with name and number before a master accepts', async () => {
  const { create, master, at, space, states } = await buildTeam();
  const person = await create.general({ name: '박경리', email: 'park@danji.test', tel: '01012345678' });
  const { id } = await invite(master, space, person);
  await call(updateWorkMember, { token: person.token, params: { id }, body: { edit_state_type: 4 } });
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  const row = await screen.findByRole('row', { name: /박경리/ });
  expect(row.textContent).toMatch(/park@danji\.test.*확인 대기.*010-\*{4}-5678/);
  const accept = async () => {
    await user.click(screen.getByRole('button', { name: '박경리 님의 참여 요청 수락' }));
    return within(await screen.findByRole('dialog', { name: '초대한 사람이 박경리 님 맞나요?' }));
  };
  const question = await accept();
  expect(question.getByText(/park@danji\.test 초대를 박경리 님\(010-\*{4}-5678\)이 수락했어요/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await states()).toContainEqual(['박경리', 'member', 3, 0]);
  await user.click((await accept()).getByRole('button', { name: '맞아요' }));
  expect(await screen.findByText('박경리 님이 함께하게 되었어요')).toBeTruthy();
  expect(await states()).toContainEqual(['박경리', 'member', 4, 0]);
});

test('changes job grade and role, and removes after asking once', async () => {
  const { master, at, states } = await buildTeam();
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  const choose = async (label: string) => {
    await user.click(await screen.findByRole('button', { name: '이주임 님 관리' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
  };
  await choose('직급 변경');
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('직급'), '기술주임');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect(await states()).toContainEqual(['이주임', 'member', 4, 7]));
  await choose('역할 변경');
  const role = within(await screen.findByRole('dialog', { name: '이주임 님의 역할' }));
  await user.click(role.getByRole('radio', { name: /^관리자/ }));
  await user.click(role.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect(await states()).toContainEqual(['이주임', 'manager', 4, 7]));
  await screen.findByRole('row', { name: /이주임.*관리자/ });
  await choose('내보내기');
  const question = await screen.findByRole('alertdialog', { name: '이주임 님을 내보낼까요?' });
  await user.click(within(question).getByRole('button', { name: '취소' }));
  expect(await states()).toContainEqual(['이주임', 'manager', 4, 7]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await choose('내보내기');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '내보내기' }));
  expect(await screen.findByText('이주임 님을 내보냈어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /이주임/ })).toBeNull());
  expect(await states()).toContainEqual(['이주임', 'member', 1, 7]);
});

test('the master is told why they cannot leave; a member leaves and lands on the list', async () => {
  const { master, member, at } = await buildTeam();
  const leave = async (person: typeof master, name: string) => {
    const page = await renderPage(remote.routes, { at, as: person });
    await page.user.click(await page.screen.findByRole('button', { name: `${name} 님 관리` }));
    await page.user.click(await page.screen.findByRole('menuitem', { name: '나가기' }));
    return page;
  };
  const first = await leave(master, '김소장');
  expect(await first.screen.findByText('먼저 대표 관리자를 넘겨 주세요')).toBeTruthy();
  expect(first.screen.queryByRole('alertdialog')).toBeNull();
  const second = await leave(member, '이주임');
  await second.user.click(
    second.within(await second.screen.findByRole('alertdialog')).getByRole('button', { name: '나가기' }),
  );
  await waitFor(() => expect(second.address()).toBe('/workspace'));
  expect(await second.screen.findByText('아직 참여한 워크스페이스가 없어요')).toBeTruthy();
});

test('finds the own complex and asks to join', async () => {
  const { create, space, states } = await buildTeam();
  const { screen, user, within } = await renderPage(remote.routes, {
    at: '/workspace/find',
    as: await create.general({ name: '최요청' }),
  });
  await user.type(await screen.findByRole('searchbox'), '한빛');
  await user.click(await screen.findByRole('button', { name: `${space.title} 참여 요청` }));
  const dialog = within(await screen.findByRole('dialog', { name: `'${space.title}'에 참여 요청` }));
  await user.click(dialog.getByRole('button', { name: '참여 요청' }));
  expect(await dialog.findByText('누구인지 한마디 적어 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /인사말/ }), '101동에 살아요.');
  await user.type(dialog.getByRole('textbox', { name: '동' }), '101');
  await user.click(dialog.getByRole('button', { name: '참여 요청' }));
  expect(await screen.findByText('답을 기다리는 중')).toBeTruthy();
  expect(await states()).toContainEqual(['최요청', 'resident', 3, 0]);
});
