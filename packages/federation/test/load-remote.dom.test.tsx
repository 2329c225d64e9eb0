import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import type { ContainerAddress } from '../src/runtime/container-host.ts';
import { createRemoteLoader, RemoteLoadError, type FailedTry, type RemoteChange } from '../src/runtime/load-remote.ts';

const integrity = { 'entry.js': `sha384-${'x'.repeat(64)}`, 'page.js': `sha384-${'y'.repeat(64)}` };
const address = (letter: string, version: string) => ({
  release: `${version}-${letter}`,
  base: `/releases/workspace/${version}-${letter}/`,
  entry: 'entry.js',
  container: `danji_workspace_${letter}`,
  integrity,
});
const [A, B, C] = [address('a', '1.0.0'), address('b', '1.1.0'), address('c', '1.2.0')];
const hosted: HostedRemote = {
  remote: 'workspace',
  arm: 'active',
  ...B,
  contract: '1.0',
  routes: [],
  navigation: [],
  slots: [],
  previous: A,
};
const newest: HostedRemote = { ...hosted, ...C, previous: B };

const setOf = (remote: HostedRemote | undefined, ...revoked: string[]): Registry => ({
  revision: 1,
  issued: '',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: remote ? [remote] : [],
  override: [],
  revoked: revoked.map((release) => `workspace@${release}`),
});

/** What was begun is done. */
const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A loader over containers of which those in `working` come up. */
function setUp(
  working: (address: ContainerAddress) => boolean | Promise<boolean>,
  remote: HostedRemote | undefined = hosted,
) {
  const opened: ContainerAddress[] = [];
  const failed: FailedTry[] = [];
  const shown: string[] = [];
  const ended: unknown[] = [];
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
    onShown: (_, release) => shown.push(release),
    onEnd: (module) => ended.push(module),
    host: {
      open: async (one) => {
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
    return rest();
  };
  const load = () => loader.use('workspace').module;
  return {
    loader,
    load,
    opened,
    failed,
    shown,
    ended,
    changes,
    publish,
    addresses: () => opened.map(({ container, url }) => `${container} ${new URL(url).pathname}${new URL(url).search}`),
  };
}

/** A loader whose remote is up and shown at one place. */
async function setUpShown(working: (address: ContainerAddress) => boolean | Promise<boolean> = () => true) {
  const all = setUp(working);
  await all.load();
  const leave = all.loader.hold(all.loader.use('workspace'));
  return { ...all, leave, shownModule: () => all.loader.use('workspace').up?.module };
}

const FIRST = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js';
const AGAIN = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js?r=1';
const BEFORE = 'danji_workspace_a /releases/workspace/1.0.0-a/entry.js';

/** What the guard makes of a script that a remote is about to attach. */
const guard = (url: string) => {
  const script = document.createElement('script');
  (globalThis as unknown as { danjiGuardScript: (script: HTMLScriptElement, url: string) => void }).danjiGuardScript(
    script,
    url,
  );
  return { integrity: script.integrity, src: script.src, crossOrigin: script.crossOrigin };
};

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
    expect(addresses()).toEqual([FIRST, AGAIN]);
    expect(failed).toMatchObject([{ remote: 'workspace', release: '1.1.0-b' }]);
  });

  test('gives way to the release before it', async () => {
    const { loader, load, addresses } = setUp(({ container }) => container === 'danji_workspace_a');
    await expect(load()).resolves.toBe('danji_workspace_a');
    expect(addresses()).toEqual([FIRST, AGAIN, BEFORE]);
    expect(loader.loadedRelease('workspace')).toBe('1.0.0-a');
  });

  test('never gives way to a revoked release', async () => {
    const { load, publish, addresses } = setUp(() => false);
    await publish(setOf(hosted, A.release));
    await expect(load()).rejects.toThrow(RemoteLoadError);
    expect(addresses()).toEqual([FIRST, AGAIN]);
  });

  test('ends in an error that lists every try, and stays failed until somebody tries again', async () => {
    const { load, opened, failed } = setUp(() => false);
    const error: unknown = await load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ remote: 'workspace', tries: failed });
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
      host: { open: () => Promise.resolve({}) },
    });
    await expect(refusing.use('workspace').module).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'contract 2.0' }),
    });
    await expect(refusing.use('shop').module).rejects.toThrow('The registry has no remote shop');
  });
});

describe('a newer release', () => {
  test('is used at once when the remote was never loaded, or no place shows it', async () => {
    const { loader, load, publish, ended } = setUp(() => true);
    await load();
    await publish(setOf(newest));
    await expect(load()).resolves.toBe('danji_workspace_c');
    await rest();
    expect(loader.loadedRelease('workspace')).toBe(C.release);
    expect(ended).toEqual(['danji_workspace_b']);
  });

  test('waits, loaded, beside the copy on the page until it may take over', async () => {
    const { loader, publish, opened, ended, shown, changes, leave, shownModule } = await setUpShown();
    await publish(setOf(newest));
    expect(opened).toHaveLength(2);
    expect([shownModule(), changes]).toEqual(['danji_workspace_b', []]);
    loader.adopt();
    expect(shownModule()).toBe('danji_workspace_c');
    expect(changes).toEqual([{ remote: 'workspace', reason: 'newer', isShown: true }]);
    // The place goes over to the new copy; only then the old one has ended.
    expect(ended).toEqual([]);
    loader.hold(loader.use('workspace'));
    leave();
    await rest();
    expect([ended, shown]).toEqual([['danji_workspace_b'], [B.release, C.release]]);
  });

  test('takes over when the last place that showed the old one is left', async () => {
    const { loader, publish, leave, shownModule } = await setUpShown();
    const leaveOther = loader.hold(loader.use('workspace'));
    await publish(setOf(newest));
    leave();
    expect(shownModule()).toBe('danji_workspace_b');
    leaveOther();
    expect(shownModule()).toBe('danji_workspace_c');
  });

  test('that does not come up is left alone in this tab', async () => {
    const { loader, publish, opened, failed, shownModule } = await setUpShown(
      ({ container }) => container !== C.container,
    );
    await publish(setOf(newest));
    loader.adopt();
    expect([shownModule(), failed.map(({ release }) => release)]).toEqual([
      'danji_workspace_b',
      [C.release, C.release],
    ]);
    await publish({ ...setOf(newest), revision: 2 });
    expect(opened).toHaveLength(3);
  });

  test('that was taken back before it took over is forgotten', async () => {
    const { loader, publish, shownModule } = await setUpShown();
    await publish(setOf(newest));
    await publish(setOf(hosted));
    loader.adopt();
    expect(shownModule()).toBe('danji_workspace_b');
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
    const { load, publish, changes, ended, leave } = await setUpShown();
    await publish(setOf({ ...hosted, ...A, previous: null }, B.release));
    expect(changes).toEqual([{ remote: 'workspace', reason: 'revoked', isShown: true }]);
    await expect(load()).resolves.toBe('danji_workspace_a');
    leave();
    await rest();
    expect(ended).toEqual(['danji_workspace_b']);
  });

  test('leaves a failure when there is nothing else', async () => {
    const { load, publish } = await setUpShown();
    await publish(setOf(undefined, B.release));
    await expect(load()).rejects.toThrow(RemoteLoadError);
  });
});

describe('a script that a copy asks for later and does not get', () => {
  test('makes the same release come once more, then the one before, then nothing', async () => {
    const { loader, load, addresses, failed, changes } = await setUpShown();
    const fail = () => loader.fail(loader.use('workspace'), '/page.js', new Error('no page'));
    expect(fail()).toBe(true);
    await load();
    expect(loader.use('workspace').isRepeat).toBe(true);
    expect(fail()).toBe(true);
    await load();
    expect(addresses()).toEqual([FIRST, AGAIN, BEFORE]);
    expect(fail()).toBe(false);
    expect(failed.map(({ release, url }) => `${release} ${url}`)).toEqual([
      `${B.release} /page.js`,
      `${B.release} /page.js`,
      `${A.release} /page.js`,
    ]);
    expect(changes.map(({ reason }) => reason)).toEqual(['failed', 'failed']);
  });
});

describe('a script of a release', () => {
  test('gets the hash of its release, and no crossorigin on our own origin', async () => {
    await setUp(() => true).load();
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js')).toEqual({
      integrity: integrity['page.js'],
      src: 'http://localhost/releases/workspace/1.1.0-b/page.js',
      crossOrigin: null,
    });
  });

  test('has a new address each time it is asked for', async () => {
    await setUp(({ url }) => url.endsWith('?r=1')).load();
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js')).toMatchObject({
      integrity: integrity['page.js'],
      src: 'http://localhost/releases/workspace/1.1.0-b/page.js?r=1',
    });
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js').src).toBe(
      'http://localhost/releases/workspace/1.1.0-b/page.js?r=2',
    );
  });

  test('that hangs is taken off the page before a retry, with the hints of its release', async () => {
    document.head.innerHTML = `<script src="/releases/workspace/1.1.0-b/page.js" type="text/plain"></script><link rel="preload" as="script" href="/releases/workspace/1.1.0-b/page.js"><link rel="preload" as="script" href="/assets/main.js">`;
    await setUp(({ url }) => url.endsWith('?r=1')).load();
    expect(document.head.innerHTML).toBe('<link rel="preload" as="script" href="/assets/main.js">');
  });

  test('cannot run when no release lists it', async () => {
    await setUp(() => true).load();
    expect(guard('http://localhost/releases/workspace/1.1.0-b/planted.js').integrity).toBe(`sha384-${'A'.repeat(64)}`);
    expect(guard('https://elsewhere.example/page.js')).toMatchObject({
      integrity: `sha384-${'A'.repeat(64)}`,
      crossOrigin: 'anonymous',
    });
  });

  test('of a development build is not checked', async () => {
    await setUp(() => true, {
      ...hosted,
      release: 'dev',
      base: 'http://localhost/dev/workspace/',
      integrity: {},
    }).load();
    expect(guard('http://localhost/dev/workspace/page.js').integrity ?? '').toBe('');
  });
});
