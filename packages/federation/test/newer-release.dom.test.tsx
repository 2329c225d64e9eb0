import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { RemoteLoadError } from '../src/runtime/load-remote.ts';
import {
  RELEASE_A,
  RELEASE_B,
  RELEASE_C,
  hosted,
  newerHosted,
  flush,
  registryOf,
  setUp,
  setUpMounted,
} from './remote-loader-fixture.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('a newer release', () => {
  test('is used at once when the remote is not mounted', async () => {
    const { loader, load, publish, disposed } = setUp(() => true);
    await load();
    await publish(registryOf(newerHosted));
    await expect(load()).resolves.toBe('danji_workspace_c');
    await flush();
    expect(loader.loadedRelease('workspace')).toBe(RELEASE_C.release);
    expect(disposed).toEqual(['danji_workspace_b']);
  });

  test('is loaded beside the mounted instance, and waits until it may take over', async () => {
    const { loader, publish, opened, disposed, mounted, changes, unmount, mountedModule } = await setUpMounted();
    await publish(registryOf(newerHosted));
    expect(opened).toHaveLength(2);
    expect([mountedModule(), changes]).toEqual(['danji_workspace_b', []]);
    loader.adopt();
    expect(mountedModule()).toBe('danji_workspace_c');
    expect(changes).toEqual([{ remote: 'workspace', reason: 'newer', wasMounted: true }]);
    // The old instance is disposed of only after the new one is mounted in its place.
    expect(disposed).toEqual([]);
    loader.hold(loader.getInstance('workspace'));
    unmount();
    await flush();
    expect([disposed, mounted]).toEqual([['danji_workspace_b'], [RELEASE_B.release, RELEASE_C.release]]);
  });

  test('takes over when the old one is no longer mounted anywhere', async () => {
    const { loader, publish, unmount, mountedModule } = await setUpMounted();
    const unmountOther = loader.hold(loader.getInstance('workspace'));
    await publish(registryOf(newerHosted));
    unmount();
    expect(mountedModule()).toBe('danji_workspace_b');
    unmountOther();
    expect(mountedModule()).toBe('danji_workspace_c');
  });

  test('that does not load is not tried again in this tab', async () => {
    const { loader, publish, opened, failed, mountedModule } = await setUpMounted(
      ({ container }) => container !== RELEASE_C.container,
    );
    await publish(registryOf(newerHosted));
    loader.adopt();
    expect([mountedModule(), failed.map(({ release }) => release)]).toEqual([
      'danji_workspace_b',
      [RELEASE_C.release, RELEASE_C.release],
    ]);
    await publish({ ...registryOf(newerHosted), revision: 2 });
    expect(opened).toHaveLength(3);
  });

  test('that was taken back before it took over is discarded', async () => {
    const { loader, publish, mountedModule } = await setUpMounted();
    await publish(registryOf(newerHosted));
    await publish(registryOf(hosted));
    loader.adopt();
    expect(mountedModule()).toBe('danji_workspace_b');
  });

  test('replaces a failed one at once', async () => {
    const { load, publish } = setUp(({ container }) => container === RELEASE_C.container);
    await expect(load()).rejects.toThrow(RemoteLoadError);
    await publish(registryOf(newerHosted));
    await expect(load()).resolves.toBe('danji_workspace_c');
  });
});

describe('a revoked release', () => {
  test('that is mounted is replaced at once by the active one', async () => {
    const { load, publish, changes, disposed, unmount } = await setUpMounted();
    await publish(registryOf({ ...hosted, ...RELEASE_A, previous: null }, RELEASE_B.release));
    expect(changes).toEqual([{ remote: 'workspace', reason: 'revoked', wasMounted: true }]);
    await expect(load()).resolves.toBe('danji_workspace_a');
    unmount();
    await flush();
    expect(disposed).toEqual(['danji_workspace_b']);
  });

  test('fails when there is no other release', async () => {
    const { load, publish } = await setUpMounted();
    await publish(registryOf(undefined, RELEASE_B.release));
    await expect(load()).rejects.toThrow(RemoteLoadError);
  });
});
