import { beforeEach, expect, jest, test } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { RemoteLoadError } from '@danji/federation/runtime/load-remote';
import { shellStore, useDraft, useUnsavedWork, type RemoteModule } from '@danji/shell-sdk';
import { Link, lazyPage, Outlet } from '@danji/shell-sdk/router';
import { testServer } from '@danji/testing/test-server';
import { atom, useAtomValue } from 'jotai';
import { openShell } from './open-shell.tsx';
import { hosted, registry, shop } from './shop-remote.tsx';

/** The registry of visitors and members, which has only the prefix of the screens of operators. */
const STAFF_ONLY: Registry = { ...registry, staffRoutes: ['/admin'] };
beforeEach(async () => testServer().reset());

test('loads a remote only when its address is visited', async () => {
  let loads = 0;
  const { screen, go } = await openShell({
    at: '/terms',
    registry,
    loadRemote: () => {
      loads += 1;
      return Promise.resolve(shop);
    },
  });
  await screen.findByRole('heading', { level: 1, name: '이용약관' });
  expect(loads).toBe(0);
  expect(screen.getByRole('link', { name: '상점' }).getAttribute('href')).toBe('/shop');
  // Not a click: in a test React resumes a suspended render only inside an awaited act.
  await go('/shop');
  await screen.findByRole('heading', { level: 1, name: '상점 첫 화면' });
  expect(loads).toBe(1);
});

test('before the first release a screen of a remote waits, and opens by itself', async () => {
  const { screen, serve } = await openShell({ at: '/shop', loadRemote: () => Promise.resolve(shop) });
  await screen.findByRole('heading', { level: 1, name: '화면을 준비하고 있어요' });
  serve(registry);
  await screen.findByRole('heading', { level: 1, name: '상점 첫 화면' }, { timeout: 6000 });
});

test('the first releases of other remotes do not end the wait, the last one does', async () => {
  const { screen, serve, registryRequests, waitFor } = await openShell({ at: '/shop/nothing' });
  await screen.findByRole('heading', { level: 1, name: '화면을 준비하고 있어요' });
  serve({ ...registry, remotes: [{ ...hosted, remote: 'community', routes: ['/support'] }] });
  const before = registryRequests.length;
  await waitFor(() => expect(registryRequests.length).toBe(before + 1), { timeout: 6000 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('화면을 준비하고 있어요');
  await screen.findByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요' }, { timeout: 6000 });
});

test('an address that is not known yet is looked up in the newest registry', async () => {
  const { screen, serve, go } = await openShell({
    at: '/terms',
    registry: { ...registry, remotes: [] },
    loadRemote: () => Promise.resolve(shop),
  });
  await screen.findByRole('heading', { level: 1, name: '이용약관' });
  serve({ ...registry, revision: 2 });
  await go('/shop');
  await screen.findByRole('heading', { level: 1, name: '상점 첫 화면' });
});

test('shows a panel for a dead remote, keeps the header, and recovers by 다시 시도', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  // A remote is retried once automatically.
  const { user, screen } = await openShell({
    at: '/shop',
    registry,
    loadRemote: () => {
      tries += 1;
      return tries <= 2 ? Promise.reject(new Error('dead')) : Promise.resolve(shop);
    },
  });
  await screen.findByText('상점 화면을 열지 못했어요');
  // React logs the errors that a boundary caught.
  expect(report.mock.calls.flat().some((reported) => reported instanceof RemoteLoadError)).toBe(true);
  report.mockRestore();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['상점']);
  expect(document.title).toBe('상점 | 단지');
  expect(screen.getByRole('banner')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByRole('heading', { level: 1, name: '상점 첫 화면' });
});

test('keeps atoms of a remote in the one store of the page', async () => {
  const chosen = atom('아직 없음');
  const Chosen = () => <h1>{useAtomValue(chosen)}</h1>;
  const remote: RemoteModule = { ...shop, routes: [{ path: '/shop', element: <Chosen /> }] };
  const { screen } = await openShell({ at: '/shop', registry, loadRemote: () => Promise.resolve(remote) });
  await screen.findByRole('heading', { level: 1, name: '아직 없음' });
  shellStore.set(chosen, '한빛마을');
  await screen.findByRole('heading', { level: 1, name: '한빛마을' });
});

test('shows soon that a hanging remote takes long', async () => {
  const { screen } = await openShell({
    at: '/shop',
    registry,
    loadRemote: () => Promise.withResolvers<RemoteModule>().promise,
  });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['상점']);
  await screen.findByText('상점 불러오는 중… 오래 걸려요', {}, { timeout: 5000 });
});

const NEWER = {
  ...hosted,
  release: '1.1.0-b',
  base: '/remotes/shop/1.1.0-b/',
  container: 'shop_b',
  previous: { release: '1.0.0-a', base: hosted.base, entry: 'e.js', container: 'shop', integrity: {} },
};
const setOf = (revision: number, remote: HostedRemote | undefined, ...revoked: string[]): Registry => ({
  ...registry,
  revision,
  remotes: remote ? [remote] : [],
  revoked: revoked.map((release) => `shop@${release}`),
});

/** A form that has unsaved work as soon as something is typed. */
function Form({ release }: { release: string }) {
  const { value, setValue } = useDraft('shop.form', { word: '' });
  useUnsavedWork(value.word !== '');
  return (
    <>
      <h1>{`주문 ${release}`}</h1>
      <input aria-label="수량" value={value.word} onChange={({ target }) => setValue({ word: target.value })} />
    </>
  );
}

/** The shop in one release. */
const shopOf = (release: string, onTeardown?: () => void): RemoteModule => ({
  contract: '1.0',
  slots: {},
  ...(onTeardown && { onTeardown }),
  routes: [
    {
      path: '/shop',
      element: (
        <>
          <nav>
            <Link to="/shop/order">주문하기</Link>
            <Link to="/shop/list">목록 보기</Link>
          </nav>
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <h1>{`상점 ${release}`}</h1> },
        { path: 'list', element: <h1>{`목록 ${release}`}</h1> },
        { path: 'order', element: <Form release={release} /> },
      ],
    },
  ],
});

test('a newer release is adopted with the next screen, and the old one is torn down', async () => {
  const ended: string[] = [];
  const { screen, go, publish, waitFor, health } = await openShell({
    at: '/shop',
    registry,
    loadRemote: async (_, release) => shopOf(release, () => ended.push(release)),
  });
  await screen.findByRole('heading', { level: 1, name: '상점 1.0.0-a' });
  await publish(setOf(2, NEWER));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('상점 1.0.0-a');
  await go('/shop/list');
  await screen.findByRole('heading', { level: 1, name: '목록 1.1.0-b' });
  await waitFor(() => expect(ended).toEqual(['1.0.0-a']));
  expect(health.take()).toEqual([
    { remote: 'shop', release: '1.0.0-a', kind: 'session' },
    { remote: 'shop', release: '1.1.0-b', kind: 'session' },
  ]);
});

test("a newer release waits while there is unsaved work, and is adopted when the remote's screens are left", async () => {
  const { user, screen, go, publish } = await openShell({
    at: '/shop/order',
    registry,
    loadRemote: async (_, release) => shopOf(release),
  });
  await user.type(await screen.findByLabelText('수량'), '3');
  await publish(setOf(2, NEWER));
  await user.click(screen.getByRole('link', { name: '목록 보기' }));
  await user.click(await screen.findByRole('button', { name: '나가기' }));
  await screen.findByRole('heading', { level: 1, name: '목록 1.0.0-a' });
  await go('/terms');
  await screen.findByRole('heading', { level: 1, name: '이용약관' });
  await go('/shop');
  await screen.findByRole('heading', { level: 1, name: '상점 1.1.0-b' });
});

test('a revoked release is replaced at once: typed values remain, and a message appears', async () => {
  const { user, screen, publish, left } = await openShell({
    at: '/shop/order',
    registry,
    loadRemote: async (_, release) => shopOf(release),
  });
  await user.type(await screen.findByLabelText('수량'), '3');
  await publish(setOf(2, { ...NEWER, previous: null }, '1.0.0-a'));
  await screen.findByRole('heading', { level: 1, name: '주문 1.1.0-b' });
  expect((screen.getByLabelText('수량') as HTMLInputElement).value).toBe('3');
  await screen.findByText('상점 화면을 새로 불러왔어요');
  expect(left).toEqual([]);
});

test('a remote whose only release was revoked shows its panel, and recovers automatically', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen, publish } = await openShell({
    at: '/shop',
    registry,
    loadRemote: async (_, release) => shopOf(release),
  });
  await screen.findByRole('heading', { level: 1, name: '상점 1.0.0-a' });
  await publish(setOf(2, undefined, '1.0.0-a'));
  await screen.findByText('상점 화면을 열지 못했어요');
  report.mockRestore();
  await publish(setOf(3, { ...NEWER, previous: null }, '1.0.0-a'));
  await screen.findByRole('heading', { level: 1, name: '상점 1.1.0-b' });
});

const Crash = () => {
  throw new TypeError('no basket');
};

test('a crashed screen recovers when its release is revoked, and is counted', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen, publish, health } = await openShell({
    at: '/shop',
    registry: setOf(1, NEWER),
    loadRemote: async (_, release) =>
      release === '1.1.0-b' ? { ...shopOf(release), routes: [{ path: '/shop', element: <Crash /> }] } : shopOf(release),
  });
  await screen.findByText('상점 화면을 열지 못했어요');
  expect(health.take()).toEqual([
    { remote: 'shop', release: '1.1.0-b', kind: 'error', detail: 'TypeError: no basket' },
  ]);
  await publish(setOf(2, hosted));
  await screen.findByRole('heading', { level: 1, name: '상점 1.0.0-a' });
  report.mockRestore();
});

const chunkFailure = () =>
  Object.assign(new Error('Loading chunk page failed.'), { name: 'ChunkLoadError', request: '/remotes/shop/page.js' });

test('a screen whose script fails to load is retried, then displayed from the previous release', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen, go, health } = await openShell({
    at: '/shop',
    registry: setOf(1, NEWER),
    loadRemote: async (_, release) => ({
      ...shopOf(release),
      routes: [
        { path: '/shop', element: <h1>상점</h1> },
        {
          path: '/shop/list',
          element:
            release === '1.1.0-b' ? (
              lazyPage(() => Promise.reject<{ Page: () => null }>(chunkFailure()), 'Page')
            ) : (
              <h1>{`목록 ${release}`}</h1>
            ),
        },
      ],
    }),
  });
  await screen.findByRole('heading', { level: 1, name: '상점' });
  await go('/shop/list');
  await screen.findByRole('heading', { level: 1, name: '목록 1.0.0-a' });
  expect(health.take().map(({ release, kind }) => `${release} ${kind}`)).toEqual([
    '1.1.0-b session',
    '1.1.0-b load_failed',
    '1.0.0-a session',
  ]);
  report.mockRestore();
});

test('a screen of the same remote whose script hangs shows the slow message with a retry button', async () => {
  const { screen, go } = await openShell({
    at: '/shop',
    registry,
    loadRemote: async () => ({
      ...shop,
      routes: [
        ...shop.routes,
        { path: '/shop/list', element: lazyPage(() => Promise.withResolvers<{ Page: () => null }>().promise, 'Page') },
      ],
    }),
  });
  await screen.findByRole('heading', { level: 1, name: '상점 첫 화면' });
  await go('/shop/list');
  await screen.findByText('상점 불러오는 중… 오래 걸려요', {}, { timeout: 3000 });
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
});

test('sends visitors of staff screens to the sign-in, and shows members that the screen is forbidden', async () => {
  const visitor = await openShell({ at: '/admin/users/general', registry: STAFF_ONLY });
  await visitor.screen.findByRole('heading', { level: 1, name: '운영자 로그인' });
  const member = await openShell({
    at: '/admin/users/general',
    registry: STAFF_ONLY,
    as: await testServer().create.general(),
  });
  await member.screen.findByRole('heading', { level: 1, name: '이 화면은 볼 수 없어요' });
});

test('a browser with an override says so, reports no health events, and can stop it', async () => {
  const staff = await testServer().create.admin();
  const override = { ...hosted, release: '2.0.0-z', arm: 'override' as const };
  const { user, screen, left, health, waitFor } = await openShell({
    at: '/shop',
    as: staff,
    registry: { ...setOf(1, override), override: [{ remote: 'shop', target: '2.0.0-z' }] },
    loadRemote: async (_, release) => shopOf(release),
  });
  await screen.findByRole('heading', { level: 1, name: '상점 2.0.0-z' });
  expect((await screen.findByText(/이 브라우저만/)).textContent).toBe(
    '이 브라우저만 상점 화면을 2.0.0-z 버전으로 보고 있어요.',
  );
  expect(health.take()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '그만 쓰기' }));
  await waitFor(() => expect(left).toEqual(['/shop']));
});
