import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createRemoteLoader, RemoteLoadError } from '../src/runtime/load-remote.ts';
import {
  RELEASE_A,
  SECOND_ATTEMPT,
  RELEASE_B,
  PREVIOUS_RELEASE,
  FIRST_ATTEMPT,
  hosted,
  registryOf,
  setUp,
  setUpMounted,
} from './remote-loader-fixture.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('a remote that loads', () => {
  test('is loaded once, however often it is requested', async () => {
    const { loader, load, addresses } = setUp(() => true);
    expect(await Promise.all([load(), load()])).toEqual(['danji_workspace_b', 'danji_workspace_b']);
    expect(addresses()).toEqual([FIRST_ATTEMPT]);
    expect(loader.loadedRelease('workspace')).toBe('1.1.0-b');
  });
});

describe('a remote that does not load', () => {
  test('is requested once more under another address', async () => {
    const { load, addresses, failed } = setUp(({ url }) => url.endsWith('?r=1'));
    await expect(load()).resolves.toBe('danji_workspace_b');
    expect(addresses()).toEqual([FIRST_ATTEMPT, SECOND_ATTEMPT]);
    expect(failed).toMatchObject([{ remote: 'workspace', release: '1.1.0-b' }]);
  });

  test('falls back to the previous release', async () => {
    const { loader, load, addresses } = setUp(({ container }) => container === 'danji_workspace_a');
    await expect(load()).resolves.toBe('danji_workspace_a');
    expect(addresses()).toEqual([FIRST_ATTEMPT, SECOND_ATTEMPT, PREVIOUS_RELEASE]);
    expect(loader.loadedRelease('workspace')).toBe('1.0.0-a');
  });

  test('never falls back to a revoked release', async () => {
    const { load, publish, addresses } = setUp(() => false);
    await publish(registryOf(hosted, RELEASE_A.release));
    await expect(load()).rejects.toThrow(RemoteLoadError);
    expect(addresses()).toEqual([FIRST_ATTEMPT, SECOND_ATTEMPT]);
  });

  test('ends in an error that lists every attempt, and stays failed until a retry', async () => {
    const { load, opened, failed } = setUp(() => false);
    const error: unknown = await load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ remote: 'workspace', attempts: failed });
    await expect(load()).rejects.toBe(error);
    expect(opened).toHaveLength(3);
  });

  test('is requested under a new address with every retry', async () => {
    const { loader, load, opened } = setUp(() => false);
    for (let round = 0; round < 3; round += 1) {
      await expect(load()).rejects.toThrow(RemoteLoadError);
      loader.retry('workspace');
    }
    expect(opened).toHaveLength(9);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(9);
  });

  test('fails at the time limit when every attempt hangs', async () => {
    jest.useFakeTimers();
    const { load } = setUp(() => new Promise<boolean>(() => undefined));
    const outcome = load().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBeInstanceOf(RemoteLoadError);
  });

  test('fails when its module is refused, or the registry does not list it', async () => {
    const registry = {
      current: () => registryOf(hosted),
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

describe('a script of a loaded instance that does not load', () => {
  test('causes a second attempt of the same release, then the previous one, then none', async () => {
    const { loader, load, addresses, failed, changes } = await setUpMounted();
    const fail = () => loader.replaceFailed(loader.getInstance('workspace'), '/page.js', new Error('no page'));
    expect(fail()).toBe(true);
    await load();
    expect(loader.getInstance('workspace').isRepeat).toBe(true);
    expect(fail()).toBe(true);
    await load();
    expect(addresses()).toEqual([FIRST_ATTEMPT, SECOND_ATTEMPT, PREVIOUS_RELEASE]);
    expect(fail()).toBe(false);
    expect(failed.map(({ release, url }) => `${release} ${url}`)).toEqual([
      `${RELEASE_B.release} /page.js`,
      `${RELEASE_B.release} /page.js`,
      `${RELEASE_A.release} /page.js`,
    ]);
    expect(changes.map(({ reason }) => reason)).toEqual(['failed', 'failed']);
  });
});
