import { beforeEach, describe, expect, test } from '@jest/globals';
import { renewSession, request, sessionStore } from '@danji/api-client';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn, signInAs } from '@danji/contracts/accounts/session.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import { useUnsavedWork } from '@danji/shell-sdk';
import { testServer } from '@danji/testing/test-server';
import { watchRequests } from './network.ts';
import { openShell } from './open-shell.tsx';
import { registry, shop } from './shop-remote.tsx';

beforeEach(() => testServer().reset());

test('the account page of a member says what only the owner may do, and lets an operator read it', async () => {
  const { create } = testServer();
  const [admin, person] = [await create.admin(), await create.general({ name: '김소장' })];
  const { screen, within } = await openShell({ at: '/me', as: admin });
  sessionStore.start(await request(signInAs, { body: { user_id: person.id, reason: '화면이 열리지 않는다는 문의' } }));

  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const profile = await part('프로필');
  expect(await profile.findByDisplayValue('김소장')).toBeTruthy();
  for (const [section, control] of [
    [profile, profile.getByDisplayValue('김소장')],
    [profile, profile.getByRole('button', { name: '번호 변경' })],
    [profile, profile.getByRole('button', { name: '사진 바꾸기' })],
    [await part('비밀번호'), screen.getByRole('button', { name: /^비밀번호 (변경|설정)$/ })],
    [await part('설정'), screen.getByRole('switch', { name: /^알림 받기/ })],
    [await part('동의 내역'), await screen.findByRole('switch', { name: /^혜택과 소식 받기/ })],
    [await part('내 데이터'), screen.getByRole('button', { name: '내려받기' })],
    [await part('회원 탈퇴'), screen.getByRole('button', { name: '탈퇴' })],
  ] as const) {
    expect(section.getByText(REFUSED_WHILE_ACTING)).toBeTruthy();
    expect(control.matches(':disabled')).toBe(true);
  }
  expect((await part('지금 일하는 곳')).getByRole('textbox', { name: /^건물 이름/ }).matches(':disabled')).toBe(false);
});

/** Opens a page whose form is saved by `save`, as an operator who has acted for longer than they may. */
async function openActing(save: () => Promise<'saved'> = () => Promise.resolve('saved')) {
  const body = { email: 'choi@danji.test', password: 'apart2468', user_type: UserType.STAFF } as const;
  await testServer().create.admin(body);
  const person = await testServer().create.general();
  const Form = () => {
    useUnsavedWork(true, { save });
    return <h1>입력</h1>;
  };
  const remote = { ...shop, routes: [{ path: '/shop', element: <Form /> }] };
  const shell = await openShell({ at: '/shop', registry, loadRemote: () => Promise.resolve(remote) });
  await shell.screen.findByRole('heading', { name: '입력' });
  sessionStore.start(await request(signIn, { body }));
  sessionStore.start(await request(signInAs, { body: { user_id: person.id, reason: '화면이 열리지 않는다는 문의' } }));
  const stop = await shell.screen.findByRole('button', { name: '그만 보기' });
  testServer().clock.advance(31 * 60);
  return { ...shell, stop };
}
const findOperator = async () => (await renewSession()).user.email;

describe('when acting has ended by itself', () => {
  test("'그만 보기' opens the home page, and the operator stays signed in", async () => {
    const { left, stop, user, waitFor } = await openActing();
    await user.click(stop);
    await waitFor(() => expect(left).toEqual(['/']));
    expect(await findOperator()).toBe('choi@danji.test');
  });

  test('the operator stays signed in when a save notices it before', async () => {
    const saving = Promise.withResolvers<'saved'>();
    const { left, stop, user, waitFor } = await openActing(() => saving.promise);
    const signOuts = watchRequests(({ path }) => path === '/auth/signout');
    await user.click(stop);
    await expect(request(getMe)).rejects.toMatchObject({ status: 401 });
    saving.resolve('saved');
    await waitFor(() => expect(left).toEqual(['/']));
    expect(signOuts).toEqual([]);
    expect(await findOperator()).toBe('choi@danji.test');
  });
});
