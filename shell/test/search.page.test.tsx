import { beforeEach, expect, test } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { clientStorage, useReportResultCount, type RemoteModule, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

beforeEach(() => testServer().reset());

const hosted = (remote: HostedRemote['remote']): HostedRemote => ({
  remote,
  release: '0.1.0-aaaaaaaaaaaa',
  arm: 'active',
  base: '',
  entry: 'remote-entry.js',
  container: remote,
  contract: '1.0',
  routes: [`/${remote}`],
  slots: ['search'],
  integrity: {},
  previous: null,
  navigation: [{ label: '입찰 공고', path: `/${remote}`, icon: 'gavel', order: 1, audience: ['everybody'], tab: true }],
});
const registry = (...remotes: HostedRemote['remote'][]): Registry => ({
  revision: 1,
  issued: '2026-11-21T00:00:00.000Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: remotes.map(hosted),
  revoked: [],
  override: [],
});

/** A remote that finds an entry when its name starts with the query. */
const Found: SlotComponent = ({ context }) => {
  const hits = ['한빛마을 승강기 공사', '한빛마을 도장 공사'].filter((name) => name.includes(String(context['query'])));
  useReportResultCount(hits.length);
  return (
    <ul aria-label="공고">
      {hits.map((name) => (
        <li key={name}>
          <Link to={`/bids?name=${name}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
};
const remote = (filling: SlotComponent): RemoteModule => ({
  contract: '1.0',
  routes: [{ path: '/bids', element: <h1>공고</h1> }],
  slots: { search: filling },
});

test('finds screens by name and results of remotes, and stores the query in the address and the recent searches', async () => {
  const { user, screen, address, waitFor } = await openShell({
    at: '/search',
    registry: registry('bids'),
    loadRemote: () => Promise.resolve(remote(Found)),
  });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: '화면, 공지사항 찾기' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, '한');
  await screen.findByText('두 글자 이상 입력해 주세요.');
  await user.type(field, '빛마을');
  await screen.findByRole('link', { name: '한빛마을 도장 공사' });
  expect(address()).toBe(`/search?q=${encodeURIComponent('한빛마을')}`);
  await screen.findByText('검색 결과 2건');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('한빛마을 도장 공사');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('heading', { name: '공고' });
  expect(clientStorage.recentSearches.get()).toEqual(['한빛마을']);
});

test('offers recent searches, and removes them one by one or with the session', async () => {
  const { user, screen, go, address } = await openShell({
    at: '/login',
    registry: registry('bids'),
    loadRemote: () => Promise.resolve(remote(Found)),
  });
  clientStorage.recentSearches.set(['한빛마을', '승강기']);
  await go('/search');
  await user.click(await screen.findByRole('button', { name: '승강기 검색어 지우기' }));
  expect(clientStorage.recentSearches.get()).toEqual(['한빛마을']);
  await user.click(screen.getByRole('link', { name: '한빛마을' }));
  expect(address()).toBe(`/search?q=${encodeURIComponent('한빛마을')}`);
});

test('describes what the account can find', async () => {
  const { create } = testServer();
  for (const [as, name, words] of [
    [undefined, '화면, 공지사항 찾기', /공지사항에 적힌 말/],
    [await create.brand(), '화면, 공지사항 찾기', /공지사항에 적힌 말/],
    [await create.general(), '계약, 문서, 요청, 사람 찾기', /현재 워크스페이스/],
    [await create.staff(), '회원, 워크스페이스, 요청 찾기', /휴대폰 번호/],
  ] as const) {
    const { screen } = await openShell({ at: '/search', ...(as && { as }) });
    await screen.findByRole('searchbox', { name });
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test('finds the screens of the menu and of the account that the visitor may open', async () => {
  const visitor = await openShell({ at: `/search?q=${encodeURIComponent('비밀번호')}` });
  await visitor.screen.findByRole('link', { name: '비밀번호 찾기' });
  expect(visitor.screen.queryByRole('link', { name: '내 정보' })).toBeNull();
  const kim = await testServer().create.general();
  const member = await openShell({
    at: `/search?q=${encodeURIComponent('입찰공고')}`,
    as: kim,
    registry: registry('bids'),
    loadRemote: () => Promise.resolve(remote(Found)),
  });
  const section = member.within(await member.screen.findByRole('region', { name: '바로가기' }));
  expect(section.getByRole('link', { name: '입찰 공고' }).getAttribute('href')).toBe('/bids');
  await member.go(`/search?q=${encodeURIComponent('비밀번호')}`);
  const account = await member.waitFor(() =>
    member.within(member.screen.getByRole('region', { name: '바로가기' })).getByRole('link', { name: '내 정보' }),
  );
  expect(account.getAttribute('href')).toBe('/me');
});

test('a query without results can be cleared, and is not stored', async () => {
  const { user, screen, address } = await openShell({ at: `/search?q=${encodeURIComponent('코끼리')}` });
  const found = (await screen.findByText('‘코끼리’ 검색 결과가 없어요')).closest('[data-search-results]');
  await user.click(found?.querySelector('button') ?? document.body);
  expect(address()).toBe('/search');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '화면, 공지사항 찾기' }));
  expect(clientStorage.recentSearches.get() ?? []).toEqual([]);
});

test('shows hints when there are no results, and a failing section does not affect the others', async () => {
  const { screen, go } = await openShell({
    at: `/search?q=${encodeURIComponent('코끼리')}`,
    registry: registry('bids', 'shop'),
    loadRemote: (name) => (name === 'bids' ? Promise.resolve(remote(Found)) : Promise.reject(new Error('broken'))),
  });
  await screen.findByText('‘코끼리’ 검색 결과가 없어요');
  await go(`/search?q=${encodeURIComponent('승강기')}`);
  await screen.findByRole('link', { name: '한빛마을 승강기 공사' });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('the key / focuses the search, but not while typing', async () => {
  const { user, screen, address } = await openShell({ at: '/login' });
  const email = await screen.findByLabelText<HTMLInputElement>(/^이메일/);
  await user.type(email, 'a/b');
  expect([email.value, address()]).toEqual(['a/b', '/login']);
  email.blur();
  await user.keyboard('/');
  await screen.findByRole('heading', { level: 1, name: '검색' });
});
