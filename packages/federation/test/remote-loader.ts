import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import type { ContainerAddress } from '../src/runtime/load-container.ts';
import { createRemoteLoader, type FailedAttempt, type RemoteChange } from '../src/runtime/load-remote.ts';

export const integrity = { 'entry.js': `sha384-${'x'.repeat(64)}`, 'page.js': `sha384-${'y'.repeat(64)}` };
const address = (letter: string, version: string) => ({
  release: `${version}-${letter}`,
  base: `/releases/workspace/${version}-${letter}/`,
  entry: 'entry.js',
  container: `danji_workspace_${letter}`,
  integrity,
});
export const [A, B, C] = [address('a', '1.0.0'), address('b', '1.1.0'), address('c', '1.2.0')];
export const hosted: HostedRemote = {
  remote: 'workspace',
  arm: 'active',
  ...B,
  contract: '1.0',
  routes: [],
  navigation: [],
  slots: [],
  previous: A,
};
export const newest: HostedRemote = { ...hosted, ...C, previous: B };

export const setOf = (remote: HostedRemote | undefined, ...revoked: string[]): Registry => ({
  revision: 1,
  issued: '',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: remote ? [remote] : [],
  override: [],
  revoked: revoked.map((release) => `workspace@${release}`),
});

/** What was begun is done. */
export const flush = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A loader over containers of which those in `working` come up. */
export function setUp(
  working: (address: ContainerAddress) => boolean | Promise<boolean>,
  remote: HostedRemote | undefined = hosted,
) {
  const opened: ContainerAddress[] = [];
  const failed: FailedAttempt[] = [];
  const mounted: string[] = [];
  const disposed: unknown[] = [];
  const changes: RemoteChange[] = [];
  const listeners = new Set<() => void>();
  let set = setOf(remote);
  const loader = createRemoteLoader<unknown>({
    registry: {
      current: () => set,
      find: (name) => set.remotes.find((one) => one.remote === name),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    accept: (exposed) => exposed,
    onError: (one) => failed.push(one),
    onMount: (_, release) => mounted.push(release),
    onDispose: (module) => disposed.push(module),
    containerLoader: {
      load: async (one) => {
        opened.push(one);
        if (await working(one)) return one.container;
        throw new Error('down');
      },
    },
  });
  loader.subscribe((change) => changes.push(change));
  const publish = (next: Registry) => {
    set = next;
    for (const listener of listeners) listener();
    return flush();
  };
  const load = () => loader.getInstance('workspace').module;
  return {
    loader,
    load,
    opened,
    failed,
    mounted,
    disposed,
    changes,
    publish,
    addresses: () => opened.map(({ container, url }) => `${container} ${new URL(url).pathname}${new URL(url).search}`),
  };
}

/** A loader whose remote is up and shown at one place. */
export async function setUpMounted(working: (address: ContainerAddress) => boolean | Promise<boolean> = () => true) {
  const all = setUp(working);
  await all.load();
  const unmount = all.loader.hold(all.loader.getInstance('workspace'));
  return { ...all, unmount, mountedModule: () => all.loader.getInstance('workspace').loaded?.module };
}

export const FIRST = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js';
export const SECOND = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js?r=1';
export const PREVIOUS = 'danji_workspace_a /releases/workspace/1.0.0-a/entry.js';
