import { beforeEach, expect, test } from '@jest/globals';
import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import { createNotice, listStaffNotices, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
});

const textOf = (text: string): RichDocument => ({
  version: 1,
  children: [{ type: 'paragraph', children: [{ text }] }],
});

async function makeNotice(given: Partial<BodyOf<typeof createNotice>> = {}) {
  const body = {
    title: '정기 점검',
    content: textOf('오늘 밤 10시에 점검해요.'),
    is_important: false,
    board_status: BoardStatus.VISIBLE,
    file_ids: [],
    ...given,
  };
  return (await call(createNotice, { token: staff.token, body })).data;
}
const listTitles = async () => (await call(listNotices)).data.results.map(({ board }) => board.title);

test('creates a notice: shows missing fields, stores a draft, publishes it and notifies members after a confirmation', async () => {
  const { user, screen, waitFor, address } = await renderPage(remote.routes, { at: '/admin/notices/new', as: staff });
  await user.click(await screen.findByRole('button', { name: '올리기' }));
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy();
  const contentError = () => screen.queryByText('내용을 입력해 주세요.', { selector: '[id$=error], [id$=error] *' });
  expect(contentError()).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '새 기능 안내');
  expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull();
  await writeRichText(await screen.findByRole('textbox', { name: '내용' }), [
    { type: 'heading', level: 1, children: [{ text: '표를 쓸 수 있어요' }] },
    { type: 'paragraph', children: [{ text: '편집기가 새로워졌어요.', bold: true }] },
  ]);
  expect(contentError()).toBeNull();
  await user.click(screen.getByRole('switch', { name: /중요 공지/ }));
  await user.click(screen.getByRole('button', { name: '임시저장' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/notices\/\d+$/));
  expect(await listTitles()).toEqual([]);

  await screen.findByRole('heading', { level: 1, name: '공지 고치기' });
  await user.click(await screen.findByRole('checkbox', { name: /회원에게 알림 보내기/ }));
  await user.click(screen.getByRole('button', { name: '올리기' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '회원에게 알림을 보낼까요?' })).getByRole('button', {
      name: '알림 보내고 올리기',
    }),
  );
  await screen.findByText("'새 기능 안내' 공지를 올렸어요");
  await waitFor(() => expect(address()).toBe('/admin/notices'));
  const [line] = (await call(listStaffNotices, { token: staff.token })).data.results;
  expect(line).toMatchObject({
    is_important: true,
    board: { title: '새 기능 안내', board_status: BoardStatus.VISIBLE },
  });
  expect(line?.notified).not.toBeNull();
  const { data } = await call(getNotice, { params: { id: line?.nano_id ?? '' } });
  expect(data.board.content.children).toMatchObject([
    { type: 'heading', level: 1 },
    { children: [{ text: '편집기가 새로워졌어요.', bold: true }] },
  ]);
});

const openNew = (isReload: boolean) => renderPage(remote.routes, { at: '/admin/notices/new', as: staff, isReload });
const storedHere = () =>
  Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join();

test('a draft comes back as a whole after a crash, says so once, and can be discarded as a whole', async () => {
  const { user, screen, waitFor } = await openNew(false);
  await writeRichText(await screen.findByRole('textbox', { name: '내용' }), textOf('밤 10시에 점검해요.').children);
  await user.click(screen.getByRole('switch', { name: /중요 공지/ }));
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '정기 점검');
  await waitFor(() => expect(storedHere()).toMatch(/밤 10시에 점검해요.*정기 점검/));
  // The browser forgets what belongs to the tab.
  sessionStorage.clear();
  const second = await openNew(true);
  await waitFor(async () =>
    expect((await second.screen.findByRole('textbox', { name: '내용' })).textContent).toBe('밤 10시에 점검해요.'),
  );
  expect(second.screen.getByRole<HTMLInputElement>('textbox', { name: /제목/ }).value).toBe('정기 점검');
  expect(second.screen.getByRole<HTMLInputElement>('switch', { name: /중요 공지/ }).checked).toBe(true);
  expect(second.screen.getAllByText(/작성하던 내용/)).toHaveLength(1);
  await second.user.click(second.screen.getByRole('button', { name: '새로 쓰기' }));
  await waitFor(async () =>
    expect((await second.screen.findByRole('textbox', { name: '내용' })).textContent).not.toContain('점검'),
  );
  expect(second.screen.getByRole<HTMLInputElement>('textbox', { name: /제목/ }).value).toBe('');
  expect(storedHere()).not.toContain('점검');
});

test('previews the notice on a phone and on a computer', async () => {
  const notice = await makeNotice();
  const { user, screen } = await renderPage(remote.routes, { at: `/admin/notices/${notice.id}`, as: staff });
  await user.click(await screen.findByRole('button', { name: '미리보기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '미리보기' }));
  expect(dialog.getByText('오늘 밤 10시에 점검해요.')).toBeTruthy();
  await user.click(dialog.getByRole('tab', { name: '휴대폰' }));
  expect(dialog.getByRole('heading', { name: '정기 점검' }).closest('[data-screen=phone]')).not.toBeNull();
});

test('shows both versions when two operators changed one notice, and lets the operator choose', async () => {
  const notice = await makeNotice();
  const { user, screen, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/notices/${notice.id}`,
    as: staff,
  });
  await writeRichText(await screen.findByRole('textbox', { name: '내용' }), '내일 밤으로 미뤘어요.');
  const other = await testServer().create.staff({ name: '김부장' });
  await call(updateNotice, {
    token: other.token,
    params: { id: notice.id },
    body: { content: textOf('점검을 취소했어요.'), updated: notice.board.updated },
  });
  await user.click(screen.getByRole('button', { name: '저장' }));

  const dialog = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
  expect(within(dialog.getByRole('region', { name: '저장된 내용' })).getByText('점검을 취소했어요.')).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: '내 내용' })).getByText('내일 밤으로 미뤘어요.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(address()).toBe('/admin/notices'));
  expect((await call(getNotice, { params: { id: notice.nano_id } })).data.board.content).toEqual(
    textOf('내일 밤으로 미뤘어요.'),
  );
});

test("somebody else's version can be taken instead of one's own", async () => {
  const notice = await makeNotice();
  const { user, screen, waitFor } = await renderPage(remote.routes, { at: `/admin/notices/${notice.id}`, as: staff });
  await writeRichText(await screen.findByRole('textbox', { name: '내용' }), '내일 밤으로 미뤘어요.');
  await call(updateNotice, {
    token: staff.token,
    params: { id: notice.id },
    body: { title: '점검 취소', content: textOf('점검을 취소했어요.'), updated: notice.board.updated },
  });
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' })).getByRole('button', {
      name: '저장된 내용으로 바꾸기',
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '내용' }).textContent).toContain('점검을 취소했어요.'),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /제목/ }).value).toBe('점검 취소');
});

test('attached files are sent at once and stay with the notice', async () => {
  const notice = await makeNotice();
  const { user, screen, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/notices/${notice.id}`,
    as: staff,
  });
  await user.upload(
    await screen.findByLabelText('첨부할 파일을 끌어다 놓거나 골라 주세요'),
    new File(['%PDF-1.7 점검 안내'], '점검 안내.pdf', { type: 'application/pdf' }),
  );
  await screen.findByRole('button', { name: '점검 안내.pdf 빼기' }, { timeout: 30_000 });
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(address()).toBe('/admin/notices'));
  expect((await call(getNotice, { params: { id: notice.nano_id } })).data.board.files).toMatchObject([
    { name: '점검 안내.pdf', is_temp: false },
  ]);
});

test('a notice is not saved without a file that could not be uploaded', async () => {
  const notice = await makeNotice();
  const { user, screen, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/notices/${notice.id}`,
    as: staff,
  });
  await user.upload(
    await screen.findByLabelText('첨부할 파일을 끌어다 놓거나 골라 주세요'),
    new File(['PDF가 아닌 것'], '점검 안내.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText(/올릴 수 없는 형식/);
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('올릴 수 없는 파일이 있어요. 빼 주세요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '점검 안내.pdf 빼기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(address()).toBe('/admin/notices'));
});

test('hides a notice, and undoes it', async () => {
  await makeNotice();
  const { user, screen, waitFor } = await renderPage(remote.routes, { at: '/admin/notices', as: staff });
  const row = (await screen.findByRole('link', { name: '정기 점검' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('공개')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: '정기 점검 숨기기' }));
  await screen.findByText("'정기 점검' 공지를 숨겼어요");
  expect(await listTitles()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('되돌렸어요');
  await waitFor(async () => expect(await listTitles()).toEqual(['정기 점검']));
});

test('filters the list by state, deletes the selected rows, and undoes it', async () => {
  await makeNotice();
  await makeNotice({ title: '새 기능' });
  await makeNotice({ title: '쓰는 중', board_status: BoardStatus.TEMP });
  const { user, screen, waitFor, address } = await renderPage(remote.routes, { at: '/admin/notices', as: staff });
  await screen.findByRole('link', { name: '쓰는 중' });
  await user.click(screen.getByRole('button', { name: '상태 필터' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '공개' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '쓰는 중' })).toBeNull());
  expect(address()).toBe('/admin/notices?board_status=0');
  await user.click(screen.getByRole('checkbox', { name: /전체|모두/ }));
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await screen.findByText('공지 2개를 삭제했어요');
  expect(await listTitles()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('공지 2개를 되살렸어요');
  expect(await listTitles()).toHaveLength(2);
});

test('shows an empty state for a missing notice', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/admin/notices/999', as: staff });
  expect(await screen.findByText('공지가 없어요')).toBeTruthy();
});
