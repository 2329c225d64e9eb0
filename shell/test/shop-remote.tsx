import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import type { RemoteModule } from '@danji/shell-sdk';

/** A remote for tests, as the registry names it. */
export const hosted: HostedRemote = {
  remote: 'shop',
  release: '1.0.0-a',
  arm: 'active',
  base: '/remotes/shop/',
  entry: 'e.js',
  container: 'shop',
  contract: '1.0',
  routes: ['/shop'],
  slots: [],
  integrity: {},
  previous: null,
  navigation: [{ label: '상점', path: '/shop', icon: 'shop', order: 1, audience: ['everybody'], tab: true }],
};
/** A registry that lists only the shop. */
export const registry: Registry = {
  revision: 1,
  issued: '2026-11-21T00:00:00.000Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: [hosted],
  revoked: [],
  override: [],
};
/** The module of the shop: one screen. */
export const shop: RemoteModule = {
  contract: '1.0',
  slots: {},
  routes: [{ path: '/shop', element: <h1>상점 첫 화면</h1> }],
};
