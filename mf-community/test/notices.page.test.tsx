import { beforeEach, expect, test } from '@jest/globals';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { formatDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { HomeNotices } from '../src/home/home-notices.tsx';
import { SearchResults } from '../src/search/search-results.tsx';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
});

async function buildNotice(title: string, overrides: Partial<BodyOf<typeof createNotice>> = {}) {
  const body: BodyOf<typeof createNotice> = {
    title,
    content: { version: 1, children: [{ type: 'paragraph', children: [{ text: `${title} 내용이에요.` }] }] },
    is_important: false,
    board_status: BoardStatus.VISIBLE,
    file_ids: [],
    ...overrides,
  };
  const { data } = await call(createNotice, { token: staff.token, body });
  testServer().clock.advance(1);
  return data;
}

test('lists important notices first, then the newest, for visitors', async () => {
  await buildNotice('중요한 점검', { is_important: true });
  await buildNotice('새 기능');
  await buildNotice('쓰는 중', { board_status: BoardStatus.TEMP });
  const { screen } = await renderPage(remote.routes, { at: '/support/notices' });
  await screen.findByRole('link', { name: /새 기능/ });
  const links = screen.getAllByRole('link', { name: /조회/ }).map(({ textContent }) => textContent);
  expect(links).toHaveLength(2);
  expect(links[0]).toMatch(/^중요중요한 점검조회 0\d{4}/);
  expect(links[1]).toContain('새 기능');
});

test('finds by words of the title or the text, with the words in the address, and says when nothing matches', async () => {
  await buildNotice('승강기 점검');
  await buildNotice('새 기능');
  const { screen, user, waitFor, address } = await renderPage(remote.routes, { at: '/support/notices' });
  await screen.findByRole('link', { name: /새 기능/ });
  await user.type(screen.getByRole('searchbox', { name: '공지사항 검색' }), '승강기');
  await waitFor(() => expect(screen.queryByRole('link', { name: /새 기능/ })).toBeNull());
  expect(screen.getByText('검색 결과 1건')).toBeTruthy();
  expect(decodeURIComponent(address())).toBe('/support/notices?search=승강기');
  await user.type(screen.getByRole('searchbox', { name: '공지사항 검색' }), ' 없음');
  await user.click(await screen.findByRole('button', { name: '전체 공지 보기' }));
  expect(await screen.findByRole('link', { name: /새 기능/ })).toBeTruthy();
});

test('pages are in the address, and one past the end says so', async () => {
  for (let number = 1; number <= 16; number += 1) await buildNotice(`공지 ${number}호`);
  const { screen, user, address, go } = await renderPage(remote.routes, { at: '/support/notices' });
  await user.click(await screen.findByRole('button', { name: '다음 페이지' }));
  expect(await screen.findByRole('link', { name: /공지 1호/ })).toBeTruthy();
  expect(address()).toBe('/support/notices?page=2');
  await go('/support/notices?page=9');
  await user.click(await screen.findByRole('button', { name: '첫 페이지로 가기' }));
  expect(await screen.findByRole('link', { name: /공지 16호/ })).toBeTruthy();
});

test('says what will stand there while there is no notice', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/support/notices' });
  expect(await screen.findByText('아직 공지사항이 없어요')).toBeTruthy();
});

test('a notice is read with its files and neighbours, and counted once a visit', async () => {
  const older = await buildNotice('지난 공지');
  const notice = await buildNotice('이번 공지', { is_important: true });
  const newer = await buildNotice('다음 공지');
  const { screen, waitFor, address, user } = await renderPage(remote.routes, {
    at: `/support/notices/${notice.nano_id}`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: '이번 공지' })).toBeTruthy();
  expect(document.title).toContain('이번 공지');
  expect(screen.getByText('이번 공지 내용이에요.')).toBeTruthy();
  // Its own day, and those of its neighbours.
  expect(screen.getAllByText(formatDate(notice.published))).toHaveLength(3);
  expect(screen.getByRole('link', { name: /이전 글/ }).getAttribute('href')).toBe(`/support/notices/${older.nano_id}`);
  expect(screen.getByRole('link', { name: '목록' }).getAttribute('href')).toBe('/support/notices');
  const views = async () => (await call(getNotice, { params: { id: notice.nano_id } })).data.board.views;
  await waitFor(async () => expect(await views()).toBe(1));
  await user.click(screen.getByRole('link', { name: /다음 글/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '다음 공지' })).toBeTruthy();
  expect(address()).toBe(`/support/notices/${newer.nano_id}`);
  await user.click(screen.getByRole('link', { name: /이전 글/ }));
  await screen.findByRole('heading', { level: 1, name: '이번 공지' });
  expect(await views()).toBe(1);
});

test('a draft is not there for readers; operators see it and are told so', async () => {
  const draft = await buildNotice('쓰는 중', { board_status: BoardStatus.TEMP });
  const at = `/support/notices/${draft.nano_id}`;
  const reader = await renderPage(remote.routes, { at });
  expect(await reader.screen.findByText('찾는 공지가 없어요')).toBeTruthy();
  expect(reader.screen.getByRole('link', { name: '공지사항 목록' }).getAttribute('href')).toBe('/support/notices');
  const { screen } = await renderPage(remote.routes, { at, as: staff });
  expect(await screen.findByText('임시저장 상태예요')).toBeTruthy();
});

test('the home page shows the first three', async () => {
  for (const title of ['하나', '둘', '셋', '넷']) await buildNotice(title);
  const { screen } = await renderPage([{ path: '/', element: <HomeNotices /> }], { at: '/' });
  await screen.findByRole('link', { name: /넷/ });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    '넷',
    '셋',
    '둘',
  ]);
  expect(screen.getByRole('link', { name: '모두 보기' }).getAttribute('href')).toBe('/support/notices');
});

test('the search page finds notices, and leads to the others', async () => {
  for (let number = 1; number <= 6; number += 1) await buildNotice(`점검 ${number}차`);
  const { screen } = await renderPage([{ path: '/search', element: <SearchResults context={{ query: '점검' }} /> }], {
    at: '/search',
  });
  expect(await screen.findByRole('link', { name: /점검 6차/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: '1건 더 보기' }).getAttribute('href')).toBe(
    `/support/notices?${new URLSearchParams({ search: '점검' })}`,
  );
});
