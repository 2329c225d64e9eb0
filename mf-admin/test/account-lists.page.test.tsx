import { beforeEach, expect, test } from '@jest/globals';
import { recordUserExport, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { exportAsCsv } from '@danji/testing/page/export-as-csv';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('searches and filters general accounts, and keeps both in the address', async () => {
  const { create } = testServer();
  await create.general({ name: '김한결' });
  await create.general({ name: '박서연', account_status: 2 });
  const { user, screen, address } = await renderPage(remote.routes, {
    at: '/admin/users/general',
    as: await create.staff(),
  });
  await screen.findByRole('link', { name: '김한결' });

  await user.type(screen.getByRole('searchbox', { name: '이름, 이메일, 휴대폰, 건물 검색' }), '서연');
  await waitFor(() => expect(screen.queryByRole('link', { name: '김한결' })).toBeNull());
  expect(screen.getByRole('link', { name: '박서연' })).toBeTruthy();
  expect(decodeURIComponent(address())).toContain('search=서연');

  await user.click(screen.getByRole('button', { name: '상태 필터' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '정상' }));
  expect(await screen.findByText('조건에 맞는 내용이 없어요')).toBeTruthy();
  expect(address()).toContain('status=1');

  await user.click(screen.getByRole('button', { name: '조건 지우기' }));
  expect(await screen.findByRole('link', { name: '김한결' })).toBeTruthy();
  expect(address()).toBe('/admin/users/general');
});

test('shows the rows that a link names, sorted and filtered', async () => {
  const { create } = testServer();
  await create.brand({ company: '가온건설', brand_status_type: 3 });
  await create.brand({ company: '나래설비', brand_status_type: 4 });
  const { screen } = await renderPage(remote.routes, {
    at: '/admin/users/brand?brand_status=3&ordering=name',
    as: await create.staff(),
  });
  expect(await screen.findByRole('link', { name: '가온건설' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '나래설비' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: '담당자' }).getAttribute('aria-sort')).toBe('ascending');
});

test('filters the brand list by review state and withdrawal, both in the URL', async () => {
  const { create } = testServer();
  await create.brand({ company: '가온건설', brand_status_type: 3 });
  await create.brand({ company: '나래설비', brand_status_type: 4 });
  const { user, screen, address } = await renderPage(remote.routes, {
    at: '/admin/users/brand',
    as: await create.staff(),
  });
  await screen.findByRole('link', { name: '나래설비' });
  await user.click(screen.getByRole('button', { name: '심사 필터' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '심사 중' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '나래설비' })).toBeNull());
  expect(address()).toBe('/admin/users/brand?brand_status=3&ordering=created');
  await user.click(screen.getByRole('button', { name: '상태 필터' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '탈퇴' }));
  expect(await screen.findByText('조건에 맞는 내용이 없어요')).toBeTruthy();
  expect(address()).toBe('/admin/users/brand?brand_status=3&ordering=created&is_deleted=true');
});

test('blocks the selected accounts for one reason, and skips blocked ones', async () => {
  const { create } = testServer();
  const [one, two] = [await create.general({ name: '김한결' }), await create.general({ name: '박서연' })];
  await create.general({ name: '이미정', account_status: 2 });
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/users/general', as: await create.staff() });
  await screen.findByRole('link', { name: '김한결' });
  await user.click(await screen.findByRole('checkbox', { name: /전체|모두/ }));
  await user.click(screen.getByRole('button', { name: '이용정지' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2명의 이용을 정지할까요?' }));
  expect(dialog.getByText(/고른 3명 가운데 1명은/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '이용정지' }));
  expect(dialog.getByText('사유를 입력해 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '광고 글 반복');
  await user.click(dialog.getByRole('button', { name: '이용정지' }));
  await screen.findByText('2명의 이용을 정지했어요');
  expect(screen.queryByRole('button', { name: '선택 해제' })).toBeNull();
  const blocked = await testServer()
    .db.selectFrom('staff_log')
    .select('request_data')
    .where('path', '=', setUserBlock.path)
    .orderBy('id')
    .execute();
  expect(blocked.map(({ request_data }) => request_data)).toEqual(
    [one, two]
      .toSorted((a, b) => b.id - a.id)
      .map(({ id }) => ({ user_id: id, is_blocked: true, reason: '광고 글 반복' })),
  );
});

test('sorts by a column and opens an account with a link back to the same rows', async () => {
  const { create } = testServer();
  const person = await create.general({ name: '김한결' });
  const { user, screen, address } = await renderPage(remote.routes, {
    at: '/admin/users/general?search=김',
    as: await create.staff(),
  });
  await screen.findByRole('link', { name: '김한결' });
  await user.click(screen.getByRole('button', { name: '이름' }));
  await waitFor(() => expect(address()).toContain('ordering=name'));
  const row = await screen.findByRole('link', { name: '김한결' });
  expect(row.getAttribute('href')).toBe(`/admin/users/detail/${person.id}`);
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 1, name: '김한결' })).toBeTruthy();
  expect(address()).toBe(`/admin/users/detail/${person.id}`);
  await user.click(screen.getByRole('link', { name: '일반회원 목록' }));
  await waitFor(() => expect(address()).toContain('ordering=name'));
  expect(decodeURIComponent(address())).toContain('search=김');
});

test('saves the filtered rows as CSV', async () => {
  const { create } = testServer();
  await create.general({ name: '김한결' });
  await create.general({ name: '박서연' });
  const { user, screen } = await renderPage(remote.routes, {
    at: '/admin/users/general?search=서연',
    as: await create.staff(),
  });
  await screen.findByRole('link', { name: '박서연' });
  const text = await exportAsCsv(user);
  expect(text).toContain('박서연');
  expect(text).not.toContain('김한결');
  // The export is recorded in the staff log.
  expect(
    await testServer()
      .db.selectFrom('staff_log')
      .select('new_object')
      .where('path', '=', recordUserExport.path)
      .execute(),
  ).toEqual([{ new_object: { user_type: 2, rows: 1 } }]);
});

test('hides operators and releases from an operator of type STAFF', async () => {
  const { create } = testServer();
  const { screen, go } = await renderPage(remote.routes, { at: '/admin', as: await create.staff() });
  await screen.findByRole('heading', { level: 1, name: '운영 현황' });
  expect(screen.getAllByRole('link', { name: '일반회원' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: '운영자' })).toBeNull();
  expect(screen.queryByRole('link', { name: '릴리스' })).toBeNull();
  await go('/admin/users/staff');
  expect(await screen.findByText('최고관리자만 볼 수 있는 화면이에요')).toBeTruthy();
});

test('refuses accounts that are no operators', async () => {
  const { screen } = await renderPage(remote.routes, {
    at: '/admin/users/general',
    as: await testServer().create.general(),
  });
  expect(await screen.findByText('운영자만 볼 수 있는 화면이에요')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the vendors that wait for their review are a queue with what the tax office says', async () => {
  const { create, clock, db } = testServer();
  await create.brand({ company: '먼저건설', brand_status_type: 3, business_no: '1234567891' });
  clock.advance(60);
  await create.brand({ company: '나중설비', brand_status_type: 3 });
  const at = clock.now();
  await db
    .insertInto('business_check')
    .values({ business_no: '1234567891', state: 3, tax_type: '', checked: at, changed: at })
    .execute();
  const { user, screen, address } = await renderPage(remote.routes, {
    at: '/admin/users/brand',
    as: await create.staff(),
  });
  await screen.findByRole('link', { name: '먼저건설' });
  await user.click(screen.getByRole('button', { name: /^심사 필터/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: '심사 중' }));
  await waitFor(() => expect(address()).toContain('ordering=created'));
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /건설|설비/ }).map(({ textContent }) => textContent)).toEqual([
      '먼저건설',
      '나중설비',
    ]),
  );
  expect(screen.getByText('폐업')).toBeTruthy();
});
