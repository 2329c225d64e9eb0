import { beforeEach, expect, jest, test } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { shellStore, type RemoteModule } from '@danji/shell-sdk';
import { testServer } from '@danji/testing/test-server';
import { atom, useAtomValue } from 'jotai';
import { openShell } from './open-shell.tsx';

const hosted: HostedRemote = {
  remote: 'shop', release: '1.0.0-a', base: '/remotes/shop/', entry: 'e.js', container: 'shop', contract: '1.0', routes: ['/shop'], slots: [], integrity: {}, previous: null,
  navigation: [{ label: '상점', path: '/shop', icon: 'shop', order: 1, audience: ['everybody'], tab: true }],
};
const registry: Registry = { revision: 1, issued: '2026-11-21T00:00:00.000Z', remotes: [hosted] };
const shop: RemoteModule = { contract: '1.0', navigation: [], slots: {}, routes: [{ path: '/shop', element: <h1>상점 첫 화면</h1> }] };

beforeEach(async () => testServer().reset());

test('loads a remote only when its address is visited', async () => {
  let loads = 0;
  const { screen, go } = await openShell({ at: '/terms', registry, loadRemote: () => { loads += 1; return Promise.resolve(shop); } });
  await screen.findByRole('heading', { level: 1, name: '이용약관' });
  expect(loads).toBe(0);
  expect(screen.getByRole('link', { name: '상점' }).getAttribute('href')).toBe('/shop');
  // Not a click: React resumes what suspends in a test only inside an act that is awaited.
  await go('/shop');
  await screen.findByRole('heading', { level: 1, name: '상점 첫 화면' });
  expect(loads).toBe(1);
});

test('shows a panel for a dead remote, keeps the header, and recovers by 다시 시도', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const { user, screen } = await openShell({ at: '/shop', registry, loadRemote: () => { tries += 1; return tries === 1 ? Promise.reject(new Error('dead')) : Promise.resolve(shop); } });
  await screen.findByText('상점 화면을 열지 못했어요');
  // React says in the console what a boundary caught.
  expect(report.mock.calls.flat().some((said) => said instanceof Error && said.message === 'dead')).toBe(true);
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

test('says before long that a hanging remote takes its time', async () => {
  const { screen } = await openShell({ at: '/shop', registry, loadRemote: () => Promise.withResolvers<RemoteModule>().promise });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['상점']);
  await screen.findByText('상점 불러오는 중… 오래 걸려요', {}, { timeout: 5000 });
});

test('sends visitors of staff screens to sign in, and tells members that the screen is not theirs', async () => {
  const guest = await openShell({ at: '/admin/users/general' });
  await guest.screen.findByRole('heading', { level: 1, name: '운영자 로그인' });
  const member = await openShell({ at: '/admin/users/general', as: await testServer().create.general() });
  await member.screen.findByRole('heading', { level: 1, name: '이 화면은 볼 수 없어요' });
});
