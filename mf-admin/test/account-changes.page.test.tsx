import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from '@jest/globals';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { getUser, updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { archiveWorkSpace } from '@danji/contracts/workspace/space-closing.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { sessionStore } from '@danji/api-client';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer, type TestServer } from '@danji/testing/test-server';
import { PNG, upload } from '@danji/testing/upload-licence';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

type Account = Awaited<ReturnType<TestServer['create']['general']>>;
const open = (person: Account, as: Account) =>
  renderPage(remote.routes, { at: `/admin/users/detail/${person.id}`, as });

test('blocks a user with a reason, and ends the session of the user', async () => {
  const { create } = testServer();
  const person = await create.general({ name: '김한결' });
  const staff = await create.staff();
  const { user, screen } = await open(person, staff);
  await user.click(await screen.findByRole('button', { name: '이용정지' }));

  const dialog = within(await screen.findByRole('dialog', { name: '김한결 님의 이용을 정지할까요?' }));
  await user.click(dialog.getByRole('button', { name: '이용정지' }));
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /사유/ }));
  expect((await call(getMe, { token: person.token })).status).toBe(200);

  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '허위 글 반복');
  await user.click(dialog.getByRole('button', { name: '이용정지' }));
  expect(await screen.findByText('김한결 님의 이용을 정지했어요')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '정지 해제' })).toBeTruthy();
  expect((await call(getMe, { token: person.token })).status).toBe(401);
});

test('unblocks a user', async () => {
  const { create } = testServer();
  const person = await create.general({ name: '김한결', account_status: 2 });
  const staff = await create.staff();
  const { user, screen } = await open(person, staff);
  await user.click(await screen.findByRole('button', { name: '정지 해제' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '소명 확인');
  await user.click(dialog.getByRole('button', { name: '정지 해제' }));
  expect(await screen.findByRole('button', { name: '이용정지' })).toBeTruthy();
  const { data } = await call(getUser, { token: staff.token, params: { id: person.id } });
  expect(data.account_status).toBe(1);
});

test('shows the approved certificate of a brand beside the one to review, and the new one alone once approved', async () => {
  const { create } = testServer();
  const [brand, staff] = [await create.brand({ company: '가온건설', brand_status_type: 4 }), await create.staff()];
  await upload(brand.token, PNG);
  await call(updateBrand, { token: staff.token, body: { user_id: brand.id, brand_status_type: 4 } });
  await upload(brand.token, PNG);
  const { user, screen } = await open(brand, staff);
  expect(await screen.findByRole('heading', { name: '심사할 사업자등록증' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '승인된 사업자등록증' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByAltText('가온건설 사업자등록증')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: '승인' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '승인' }));
  expect(await screen.findByRole('heading', { name: '사업자등록증' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '승인된 사업자등록증' })).toBeNull();
});

test('refuses a brand with a reason that the brand reads', async () => {
  const { create } = testServer();
  const brand = await create.brand({ company: '가온건설', brand_status_type: 3 });
  const staff = await create.staff();
  const { user, screen } = await open(brand, staff);
  await user.click(await screen.findByRole('button', { name: '반려' }));
  const dialog = within(await screen.findByRole('dialog', { name: '가온건설 업체를 반려할까요?' }));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '상호가 사업자등록증과 달라요');
  await user.click(dialog.getByRole('button', { name: '반려' }));
  expect(await screen.findByText('반려 사유')).toBeTruthy();
  expect(await screen.findByText('상호가 사업자등록증과 달라요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '승인' })).toBeNull();
  const { data } = await call(getMe, { token: brand.token });
  expect(data.brand).toMatchObject({ brand_status_type: 5, reject_reason: '상호가 사업자등록증과 달라요' });
});

test('approves a brand after a confirmation, and then offers only the possible transitions', async () => {
  const { create } = testServer();
  const brand = await create.brand({ company: '가온건설', brand_status_type: 3 });
  const { user, screen } = await open(brand, await create.staff());
  await user.click(await screen.findByRole('button', { name: '승인' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '가온건설 업체를 승인할까요?' })).getByRole('button', {
      name: '승인',
    }),
  );
  expect(await screen.findByRole('button', { name: '비공개로 바꾸기' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '반려' })).toBeNull());
});

test('shows a hidden brand again', async () => {
  const { create } = testServer();
  const brand = await create.brand({ company: '가온건설', brand_status_type: 1 });
  const { user, screen } = await open(brand, await create.staff());
  await user.click(await screen.findByRole('button', { name: '비공개 풀기' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '가온건설 업체를 다시 공개할까요?' })).getByRole('button', {
      name: '비공개 풀기',
    }),
  );
  expect(await screen.findByRole('button', { name: '비공개로 바꾸기' })).toBeTruthy();
  expect(screen.getByText('가온건설 업체를 승인했어요')).toBeTruthy();
});

test('notifies one user', async () => {
  const { create } = testServer();
  const person = await create.general({ name: '김한결' });
  const { user, screen } = await open(person, await create.staff());
  await user.click(await screen.findByRole('button', { name: '알림 보내기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '김한결 님에게 알림 보내기' }));
  await user.click(dialog.getByRole('button', { name: '보내기' }));
  expect(await dialog.findByText('제목을 입력해 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /제목/ }), '서류를 확인해 주세요');
  await user.type(dialog.getByRole('textbox', { name: /내용/ }), '주소가 비어 있어요.');
  await user.click(dialog.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('김한결 님에게 알림을 보냈어요')).toBeTruthy();
});

test('gives the actions of ADMIN to ADMIN only, and lets nobody block themselves', async () => {
  const { create } = testServer();
  const person = await create.general();
  const staff = await open(person, await create.staff());
  await staff.screen.findByRole('button', { name: '이용정지' });
  expect(staff.screen.queryByRole('button', { name: '대신 로그인' })).toBeNull();

  const otherAdmin = await create.admin();
  const admin = await open(person, otherAdmin);
  expect(await admin.screen.findByRole('button', { name: '대신 로그인' })).toBeTruthy();
  await admin.go(`/admin/users/detail/${otherAdmin.id}`);
  await admin.screen.findByRole('heading', { level: 1, name: otherAdmin.name });
  expect(admin.screen.queryByRole('button', { name: '이용정지' })).toBeNull();
  expect(admin.screen.queryByRole('button', { name: '종류 바꾸기' })).toBeNull();
});

test('offers no sign-in as somebody else where it is switched off', async () => {
  const { create, platform } = testServer();
  const person = await create.general();
  platform.config.allowBackdoor = false;
  try {
    const { screen } = await open(person, await create.admin());
    await screen.findByRole('button', { name: '이용정지' });
    expect(screen.queryByRole('button', { name: '대신 로그인' })).toBeNull();
  } finally {
    platform.config.allowBackdoor = true;
  }
});

test('shows the work spaces, the requests and the devices of a member', async () => {
  const { create } = testServer();
  const person = await create.general({ name: '김한결' });
  const space = await call(createWorkSpace, { token: person.token, body: { title: '한빛마을 3단지' } });
  await call(createWorkRequest, {
    token: person.token,
    body: {
      space_id: space.data.id,
      title: '승강기 점검 문의',
      data: { request_type: 1, text: '내용' },
      file_ids: [],
    },
  });
  const closed = await call(createWorkSpace, { token: person.token, body: { title: '가람마을' } });
  await call(archiveWorkSpace, { token: person.token, params: { id: closed.data.id } });
  const { screen } = await open(person, await create.staff());
  const spaces = within(await screen.findByRole('region', { name: '워크스페이스' }));
  expect((await spaces.findByRole('link', { name: '한빛마을 3단지' })).getAttribute('href')).toBe(
    `/admin/spaces/${space.data.id}`,
  );
  const marks = spaces.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(marks.map((text) => text.includes('보관됨'))).toEqual(marks.map((text) => text.includes('가람마을')));
  expect(marks).toHaveLength(2);
  expect(spaces.getAllByText('대표 관리자')).toHaveLength(2);
  const requests = within(screen.getByRole('region', { name: '보낸 요청' }));
  expect(await requests.findByRole('link', { name: '승강기 점검 문의' })).toBeTruthy();
  const devices = within(screen.getByRole('region', { name: '로그인한 기기' }));
  expect(await devices.findByText('알 수 없는 기기')).toBeTruthy();
});

test('signs in as another user after a reason was entered', async () => {
  const { create } = testServer();
  const person = await create.general({ name: '김한결' });
  const otherAdmin = await create.admin();
  const { user, screen, address } = await open(person, otherAdmin);
  const refused: string[] = [];
  const watch = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
    response.on('finish', () => void (response.statusCode === 403 && refused.push(url)));
  testServer().app.server.on('request', watch);
  await user.click(await screen.findByRole('button', { name: '대신 로그인' }));
  const dialog = within(await screen.findByRole('dialog', { name: '김한결 회원으로 대신 로그인할까요?' }));
  expect(dialog.getByText('30분 동안만 이용할 수 있어요')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '문의 확인');
  await user.click(dialog.getByRole('button', { name: '대신 로그인' }));
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() => expect(sessionStore.get().session?.user.id).toBe(person.id));
  expect(sessionStore.get().session?.acting?.staff_name).toBe(otherAdmin.name);
  await testServer().waitForCalls();
  testServer().app.server.off('request', watch);
  expect(refused).toEqual([]);
});

test('revives a withdrawn user, and says why an erased one cannot be revived', async () => {
  const { create, db, clock } = testServer();
  const staff = await create.staff();
  const person = await create.general({ name: '김한결' });
  const erased = await create.general({ name: '탈퇴한 사용자', email: null });
  for (const { id } of [person, erased])
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', id).execute();
  await db.updateTable('user_account').set({ erased: clock.now() }).where('id', '=', erased.id).execute();
  const first = await open(person, staff);
  await first.user.click(await first.screen.findByRole('button', { name: '되살리기' }));
  const dialog = within(await first.screen.findByRole('alertdialog'));
  await first.user.click(dialog.getByRole('button', { name: '되살리기' }));
  expect(await first.screen.findByText('김한결 님의 계정을 되살렸어요')).toBeTruthy();
  const second = await open(erased, staff);
  expect(await second.screen.findByText(/개인정보를 지운 회원이에요/)).toBeTruthy();
  expect(second.screen.getByText('탈퇴 · 정보 지움')).toBeTruthy();
  expect(second.screen.queryByRole('button', { name: '되살리기' })).toBeNull();
});
