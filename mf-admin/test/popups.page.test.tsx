import { beforeEach, expect, test } from '@jest/globals';
import { listHomePopups } from '@danji/contracts/site/main-popup-home.endpoints';
import { createMainPopup, listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { watchNotFound } from './refused-calls.ts';

type PopupBody = BodyOf<typeof createMainPopup>;

let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
});

const today = toBusinessDate(new Date());

async function makePopup(given: Partial<PopupBody> = {}) {
  const body: PopupBody = {
    title: '정기 점검',
    link: null,
    date_start: today,
    date_end: today,
    width: 400,
    x: 40,
    y: 120,
    is_visible: true,
    show_close_today: true,
    content: { version: 1, children: [{ type: 'paragraph', children: [{ text: '오늘 밤 10시에 점검해요.' }] }] },
    ...given,
  };
  return (await call(createMainPopup, { token: staff.token, body })).data;
}

const stored = async () => (await call(listMainPopups, { token: staff.token })).data.results;

test('lists popups by state and name, hides one, and undoes it', async () => {
  await makePopup();
  await makePopup({ title: '지난 소식', date_start: '2026-01-01', date_end: '2026-01-02' });
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: '/admin/popups',
    as: staff,
  });
  const row = (await screen.findByRole('link', { name: '정기 점검' })).closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('게시중')).toBeTruthy();
  await user.click(within(row).getByRole('switch', { name: '정기 점검 보이기' }));
  await screen.findByText("'정기 점검' 팝업을 숨겼어요");
  await within(row).findByText('숨김');
  expect((await call(listHomePopups)).data).toEqual([]);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('되돌렸어요');
  await waitFor(async () => expect((await call(listHomePopups)).data).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '상태 필터' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '종료' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '정기 점검' })).toBeNull());
  expect(screen.getByRole('link', { name: '지난 소식' })).toBeTruthy();
  expect(address()).toBe('/admin/popups?state=ended');
});

test('creates a popup with a preview, and shows errors', async () => {
  const { user, screen, waitFor, within, address } = await renderPage(remote.routes, {
    at: '/admin/popups/new',
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '만들기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('내용을 입력하거나 이미지를 넣어 주세요.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /제목/ })));
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '새 기능 안내');
  expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull();
  const text = await screen.findByRole('textbox', { name: '글' });
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(document.activeElement).toBe(text));
  await writeRichText(await screen.findByRole('textbox', { name: '글' }), [
    { type: 'heading', level: 1, children: [{ text: '반가워요' }] },
    { type: 'paragraph', children: [{ text: '이제 검색할 수 있어요.' }] },
  ]);
  expect(screen.queryByText('내용을 입력하거나 이미지를 넣어 주세요.')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /누르면 열 주소/ }), 'http://example.com');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByText('/로 시작하는 이 사이트 안의 주소나 https:// 주소를 입력해 주세요.')).toBeTruthy();
  const preview = screen.getByRole('region', { name: '미리보기', hidden: true });
  expect(within(preview).getAllByText('새 기능 안내')).toHaveLength(2);
  expect(within(preview).getAllByText('반가워요')).toHaveLength(2);
  await user.clear(screen.getByRole('textbox', { name: /누르면 열 주소/ }));
  await user.type(screen.getByRole('textbox', { name: /누르면 열 주소/ }), '/terms');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(address()).toBe('/admin/popups'));
  const [home] = (await call(listHomePopups)).data;
  expect(home).toMatchObject({
    title: '새 기능 안내',
    link: '/terms',
    width: 400,
    content: { children: [{ type: 'heading', level: 1 }, { type: 'paragraph' }] },
  });
});

test('is for those whom the form names, at least one of them', async () => {
  const popup = await makePopup();
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/popups/${popup.id}`,
    as: staff,
  });
  const group = within(await screen.findByRole('group', { name: /보여 줄 사람/ }));
  const boxes = group.getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  for (const box of boxes) await user.click(box);
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('보여 줄 사람을 하나 이상 골라 주세요.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(boxes[0]));
  await user.click(group.getByRole('checkbox', { name: '업체회원' }));
  await user.click(group.getByRole('checkbox', { name: /방문자/ }));
  expect(screen.queryByText('보여 줄 사람을 하나 이상 골라 주세요.')).toBeNull();
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(address()).toBe('/admin/popups'));
  const row = (await screen.findByRole('link', { name: '정기 점검' })).closest('tr');
  expect(row?.textContent).toContain('방문자, 업체회원');
  expect((await call(listHomePopups)).data).toHaveLength(1);
  expect((await call(listHomePopups, { token: staff.token })).data).toEqual([]);
});

test('keeps the draft through a reload, and discards it', async () => {
  const popup = await makePopup();
  const first = await renderPage(remote.routes, { at: `/admin/popups/${popup.id}`, as: staff });
  await first.user.type(await first.screen.findByRole('textbox', { name: /제목/ }), ' (연기)');
  const { user, screen } = await renderPage(remote.routes, {
    at: `/admin/popups/${popup.id}`,
    as: staff,
    isReload: true,
  });
  await screen.findByText('작성하던 내용을 불러왔어요');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /제목/ }).value).toBe('정기 점검 (연기)');
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /제목/ }).value).toBe('정기 점검');
});

test('edits content with marks and a table without changing them', async () => {
  const cells = ['동', '점검일'].map((text) => ({
    type: 'table-cell' as const,
    children: [{ type: 'paragraph' as const, children: [{ text, bold: true as const }] }],
  }));
  const content: PopupBody['content'] = {
    version: 1,
    children: [
      { type: 'table', children: [{ type: 'table-row', children: cells }] },
      { type: 'paragraph', children: [{ text: '굵은 글', bold: true }] },
    ],
  };
  const popup = await makePopup({ content });
  const { user, screen, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/popups/${popup.id}`,
    as: staff,
  });
  expect((await screen.findByRole('textbox', { name: '글' })).textContent).toContain('점검일');
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(address()).toBe('/admin/popups'));
  expect((await call(listHomePopups)).data[0]).toMatchObject({ title: '정기 점검!', content });
});

test('restores the draft after a crash, and asks before it is left', async () => {
  const popup = await makePopup();
  const at = `/admin/popups/${popup.id}`;
  const first = await renderPage(remote.routes, { at, as: staff });
  await writeRichText(await first.screen.findByRole('textbox', { name: '글' }), '내일 밤으로 미뤘어요.');
  await first.user.click(first.screen.getByRole('button', { name: '취소' }));
  await first.user.click(
    within(await first.screen.findByRole('alertdialog', { name: '저장하지 않고 나갈까요?' })).getByRole('button', {
      name: '계속 입력',
    }),
  );
  globalThis.dispatchEvent(new Event('pagehide'));
  const { screen } = await renderPage(remote.routes, { at, as: staff, isReload: true });
  await screen.findByText('작성하던 내용을 불러왔어요');
  expect((await screen.findByRole('textbox', { name: '글' })).textContent).toContain('내일 밤으로 미뤘어요.');
});

test('makes a hidden copy, and deletes one by its name', async () => {
  const popup = await makePopup();
  const { user, screen, waitFor, within, address } = await renderPage(remote.routes, {
    at: '/admin/popups',
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '정기 점검 복제' }));
  await waitFor(() => expect(address()).toBe(`/admin/popups/new?copy=${popup.id}`));
  await user.click(await screen.findByRole('button', { name: '만들기' }));
  await waitFor(() => expect(address()).toBe('/admin/popups'));
  expect((await stored()).map(({ title, is_visible }) => [title, is_visible])).toEqual([
    ['정기 점검 복사본', false],
    ['정기 점검', true],
  ]);
  await user.click(await screen.findByRole('button', { name: '정기 점검 삭제' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: "'정기 점검' 팝업을 삭제할까요?" })).getByRole('button', {
      name: '삭제',
    }),
  );
  await screen.findByText("'정기 점검' 팝업을 삭제했어요");
  expect((await stored()).map(({ title }) => title)).toEqual(['정기 점검 복사본']);
});

test('the preview leaves out empty lines at the end, as the home page does', async () => {
  const [text, blank] = ['오늘 밤 10시에 점검해요.', ''].map((words) => ({
    type: 'paragraph' as const,
    children: [{ text: words }],
  }));
  if (!text || !blank) throw new Error('no content');
  const popup = await makePopup({ content: { version: 1, children: [text, blank, blank] } });
  const { screen } = await renderPage(remote.routes, { at: `/admin/popups/${popup.id}`, as: staff });
  const preview = await screen.findByRole('region', { name: '미리보기', hidden: true });
  for (const line of within(preview).getAllByText('오늘 밤 10시에 점검해요.'))
    expect(line.parentElement?.lastElementChild).toBe(line);
});

test('deletes a popup on its own page, and does not load it again', async () => {
  const popup = await makePopup();
  await makePopup({ title: '새 기능' });
  const notFound = watchNotFound();
  const { user, screen, waitFor, address, go } = await renderPage(remote.routes, { at: '/admin/popups', as: staff });
  await screen.findByRole('link', { name: '정기 점검' });
  await go(`/admin/popups/${popup.id}`);
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/admin/popups'));
  await screen.findByRole('link', { name: '새 기능' });
  await waitFor(() => expect(screen.queryByRole('link', { name: '정기 점검' })).toBeNull());
  expect(notFound).toEqual([]);
});

test('hides and deletes all selected popups', async () => {
  await makePopup();
  await makePopup({ title: '새 기능' });
  const { user, screen, within, waitFor } = await renderPage(remote.routes, { at: '/admin/popups', as: staff });
  await screen.findByRole('link', { name: '새 기능' });
  await user.click(await screen.findByRole('checkbox', { name: /전체|모두/ }));
  await user.click(screen.getByRole('button', { name: '숨기기' }));
  await screen.findByText('팝업 2개를 숨겼어요');
  expect((await stored()).map(({ is_visible }) => is_visible)).toEqual([false, false]);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(async () => expect((await stored()).map(({ is_visible }) => is_visible)).toEqual([true, true]));
  await user.click(screen.getByRole('checkbox', { name: /전체|모두/ }));
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '팝업 2개를 삭제할까요?' })).getByRole('button', {
      name: '삭제',
    }),
  );
  await screen.findByText('팝업 2개를 삭제했어요');
  expect(await stored()).toEqual([]);
});

test('shows an empty state for a missing popup', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/admin/popups/999', as: staff });
  expect(await screen.findByText('팝업이 없어요')).toBeTruthy();
});
