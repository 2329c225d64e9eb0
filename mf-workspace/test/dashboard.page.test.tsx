import { beforeEach, expect, test } from '@jest/globals';
import { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import type { SlotComponent } from '@danji/shell-sdk';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildSchedule, inDays } from './schedule-fixture.ts';
import { addMember, buildSpace } from './work-space-fixture.ts';

const { routes, slots } = remote;
beforeEach(() => testServer().reset());

test('shows what waits today with its figures, and leads there', async () => {
  const { create } = testServer();
  const [master, asking] = [await create.general(), await create.general({ name: '나요청' })];
  const space = await buildSpace(master, { title: '래미안 한강' });
  await call(createWorkMember, { token: asking.token, body: { space_id: space.id } });
  await call(createWorkRequest, {
    token: master.token,
    body: {
      space_id: space.id,
      title: '상담해 주세요',
      data: { request_type: WorkRequestType.CONTRACT, text: '내용' },
      file_ids: [],
    },
  });
  const { screen } = await renderPage(routes, { at: `/workspace/${space.id}`, as: master });
  expect(await screen.findByRole('link', { name: /참여 요청.*나요청/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /상담해 주세요/ }).getAttribute('href')).toMatch(/\/requests\/\d+$/);
  expect(screen.getByRole('link', { name: /멤버 요청과 초대\s*1건/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^기간 지난 계약/ }).getAttribute('href')).toBe(
    `/workspace/${space.id}/schedules?filter_range=-1&is_complete=false`,
  );
  expect(screen.getByRole('link', { name: /^곧 끝나는 계약/ }).getAttribute('href')).toBe(
    `/workspace/${space.id}/schedules?filter_range=1&is_complete=false`,
  );
  // A user who asks to join is no member yet.
  expect(await screen.findByText('멤버 1명')).toBeTruthy();
  expect(screen.getByRole('link', { name: '인수인계 내보내기' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a quiet day says so, and the home page then keeps silent', async () => {
  const master = await testServer().create.general();
  const space = await buildSpace(master, { title: '조용한 단지' });
  const Home: SlotComponent = slots['home.main'];
  const page = await renderPage([...routes, { path: '/home', element: <Home context={{}} /> }], {
    at: `/workspace/${space.id}`,
    as: master,
  });
  expect(await page.screen.findByText('오늘 급한 일은 없어요')).toBeTruthy();
  expect(page.screen.getByText('12개월 안에 끝나는 계약이 없어요')).toBeTruthy();
  await page.go('/home');
  await page.screen.findByText('조용한 단지');
  await page.waitFor(() => expect(page.screen.queryByRole('heading', { name: '오늘 챙길 일' })).toBeNull());
});

test('the home page names the work space of each line', async () => {
  const { create } = testServer();
  const [master, asking] = [await create.general(), await create.general({ name: '나요청' })];
  const space = await buildSpace(master, { title: '래미안 한강' });
  await call(createWorkMember, { token: asking.token, body: { space_id: space.id } });
  const Home: SlotComponent = slots['home.main'];
  const { screen } = await renderPage([...routes, { path: '/home', element: <Home context={{}} /> }], {
    at: '/home',
    as: master,
  });
  expect((await screen.findByRole('link', { name: /참여 요청.*나요청/ })).textContent).toContain('래미안 한강');
});

test('the home page shows the most urgent, and all of them at a press', async () => {
  const master = await testServer().create.general();
  const space = await buildSpace(master, { title: '래미안 한강' });
  for (let at = 1; at <= 7; at += 1)
    await buildSchedule(master.token, space.id, { title: `계약 ${at}`, contract_end: inDays(at) });
  const Home: SlotComponent = slots['home.main'];
  const { screen, user } = await renderPage([...routes, { path: '/home', element: <Home context={{}} /> }], {
    at: '/home',
    as: master,
  });
  await user.click(await screen.findByRole('button', { name: '모두 7건 보기' }));
  expect(await screen.findByRole('link', { name: /계약 7/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /곧 끝나는 계약/ })).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /모두 .*건 보기/ })).toBeNull();
});

test('a master exports the work space and sees the file; a member is told who may', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general()];
  const space = await buildSpace(master, { title: '래미안 한강' });
  await addMember(master, space, member);
  const { screen, user } = await renderPage(routes, { at: `/workspace/${space.id}/hand-over`, as: master });
  expect(await screen.findByText('아직 만든 파일이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '내보내기 시작' }));
  await user.click(await screen.findByRole('button', { name: '내보내기' }));
  expect(await screen.findByText('내보내기를 시작했어요')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '내려받기' })).toBeTruthy();
  const other = await renderPage(routes, { at: `/workspace/${space.id}/hand-over`, as: member });
  expect(await other.screen.findByText('대표 관리자만 내보낼 수 있어요')).toBeTruthy();
});
