import { beforeEach, expect, test } from '@jest/globals';
import { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

async function blockUser() {
  const { create } = testServer();
  const person = await create.general({ name: '김한결' });
  const staff = await create.staff({ name: '오정민' });
  await call(setUserBlock, {
    token: staff.token,
    body: { user_id: person.id, is_blocked: true, reason: '허위 글 반복' },
  });
  return staff;
}

test('shows an entry with the object before and after under its own URL', async () => {
  const staff = await blockUser();
  const { user, screen, address } = await renderPage(remote.routes, { at: '/admin/staff-log', as: staff });
  await user.click(await screen.findByRole('button', { name: /이용정지·해제/ }));
  expect(address()).toBe('/admin/staff-log?log=1');

  const dialog = within(await screen.findByRole('dialog', { name: '이용정지·해제' }));
  expect(dialog.getByText('허위 글 반복')).toBeTruthy();
  expect(dialog.getByRole('link', { name: '김한결' }).getAttribute('href')).toMatch(/^\/admin\/users\/detail\/\d+$/);
  const row = dialog.getByRole('cell', { name: /계정 상태/ }).closest('tr');
  expect(row?.textContent).toContain('정상');
  expect(row?.textContent).toContain('이용정지');
  expect(dialog.queryByRole('cell', { name: /별명/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '보낸 내용' }));
  expect(dialog.getByText(/"reason": "허위 글 반복"/)).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(address()).toBe('/admin/staff-log'));
});

test('is found by the name of the person, and narrows to the changes about one account', async () => {
  const staff = await blockUser();
  const { create } = testServer();
  const other = await create.general({ name: '박주민' });
  const reason = '광고 글';
  await call(setUserBlock, { token: staff.token, body: { user_id: other.id, is_blocked: true, reason } });
  const { user, screen, address, go } = await renderPage(remote.routes, { at: '/admin/staff-log', as: staff });
  await screen.findByRole('link', { name: '김한결' });
  await user.type(screen.getByRole('searchbox', { name: /회원, 업체/ }), '박주민');
  await waitFor(() => expect(screen.queryByRole('link', { name: '김한결' })).toBeNull());
  expect(screen.getByRole('link', { name: '박주민' })).toBeTruthy();
  await go(`/admin/staff-log?about_user_id=${other.id}`);
  await user.click(await screen.findByRole('button', { name: '박주민 회원 조건 지우기' }));
  await waitFor(() => expect(address()).toBe('/admin/staff-log'));
  expect(await screen.findByRole('link', { name: '김한결' })).toBeTruthy();
});

test('opens a linked entry that is not among the visible rows', async () => {
  const staff = await blockUser();
  const { screen } = await renderPage(remote.routes, { at: '/admin/staff-log?method=DELETE&log=1', as: staff });
  expect(await screen.findByRole('dialog', { name: '이용정지·해제' })).toBeTruthy();
});

test('shows an empty state for a missing entry', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/admin/staff-log?log=999', as: await blockUser() });
  expect(await screen.findByText('이 번호의 기록이 없어요')).toBeTruthy();
});

test('filters by operator, kind and day, all in the address', async () => {
  const staff = await blockUser();
  const { user, screen, address } = await renderPage(remote.routes, { at: '/admin/staff-log', as: staff });
  await screen.findByRole('button', { name: /이용정지·해제/ });
  const narrow = async (column: string, choice: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${column} 필터`) }));
    await user.click(await screen.findByRole('menuitemradio', { name: choice }));
  };
  await narrow('운영자', '오정민 (나)');
  await waitFor(() => expect(address()).toContain('user_id='));
  await narrow('구분', '변경');
  await user.click(screen.getByRole('button', { name: '달력 열기' }));
  await user.click(await screen.findByRole('button', { name: '오늘' }));
  await waitFor(() => expect(address()).toMatch(/user_id=\d+&method=PUT&date_start=\d{4}-\d{2}-\d{2}&date_end=/));
  expect(await screen.findByRole('button', { name: /이용정지·해제/ })).toBeTruthy();
  await narrow('구분', '삭제·되살리기');
  expect(await screen.findByText('조건에 맞는 내용이 없어요')).toBeTruthy();
});

test('shows recently blocked users with their reasons on the dashboard', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/admin', as: await blockUser() });
  const card = within(await screen.findByRole('region', { name: '최근 이용정지' }));
  expect(await card.findByRole('link', { name: '김한결' })).toBeTruthy();
  expect(card.getByText('허위 글 반복')).toBeTruthy();
});
