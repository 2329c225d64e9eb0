import { beforeEach, expect, test } from '@jest/globals';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

let admin: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  admin = await testServer().create.admin({ name: '한대표' });
});

/** A failed sign-in of 김한결, and a read of that account's data by 오정민. */
async function leaveEvents() {
  const { create } = testServer();
  const person = await create.general({ name: '김한결', email: 'kim@danji.test', password: 'apart2468' });
  const staff = await create.staff({ name: '오정민' });
  await call(signIn, { body: { email: 'kim@danji.test', password: 'wrong12345', user_type: 2 } });
  await call(listGeneralUsers, { token: staff.token, query: { search: '김한결' } });
  return { person, staff };
}

test('shows what happened, and whose data were read', async () => {
  await leaveEvents();
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/security-events', as: admin });
  expect(await screen.findByText('이메일 또는 비밀번호가 맞지 않음 · ki***@danji.test')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /개인정보 조회/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '개인정보 조회' }));
  expect(dialog.getByText('일반회원 목록 · 1명')).toBeTruthy();
  expect(dialog.getByRole('link', { name: '오정민 (운영자)' })).toBeTruthy();
  expect(
    within(dialog.getByRole('region', { name: '조회한 사람' })).getByRole('link', { name: /김한결/ }),
  ).toBeTruthy();
});

test('filters by kind, account and address, all in the URL, and takes the account back', async () => {
  const { person } = await leaveEvents();
  const { user, screen, address } = await renderPage(remote.routes, { at: '/admin/security-events', as: admin });
  await user.click(await screen.findByRole('button', { name: /^로그인 실패/ }));
  await user.click(await screen.findByRole('button', { name: '이 계정의 기록만 보기' }));
  await waitFor(() => expect(address()).toBe(`/admin/security-events?user_id=${person.id}`));
  await user.click(await screen.findByRole('button', { name: /구분 필터/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: '개인정보 조회' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^로그인 실패/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: /김한결/ }));
  await waitFor(() => expect(address()).toBe('/admin/security-events?kind=9'));
  await user.type(screen.getByRole('searchbox', { name: 'IP 주소 검색' }), '203.0.');
  expect(await screen.findByText('조건에 맞는 내용이 없어요')).toBeTruthy();
});

test('is empty at first, and for ADMIN alone', async () => {
  const opened = await renderPage(remote.routes, { at: '/admin/security-events', as: admin });
  expect(await opened.screen.findByText('아직 보안 기록이 없어요')).toBeTruthy();
  const staff = await testServer().create.staff();
  const { screen } = await renderPage(remote.routes, { at: '/admin/security-events', as: staff });
  expect(await screen.findByText('최고관리자만 볼 수 있는 화면이에요')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '보안 기록' })).toBeNull();
});

test('an ADMIN resets the second factor of another operator, with a reason', async () => {
  const { create, db, clock } = testServer();
  const staff = await create.staff({ name: '오정민' });
  await db
    .insertInto('second_factor')
    .values({ user_id: staff.id, secret: 'x', created: clock.now(), enabled: clock.now() })
    .execute();
  const { user, screen } = await renderPage(remote.routes, { at: `/admin/users/detail/${staff.id}`, as: admin });
  await user.click(await screen.findByRole('button', { name: '2단계 인증 초기화' }));
  await user.type(await screen.findByRole('textbox', { name: /사유/ }), '휴대폰을 잃어버림');
  await user.click(screen.getByRole('button', { name: '초기화' }));
  expect(await screen.findByText('오정민 님의 2단계 인증을 초기화했어요')).toBeTruthy();
  expect(await db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
});
