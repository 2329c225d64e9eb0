import type { HostedRemote, Registry } from '@danji/contracts/releases/release';

/** A remote as the shell gets it, by default with a menu entry for everybody; its name need not be one of the platform's. */
export const hostedRemote = (remote: string, more: Partial<HostedRemote> = {}): HostedRemote => ({
  remote,
  release: '0.1.0-aaaaaaaaaaaa',
  arm: 'active',
  base: `/${remote}/`,
  entry: 'entry.js',
  container: remote,
  contract: '1.0',
  routes: [`/${remote}`],
  slots: [],
  integrity: {},
  previous: null,
  navigation: [{ label: remote, path: `/${remote}`, icon: 'building', order: 10, audience: ['everybody'], tab: false }],
  ...more,
});

export const registryOf = (...remotes: HostedRemote[]): Registry => ({
  revision: 1,
  issued: '2026-11-21T00:00:00.000Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes,
  revoked: [],
  override: [],
});
