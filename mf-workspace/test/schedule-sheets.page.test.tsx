import { beforeEach, describe, expect, test } from '@jest/globals';
import { sessionStore } from '@danji/api-client';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import { signInAs } from '@danji/contracts/accounts/session.endpoints';
import { createScheduleFeed, getScheduleFeed } from '@danji/contracts/workspace/schedule-feed.endpoints';
import { getScheduleTemplate } from '@danji/contracts/workspace/schedule-sheet.endpoints';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { renderPage, type RenderedPage as Page } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildTeam } from './schedule-fixture.ts';

const { routes } = remote;
beforeEach(() => testServer().reset());

const openImport = async (page: Page): Promise<HTMLElement> => {
  await page.user.click(await page.screen.findByRole('button', { name: '더보기' }));
  await page.user.click(await page.screen.findByRole('menuitem', { name: '엑셀에서 가져오기' }));
  return page.screen.findByRole('dialog', { name: '엑셀에서 가져오기' });
};
const choose = async ({ user, within }: Page, dialog: HTMLElement, file: File): Promise<void> =>
  user.upload(await within(dialog).findByLabelText('적은 엑셀 파일을 끌어다 놓거나 골라 주세요'), file);

describe('the calendar link', () => {
  test('is made by a master, shown once, and revoked', async () => {
    const { master, space } = await buildTeam();
    const { screen, user, waitFor } = await renderPage(routes, { at: `/workspace/${space.id}/schedules`, as: master });
    await user.click(await screen.findByRole('button', { name: '더보기' }));
    await user.click(await screen.findByRole('menuitem', { name: '캘린더에서 보기' }));
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    const link = (await screen.findByLabelText('캘린더 링크')) as HTMLInputElement;
    expect((await testServer().app.inject({ url: new URL(link.value).pathname })).statusCode).toBe(200);
    await user.click(await screen.findByRole('button', { name: '링크 없애기' }));
    await user.click(await screen.findByRole('button', { name: '없애기' }));
    expect(await screen.findByText('아직 캘린더 링크가 없어요.')).toBeTruthy();
    await waitFor(async () =>
      expect((await call(getScheduleFeed, { token: master.token, params: { id: space.id } })).data.created).toBeNull(),
    );
  });

  test('is not for a member to make', async () => {
    const { master, member, space } = await buildTeam();
    await call(createScheduleFeed, { token: master.token, params: { id: space.id } });
    const { screen, user } = await renderPage(routes, { at: `/workspace/${space.id}/schedules`, as: member });
    await user.click(await screen.findByRole('button', { name: '더보기' }));
    await user.click(await screen.findByRole('menuitem', { name: '캘린더에서 보기' }));
    expect(await screen.findByText('링크는 워크스페이스 관리자가 만들 수 있어요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '링크 새로 만들기' })).toBeNull();
  });
});

test('an operator who acts as a member neither makes the calendar link nor takes a sheet', async () => {
  const { master, space } = await buildTeam();
  const admin = await testServer().create.admin();
  const { screen, user } = await renderPage(routes, { at: `/workspace/${space.id}/schedules`, as: master });
  const acting = await call(signInAs, { token: admin.token, body: { user_id: master.id, reason: '문의' } });
  sessionStore.start(acting.data);
  await user.click(await screen.findByRole('button', { name: '더보기' }));
  const exporting = await screen.findByRole<HTMLButtonElement>('menuitem', { name: '엑셀로 내보내기 (본인만 가능)' });
  expect(exporting.disabled).toBe(true);
  await user.click(screen.getByRole('menuitem', { name: '캘린더에서 보기' }));
  expect(await screen.findByText(REFUSED_WHILE_ACTING)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '링크 만들기' })).toBeNull();
});

describe('a sheet', () => {
  test('is looked at before it is written, and says why nothing is written a second time', async () => {
    const { master, space } = await buildTeam();
    const { data } = await call(getScheduleTemplate, { token: master.token });
    const file = new File([Buffer.from(data.base64, 'base64')], '계약.xlsx');
    const page = await renderPage(routes, { at: `/workspace/${space.id}/schedules`, as: master });
    const { screen, user, within, waitFor } = page;
    const dialog = await openImport(page);
    await choose(page, dialog, file);
    expect(await within(dialog).findByText('1줄 가운데 1줄을 가져올 수 있어요')).toBeTruthy();
    expect((await call(listWorkSchedules, { token: master.token, query: { space_id: space.id } })).data.count).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: '1건 가져오기' }));
    expect(await screen.findByText('일정 1건을 가져왔어요')).toBeTruthy();
    expect(await screen.findByText('(예시) 경비 용역 계약')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openImport(page);
    await choose(page, again, file);
    expect(await within(again).findByText('가져올 수 있는 줄이 없어요')).toBeTruthy();
    expect(within(again).getByText('제목, 분류, 업체, 기간이 같은 일정이 이미 있어요.')).toBeTruthy();
    expect(within(again).queryByRole('button', { name: /건 가져오기/ })).toBeNull();
  });

  test('that is none is refused beside where it was chosen', async () => {
    const { master, space } = await buildTeam();
    const page = await renderPage(routes, { at: `/workspace/${space.id}/schedules`, as: master });
    const dialog = await openImport(page);
    await choose(page, dialog, new File(['그냥 글'], '계약.xlsx'));
    expect(await page.within(dialog).findByText(/엑셀 파일\(XLSX\)이 아니거나 깨진 파일이에요/)).toBeTruthy();
    expect(await page.within(dialog).findByText('적은 엑셀 파일을 끌어다 놓거나 골라 주세요')).toBeTruthy();
  });
});
