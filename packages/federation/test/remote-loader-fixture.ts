import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import type { ContainerAddress } from '../src/runtime/load-container.ts';
import { createRemoteLoader, type FailedAttempt, type RemoteChange } from '../src/runtime/load-remote.ts';

export const integrity = { 'entry.js': `sha384-${'x'.repeat(64)}`, 'page.js': `sha384-${'y'.repeat(64)}` };
const describeRelease = (hash: string, version: string) => ({
  release: `${version}-${hash}`,
  base: `/releases/workspace/${version}-${hash}/`,
  entry: 'entry.js',
  container: `danji_workspace_${hash}`,
  integrity,
});
export const [RELEASE_A, RELEASE_B, RELEASE_C] = [
  describeRelease('a', '1.0.0'),
  describeRelease('b', '1.1.0'),
  describeRelease('c', '1.2.0'),
];
export const hosted: HostedRemote = {
  remote: 'workspace',
  arm: 'active',
  ...RELEASE_B,
  contract: '1.0',
  routes: [],
  navigation: [],
  slots: [],
  previous: RELEASE_A,
};
export const newerHosted: HostedRemote = { ...hosted, ...RELEASE_C, previous: RELEASE_B };

export const registryOf = (remote: HostedRemote | undefined, ...revoked: string[]): Registry => ({
  revision: 1,
  issued: '',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: remote ? [remote] : [],
  override: [],
  revoked: revoked.map((release) => `workspace@${release}`),
});

/** Waits until pending promises have settled. */
export const flush = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Creates a loader whose containers load when `isWorking` resolves to `true`. */
export function setUp(
  isWorking: (address: ContainerAddress) => boolean | Promise<boolean>,
  remote: HostedRemote | undefined = hosted,
) {
  const opened: ContainerAddress[] = [];
  const failed: FailedAttempt[] = [];
  const mounted: string[] = [];
  const disposed: unknown[] = [];
  const changes: RemoteChange[] = [];
  const listeners = new Set<() => void>();
  let registry = registryOf(remote);
  const loader = createRemoteLoader<unknown>({
    registry: {
      current: () => registry,
      find: (name) => registry.remotes.find((one) => one.remote === name),
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
        if (await isWorking(one)) return one.container;
        throw new Error('down');
      },
    },
  });
  loader.subscribe((change) => changes.push(change));
  const publish = (next: Registry) => {
    registry = next;
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

/** Creates a loader whose remote is loaded and mounted once. */
export async function setUpMounted(isWorking: (address: ContainerAddress) => boolean | Promise<boolean> = () => true) {
  const all = setUp(isWorking);
  await all.load();
  const unmount = all.loader.hold(all.loader.getInstance('workspace'));
  return { ...all, unmount, mountedModule: () => all.loader.getInstance('workspace').loaded?.module };
}

export const FIRST_ATTEMPT = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js';
export const SECOND_ATTEMPT = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js?r=1';
export const PREVIOUS_RELEASE = 'danji_workspace_a /releases/workspace/1.0.0-a/entry.js';
