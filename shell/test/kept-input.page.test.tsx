import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { cutLine } from './network.ts';
import { openShell } from './open-shell.tsx';
import { fill } from './typing.ts';

let mend = () => undefined as void;

beforeEach(() => testServer().reset());
afterEach(() => mend());

test('a sign-up that was interrupted by a reload goes on where it was', async () => {
  const { user, screen } = await openShell({ at: '/signup/user' });
  await user.click(await screen.findByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  await fill({ user }, await screen.findByLabelText(/^휴대폰 번호/), '01012345678');
  const again = await openShell({ at: '/signup/user', isReload: true });
  expect((await again.screen.findByLabelText<HTMLInputElement>(/^휴대폰 번호/)).value).toBe('010-1234-5678');
});

test('a lost connection takes nothing that was typed, and the next try succeeds', async () => {
  const { user, screen, within } = await openShell({
    at: '/me',
    as: await testServer().create.general({ name: '김소장' }),
  });
  const part = within(await screen.findByRole('region', { name: '프로필' }));
  await fill({ user }, part.getByRole('textbox', { name: /^닉네임/ }), '소장님');
  mend = cutLine();
  await user.click(part.getByRole('button', { name: '저장' }));
  await part.findByText('인터넷에 연결되지 않았어요. 연결을 확인한 뒤 다시 시도해 주세요.');
  expect(part.getByRole<HTMLInputElement>('textbox', { name: /^닉네임/ }).value).toBe('소장님');
  mend();
  await user.click(part.getByRole('button', { name: '저장' }));
  await screen.findByText('프로필을 저장했어요.');
  expect(part.queryByText(/^인터넷에 연결되지/)).toBeNull();
});
