import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createRemoteLoader, RemoteLoadError } from '../src/runtime/load-remote.ts';
import {
  A,
  SECOND,
  B,
  PREVIOUS,
  C,
  FIRST,
  hosted,
  newest,
  flush,
  setOf,
  setUp,
  setUpMounted,
} from './remote-loader.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('a remote that comes up', () => {
  test('is loaded once, however often it is asked for', async () => {
    const { loader, load, addresses } = setUp(() => true);
    expect(await Promise.all([load(), load()])).toEqual(['danji_workspace_b', 'danji_workspace_b']);
    expect(addresses()).toEqual([FIRST]);
    expect(loader.loadedRelease('workspace')).toBe('1.1.0-b');
  });
});

describe('a remote that does not come up', () => {
  test('is tried once more under another address', async () => {
    const { load, addresses, failed } = setUp(({ url }) => url.endsWith('?r=1'));
    await expect(load()).resolves.toBe('danji_workspace_b');
    expect(addresses()).toEqual([FIRST, SECOND]);
    expect(failed).toMatchObject([{ remote: 'workspace', release: '1.1.0-b' }]);
  });

  test('gives way to the release before it', async () => {
    const { loader, load, addresses } = setUp(({ container }) => container === 'danji_workspace_a');
    await expect(load()).resolves.toBe('danji_workspace_a');
    expect(addresses()).toEqual([FIRST, SECOND, PREVIOUS]);
    expect(loader.loadedRelease('workspace')).toBe('1.0.0-a');
  });

  test('never gives way to a revoked release', async () => {
    const { load, publish, addresses } = setUp(() => false);
    await publish(setOf(hosted, A.release));
    await expect(load()).rejects.toThrow(RemoteLoadError);
    expect(addresses()).toEqual([FIRST, SECOND]);
  });

  test('ends in an error that lists every try, and stays failed until somebody tries again', async () => {
    const { load, opened, failed } = setUp(() => false);
    const error: unknown = await load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ remote: 'workspace', attempts: failed });
    await expect(load()).rejects.toBe(error);
    expect(opened).toHaveLength(3);
  });

  test('is asked for under an address never used before with every retry', async () => {
    const { loader, load, opened } = setUp(() => false);
    for (let round = 0; round < 3; round += 1) {
      await expect(load()).rejects.toThrow(RemoteLoadError);
      loader.retry('workspace');
    }
    expect(opened).toHaveLength(9);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(9);
  });

  test('fails in the end when every try hangs', async () => {
    jest.useFakeTimers();
    const { load } = setUp(() => new Promise<boolean>(() => undefined));
    const outcome = load().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBeInstanceOf(RemoteLoadError);
  });

  test('counts as failed when what it exposes is refused, or the registry does not know it', async () => {
    const registry = {
      current: () => setOf(hosted),
      find: (name: string) => (name === 'workspace' ? { ...hosted, previous: null } : undefined),
      subscribe: () => () => undefined,
    };
    const refusing = createRemoteLoader({
      registry,
      accept: () => {
        throw new TypeError('contract 2.0');
      },
      onError: () => undefined,
      containerLoader: { load: () => Promise.resolve({}) },
    });
    await expect(refusing.getInstance('workspace').module).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'contract 2.0' }),
    });
    await expect(refusing.getInstance('shop').module).rejects.toThrow('The registry has no remote shop');
  });
});

describe('a newer release', () => {
  test('is used at once when the remote was never loaded, or no place shows it', async () => {
    const { loader, load, publish, disposed } = setUp(() => true);
    await load();
    await publish(setOf(newest));
    await expect(load()).resolves.toBe('danji_workspace_c');
    await flush();
    expect(loader.loadedRelease('workspace')).toBe(C.release);
    expect(disposed).toEqual(['danji_workspace_b']);
  });

  test('waits, loaded, beside the copy on the page until it may take over', async () => {
    const { loader, publish, opened, disposed, mounted, changes, unmount, mountedModule } = await setUpMounted();
    await publish(setOf(newest));
    expect(opened).toHaveLength(2);
    expect([mountedModule(), changes]).toEqual(['danji_workspace_b', []]);
    loader.adopt();
    expect(mountedModule()).toBe('danji_workspace_c');
    expect(changes).toEqual([{ remote: 'workspace', reason: 'newer', wasMounted: true }]);
    // The place goes over to the new copy; only then the old one has ended.
    expect(disposed).toEqual([]);
    loader.hold(loader.getInstance('workspace'));
    unmount();
    await flush();
    expect([disposed, mounted]).toEqual([['danji_workspace_b'], [B.release, C.release]]);
  });

  test('takes over when the last place that showed the old one is left', async () => {
    const { loader, publish, unmount, mountedModule } = await setUpMounted();
    const unmountOther = loader.hold(loader.getInstance('workspace'));
    await publish(setOf(newest));
    unmount();
    expect(mountedModule()).toBe('danji_workspace_b');
    unmountOther();
    expect(mountedModule()).toBe('danji_workspace_c');
  });

  test('that does not come up is left alone in this tab', async () => {
    const { loader, publish, opened, failed, mountedModule } = await setUpMounted(
      ({ container }) => container !== C.container,
    );
    await publish(setOf(newest));
    loader.adopt();
    expect([mountedModule(), failed.map(({ release }) => release)]).toEqual([
      'danji_workspace_b',
      [C.release, C.release],
    ]);
    await publish({ ...setOf(newest), revision: 2 });
    expect(opened).toHaveLength(3);
  });

  test('that was taken back before it took over is forgotten', async () => {
    const { loader, publish, mountedModule } = await setUpMounted();
    await publish(setOf(newest));
    await publish(setOf(hosted));
    loader.adopt();
    expect(mountedModule()).toBe('danji_workspace_b');
  });

  test('takes the place of one that failed at once', async () => {
    const { load, publish } = setUp(({ container }) => container === C.container);
    await expect(load()).rejects.toThrow(RemoteLoadError);
    await publish(setOf(newest));
    await expect(load()).resolves.toBe('danji_workspace_c');
  });
});

describe('a revoked release', () => {
  test('on the page is replaced at once by the active one', async () => {
    const { load, publish, changes, disposed, unmount } = await setUpMounted();
    await publish(setOf({ ...hosted, ...A, previous: null }, B.release));
    expect(changes).toEqual([{ remote: 'workspace', reason: 'revoked', wasMounted: true }]);
    await expect(load()).resolves.toBe('danji_workspace_a');
    unmount();
    await flush();
    expect(disposed).toEqual(['danji_workspace_b']);
  });

  test('leaves a failure when there is nothing else', async () => {
    const { load, publish } = await setUpMounted();
    await publish(setOf(undefined, B.release));
    await expect(load()).rejects.toThrow(RemoteLoadError);
  });
});

describe('a script that a copy asks for later and does not get', () => {
  test('makes the same release come once more, then the one before, then nothing', async () => {
    const { loader, load, addresses, failed, changes } = await setUpMounted();
    const fail = () => loader.replaceFailed(loader.getInstance('workspace'), '/page.js', new Error('no page'));
    expect(fail()).toBe(true);
    await load();
    expect(loader.getInstance('workspace').isRepeat).toBe(true);
    expect(fail()).toBe(true);
    await load();
    expect(addresses()).toEqual([FIRST, SECOND, PREVIOUS]);
    expect(fail()).toBe(false);
    expect(failed.map(({ release, url }) => `${release} ${url}`)).toEqual([
      `${B.release} /page.js`,
      `${B.release} /page.js`,
      `${A.release} /page.js`,
    ]);
    expect(changes.map(({ reason }) => reason)).toEqual(['failed', 'failed']);
  });
});
