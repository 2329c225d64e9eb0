import { beforeEach, expect, test } from '@jest/globals';
import {
  clientStorage,
  ScreenMatches,
  useReportResultCount,
  type RemoteModule,
  type SlotComponent,
} from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { testServer } from '@danji/testing/test-server';
import { hostedRemote, registryOf } from './hosted-remote.ts';
import { openShell } from './open-shell.tsx';

beforeEach(() => testServer().reset());

const registry = (...remotes: string[]) =>
  registryOf(
    ...remotes.map((remote) =>
      hostedRemote(remote, {
        slots: ['search'],
        navigation: [
          { label: '입찰 공고', path: `/${remote}`, icon: 'gavel', order: 1, audience: ['everybody'], tab: true },
        ],
      }),
    ),
  );

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
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: '화면 찾기' });
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

const texts = hostedRemote('parking', {
  contributions: {
    searchTexts: [
      { words: ['차량', '방문'], text: '차량번호로 찾아요.', order: 1, audience: ['general'] },
      { words: ['주차장'], text: '주차장을 찾아요.', order: 2, audience: ['everybody'] },
    ],
  },
});

test('describes what the account can find', async () => {
  const { create } = testServer();
  for (const [as, name, hint] of [
    [undefined, '주차장, 화면 찾기', '주차장을 찾아요. 화면 이름으로도 찾을 수 있어요.'],
    [
      await create.general(),
      '차량, 방문, 주차장, 화면 찾기',
      '차량번호로 찾아요. 주차장을 찾아요. 화면 이름으로도 찾을 수 있어요.',
    ],
  ] as const) {
    const { screen } = await openShell({ at: '/search', registry: registryOf(texts), ...(as && { as }) });
    await screen.findByRole('searchbox', { name });
    expect(screen.getByText(hint)).toBeTruthy();
  }
});

const everybody = ['everybody' as const];
const parking = hostedRemote('parking', {
  slots: ['search'],
  titles: [
    { path: '/parking', title: '주차장', keywords: '차 대기', icon: 'truck', audience: everybody },
    { path: '/parking/:lot/gates', title: '주차장 출입문', icon: 'lock', audience: everybody },
    { path: '/parking/:lot/gates/:gate', title: '주차장 출입문 하나', icon: 'lock', audience: everybody },
    { path: '/parking/office', title: '주차장 사무실', icon: 'lock', audience: ['staff'] },
  ],
});
const Matches: SlotComponent = () => (
  <ScreenMatches remote="parking" title="주차장 화면" note="지하 1층" params={{ lot: 7 }} />
);

test('finds the screens that a remote names, and those with variables once the remote knows their values', async () => {
  const { screen, within, go } = await openShell({
    at: `/search?q=${encodeURIComponent('주차장')}`,
    registry: registryOf(parking),
    loadRemote: () => Promise.resolve(remote(Matches)),
  });
  const filled = within(await screen.findByRole('region', { name: '주차장 화면' }));
  expect(filled.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/parking/7/gates']);
  const direct = within(screen.getByRole('region', { name: '바로가기' }));
  expect(direct.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/parking']);
  await screen.findByText('검색 결과 2건');
  // By a keyword, and by the label of the menu.
  for (const query of ['대기', 'parking']) {
    await go(`/search?q=${encodeURIComponent(query)}`);
    await screen.findByText('검색 결과 1건');
    expect(screen.getByRole('link', { name: '주차장' }).getAttribute('href')).toBe('/parking');
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
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '화면 찾기' }));
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
