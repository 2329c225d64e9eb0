import { beforeEach, expect, test } from '@jest/globals';
import { createOwnExportLink } from '@danji/contracts/accounts/own-export.endpoints';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { cutConnection, watchRequests } from './network.ts';
import { openShell } from './open-shell.tsx';
import { fill } from './typing.ts';

const PASSWORD = 'danji1234';

beforeEach(() => testServer().reset());

/** Opens the dialog of the account page. */
async function openDialog(person: TestAccount) {
  const page = await openShell({ at: '/me', as: person });
  const part = page.within(await page.screen.findByRole('region', { name: '내 데이터' }));
  await page.user.click(part.getByRole('button', { name: '내려받기' }));
  const dialog = page.within(await page.screen.findByRole('dialog', { name: '내 데이터 내려받기' }));
  return { ...page, dialog };
}

test('asks for the password, keeps the dialog while it is wrong, and then offers the file', async () => {
  const person = await testServer().create.general({ password: PASSWORD });
  const { dialog, user, screen, waitFor } = await openDialog(person);
  const links = watchRequests(({ path }) => path === createOwnExportLink.path);
  const prepare = dialog.getByRole('button', { name: '파일 준비하기' });
  await user.click(prepare);
  await dialog.findByText('비밀번호를 입력해 주세요.');
  expect(links).toHaveLength(0);
  const password = dialog.getByLabelText<HTMLInputElement>(/^비밀번호\*?$/);
  await fill({ user }, password, 'wrong1234');
  await user.click(prepare);
  await dialog.findByText('비밀번호가 맞지 않아요.');
  expect(password.value).toBe('wrong1234');
  await fill({ user }, password, PASSWORD);
  await user.click(prepare);
  const save = await dialog.findByRole<HTMLAnchorElement>('link', { name: '파일 저장' });
  expect(save.hasAttribute('download')).toBe(true);
  expect(document.activeElement).toBe(save);
  const archive = await fetch(new URL(save.getAttribute('href') ?? '', testServer().url));
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  await archive.arrayBuffer();
  save.addEventListener('click', (event) => event.preventDefault());
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a Kakao account needs no password; a lost connection is told, and the next try works', async () => {
  const { dialog, user } = await openDialog(await testServer().create.general());
  expect(dialog.queryByLabelText(/^비밀번호/)).toBeNull();
  const reconnect = cutConnection();
  const prepare = dialog.getByRole('button', { name: '파일 준비하기' });
  await user.click(prepare);
  await dialog.findByText('인터넷에 연결되지 않았어요. 연결을 확인한 뒤 다시 시도해 주세요.');
  reconnect();
  await user.click(prepare);
  await dialog.findByRole('link', { name: '파일 저장' });
});

test('says when the day’s download has been made', async () => {
  const person = await testServer().create.general();
  await testServer()
    .db.insertInto('own_export')
    .values({ user_id: person.id, downloaded: testServer().clock.now() })
    .execute();
  const { dialog, user } = await openDialog(person);
  const prepare = dialog.getByRole<HTMLButtonElement>('button', { name: '파일 준비하기' });
  await user.click(prepare);
  await dialog.findByText('내 데이터는 하루에 한 번 내려받을 수 있어요. 내일 다시 내려받아 주세요.');
  expect(prepare.disabled).toBe(true);
});

test('operators have no such section', async () => {
  const { screen } = await openShell({ at: '/me', as: await testServer().create.staff() });
  await screen.findByRole('region', { name: '프로필' });
  expect(screen.queryByRole('region', { name: '내 데이터' })).toBeNull();
});
