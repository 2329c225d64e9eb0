import { beforeEach, expect, test } from '@jest/globals';
import { useInvalidate } from '@danji/api-client';
import { deleteWorkMember, getWorkSpace, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { SlotComponent } from '@danji/shell-sdk';
import { Outlet } from '@danji/shell-sdk/router';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { addMember, invite, buildSpace } from './work-space-fixture.ts';
import { buildSchedule } from './schedule-fixture.ts';

const { routes, slots } = remote;
beforeEach(() => testServer().reset());

test('a visitor of a deep link signs in and comes back to it', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/workspace/3/schedules?view=month' });
  const link = await screen.findByRole('link', { name: '로그인' });
  expect(link.getAttribute('href')).toBe('/login?return_to=%2Fworkspace%2F3%2Fschedules%3Fview%3Dmonth');
});

test('shows the complex at a glance, its members and my role, and remembers it', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await buildSpace(master, {
    title: '한빛마을 3단지',
    number_of_units: 1204,
    total_parking_spaces: 1016,
    tel: '0319712345',
    amenities: ['헬스장'],
  });
  await addMember(master, space, member);
  const { screen } = await renderPage(routes, { at: `/workspace/${space.id}`, as: member });
  expect(await screen.findByRole('heading', { level: 1, name: '한빛마을 3단지' })).toBeTruthy();
  expect(screen.getByText('1,204세대')).toBeTruthy();
  expect(screen.getByText('031-971-2345')).toBeTruthy();
  expect(await screen.findByText('멤버 2명')).toBeTruthy();
  expect(screen.getByRole('region', { name: '내 역할' }).textContent).toContain('담당자');
  expect(document.title).toContain('한빛마을 3단지');
  expect(localStorage.getItem('danji.remote.workspace.recent-space')).toBe(String(space.id));
});

test('switches to another work space by keyboard and makes it the current one', async () => {
  const { create } = testServer();
  const person = await create.general();
  const first = await buildSpace(person, { title: '첫째 단지' });
  const second = await buildSpace(person, { title: '둘째 단지' });
  const { screen, user, address } = await renderPage(routes, { at: `/workspace/${first.id}`, as: person });
  const switcher = await screen.findByRole('button', { name: '첫째 단지' });
  switcher.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: '둘째 단지' }));
  expect(await screen.findByRole('heading', { level: 1, name: '둘째 단지' })).toBeTruthy();
  expect(address()).toBe(`/workspace/${second.id}`);
  expect(await screen.findByText('현재 워크스페이스')).toBeTruthy();
  expect(await screen.findByText('멤버 1명')).toBeTruthy();
  expect((await call(getWorkSpace, { token: person.token, params: { id: second.id } })).data.is_current).toBe(true);
});

test('a stranger and somebody only invited find nothing there, and the way back', async () => {
  const { create } = testServer();
  const [master, invited] = [await create.general(), await create.general()];
  const space = await buildSpace(master, { title: '남의 단지', tel: '0212345678' });
  await invite(master, space, invited);
  for (const person of [await create.general(), invited]) {
    const { screen } = await renderPage(routes, { at: `/workspace/${space.id}/members`, as: person });
    expect(await screen.findByText('워크스페이스를 찾을 수 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '워크스페이스 목록' })).toBeTruthy();
    expect(screen.queryByText('남의 단지')).toBeNull();
  }
});

/** Stands for the event by which the shell hears of a change. */
function InvalidateButton() {
  const refresh = useInvalidate();
  return (
    <>
      <button type="button" onClick={() => void refresh(['work_space'])}>
        소식
      </button>
      <Outlet />
    </>
  );
}

test('who is removed while a screen is open sees no more of it, and none of it is kept', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general(), await create.general()];
  const space = await buildSpace(master, { title: '한빛마을' });
  const { id } = await addMember(master, space, member);
  await buildSchedule(master.token, space.id, { title: '경비 용역' });
  const { screen, user, go } = await renderPage([{ element: <InvalidateButton />, children: routes }], {
    at: `/workspace/${space.id}/schedules`,
    as: member,
  });
  expect(await screen.findByText('경비 용역')).toBeTruthy();
  await call(deleteWorkMember, { token: master.token, params: { id } });
  await user.click(screen.getByRole('button', { name: '소식' }));
  expect(await screen.findByText('워크스페이스를 찾을 수 없어요')).toBeTruthy();
  expect(screen.queryByText('경비 용역')).toBeNull();
  await go(`/workspace/${space.id}`);
  expect(screen.queryByText('한빛마을')).toBeNull();
  expect(await screen.findByText('워크스페이스를 찾을 수 없어요')).toBeTruthy();
});

test('saves only what was changed and goes back to the dashboard', async () => {
  const person = await testServer().create.general();
  const space = await buildSpace(person, { title: '한빛마을', number_of_units: 500, address1: '경기도 고양시' });
  const { screen, user } = await renderPage(routes, { at: `/workspace/${space.id}/facts`, as: person });
  const units = await screen.findByLabelText('세대수');
  expect((screen.getByRole('button', { name: '저장' }) as HTMLButtonElement).disabled).toBe(true);
  await user.clear(units);
  await user.type(units, '1204');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('1,204세대')).toBeTruthy();
  expect(await screen.findByText('멤버 1명')).toBeTruthy();
  expect((await call(getWorkSpace, { token: person.token, params: { id: space.id } })).data).toMatchObject({
    number_of_units: 1204,
    address1: '경기도 고양시',
  });
});

test('shows both values when somebody else saved first, and saves what was chosen of each', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general(), await create.general()];
  const space = await buildSpace(master, { title: '한빛마을', number_of_units: 500 });
  await addMember(master, space, member);
  const { screen, user, within } = await renderPage(routes, { at: `/workspace/${space.id}/facts`, as: member });
  const units = (await screen.findByLabelText('세대수')) as HTMLInputElement;
  await user.clear(units);
  await user.type(units, '700');
  await call(updateWorkSpace, {
    token: master.token,
    params: { id: space.id },
    body: { number_of_units: 600, tel: '02-111-2222' },
  });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const dialog = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
  const both = dialog.getByRole('region', { name: '세대수' }).textContent;
  expect([both?.includes('600세대'), both?.includes('700세대')]).toEqual([true, true]);
  expect(dialog.getByRole('region', { name: '관리사무소 전화' }).textContent).toContain('02-111-2222');
  await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
  await waitFor(async () =>
    expect((await call(getWorkSpace, { token: master.token, params: { id: space.id } })).data).toMatchObject({
      number_of_units: 700,
      tel: '02-111-2222',
    }),
  );
  expect(await screen.findByText('700세대')).toBeTruthy();
  expect(await screen.findByText('멤버 2명')).toBeTruthy();
});

test('the home page shows my work spaces with the recent one first, and invitations', async () => {
  const { create } = testServer();
  const [person, host] = [await create.general(), await create.general()];
  const first = await buildSpace(person, { title: '먼저 만든 단지' });
  await buildSpace(person, { title: '나중 단지' });
  await invite(host, await buildSpace(host, { title: '초대한 단지' }), person);
  const HomeSpaces: SlotComponent = slots['home.main'];
  const page = await renderPage([...routes, { path: '/home', element: <HomeSpaces context={{}} /> }], {
    at: `/workspace/${first.id}`,
    as: person,
  });
  await page.screen.findByRole('heading', { level: 1, name: '먼저 만든 단지' });
  await page.go('/home');
  expect(await page.screen.findByText('받은 초대가 1건 있어요')).toBeTruthy();
  const cards = (await page.screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(cards[0]).toContain('먼저 만든 단지');
  expect(cards[1]).toContain('나중 단지');
});

test('a resident reads who changed the details of the complex, from what to what, page by page', async () => {
  const { create } = testServer();
  const [master, resident] = [await create.general({ name: '김소장' }), await create.general()];
  const space = await buildSpace(master, { title: '한빛마을 3단지', number_of_units: 1204 });
  await addMember(master, space, resident, 'resident');
  const change = (body: BodyOf<typeof updateWorkSpace>) =>
    call(updateWorkSpace, { token: master.token, params: { id: space.id }, body });
  for (let units = 1; units <= 9; units += 1) await change({ number_of_units: units });
  await change({ approval_date: '2001-05-04', tel: '0319712345', heating_type: 1, amenities: ['헬스장'] });
  const { screen, user } = await renderPage(routes, { at: `/workspace/${space.id}`, as: resident });
  await user.click(await screen.findByRole('link', { name: '변경 이력' }));
  expect(await screen.findByRole('heading', { level: 1, name: '단지 정보 변경 이력' })).toBeTruthy();
  const [newest, second] = await waitFor(() => {
    const entries = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('김소장 님이'));
    expect(entries).toHaveLength(10);
    return entries;
  });
  expect(newest?.textContent).toContain('관리사무소 전화 - → 031-971-2345');
  expect(newest?.textContent).toContain('사용승인일 - → 2001. 5. 4.');
  expect(newest?.textContent).toContain('부대시설 - → 헬스장');
  expect(second?.textContent).toContain('세대수 8세대 → 9세대');
  await user.click(screen.getByRole('button', { name: '다음 페이지' }));
  expect(await screen.findByText('김소장 님이 워크스페이스를 만들었어요')).toBeTruthy();
});
