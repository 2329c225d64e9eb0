import { describe, expect, test } from '@jest/globals';
import type { HostedRemote } from '@danji/contracts/releases/release';
import type { ContainerAddress } from '../src/runtime/container-host.ts';
import { createRemoteLoader, RemoteLoadError, type FailedTry } from '../src/runtime/load-remote.ts';

const integrity = { 'entry.js': `sha384-${'x'.repeat(64)}`, 'page.js': `sha384-${'y'.repeat(64)}` };
const hosted: HostedRemote = {
  remote: 'workspace', release: '1.1.0-b', base: '/releases/workspace/1.1.0-b/', entry: 'entry.js', container: 'danji_workspace_b', contract: '1.0', routes: [], navigation: [], slots: [], integrity,
  previous: { release: '1.0.0-a', base: '/releases/workspace/1.0.0-a/', entry: 'entry.js', container: 'danji_workspace_a', integrity },
};

/** A loader over containers of which those in `working` come up. */
function setUp(working: (address: ContainerAddress) => boolean, remote: HostedRemote | undefined = hosted) {
  const opened: ContainerAddress[] = [];
  const failed: FailedTry[] = [];
  const loader = createRemoteLoader({
    registry: { find: (name) => (name === remote?.remote ? remote : undefined) },
    accept: (exposed) => { if (exposed === 'not a remote') throw new TypeError('not a remote'); return exposed; },
    onError: (one) => failed.push(one),
    host: { open: (address) => { opened.push(address); return working(address) ? Promise.resolve(address.name) : Promise.reject(new Error('down')); } },
  });
  return { loader, opened, failed, addresses: () => opened.map(({ name, url }) => `${name} ${new URL(url).pathname}${new URL(url).search}`) };
}

const FIRST = 'danji_workspace_b /releases/workspace/1.1.0-b/entry.js';
const AGAIN = 'danji_workspace_b_r1 /releases/workspace/1.1.0-b/entry.js?r=1';
const BEFORE = 'danji_workspace_a /releases/workspace/1.0.0-a/entry.js';

/** What the guard makes of a script that a remote is about to attach. */
const guard = (url: string) => {
  const script = document.createElement('script');
  (globalThis as unknown as { danjiGuardScript: (script: HTMLScriptElement, url: string) => void }).danjiGuardScript(script, url);
  return { integrity: script.integrity, src: script.src, crossOrigin: script.crossOrigin };
};

describe('a remote that comes up', () => {
  test('is loaded once, however often it is asked for', async () => {
    const { loader, addresses } = setUp(() => true);
    expect(await Promise.all([loader.load('workspace'), loader.load('workspace')])).toEqual(['danji_workspace_b', 'danji_workspace_b']);
    expect(addresses()).toEqual([FIRST]);
    expect(loader.loadedRelease('workspace')).toBe('1.1.0-b');
  });
});

describe('a remote that does not come up', () => {
  test('is tried once more under another name and address', async () => {
    const { loader, addresses, failed } = setUp(({ url }) => url.endsWith('?r=1'));
    await expect(loader.load('workspace')).resolves.toBe('danji_workspace_b_r1');
    expect(addresses()).toEqual([FIRST, AGAIN]);
    expect(failed).toMatchObject([{ remote: 'workspace', release: '1.1.0-b' }]);
  });

  test('gives way to the release before it', async () => {
    const { loader, addresses } = setUp(({ container }) => container === 'danji_workspace_a');
    await expect(loader.load('workspace')).resolves.toBe('danji_workspace_a');
    expect(addresses()).toEqual([FIRST, AGAIN, BEFORE]);
    expect(loader.loadedRelease('workspace')).toBe('1.0.0-a');
  });

  test('ends in an error that lists every try, and stays failed until it is reset', async () => {
    const { loader, opened, failed } = setUp(() => false);
    const error: unknown = await loader.load('workspace').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ remote: 'workspace', tries: failed });
    await expect(loader.load('workspace')).rejects.toBe(error);
    expect(opened).toHaveLength(3);
  });

  test('is asked for under names never used before after a reset', async () => {
    const { loader, opened } = setUp(() => false);
    for (let round = 0; round < 3; round += 1) {
      await expect(loader.load('workspace')).rejects.toThrow(RemoteLoadError);
      loader.reset('workspace');
    }
    expect(opened).toHaveLength(9);
    expect(new Set(opened.map(({ name }) => name)).size).toBe(9);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(9);
  });

  test('counts as failed when what it exposes is refused', async () => {
    const { loader } = setUp(() => true);
    const refusing = createRemoteLoader({ registry: { find: () => ({ ...hosted, previous: null }) }, accept: () => { throw new TypeError('contract 2.0'); }, onError: () => undefined, host: { open: () => Promise.resolve({}) } });
    await expect(refusing.load('workspace')).rejects.toMatchObject({ cause: expect.objectContaining({ message: 'contract 2.0' }) });
    await expect(loader.load('shop')).rejects.toThrow('The registry has no remote shop');
  });
});

describe('a script of a release', () => {
  test('gets the hash of its release, and no crossorigin on our own origin', async () => {
    await setUp(() => true).loader.load('workspace');
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js')).toEqual({ integrity: integrity['page.js'], src: 'http://localhost/releases/workspace/1.1.0-b/page.js', crossOrigin: null });
  });

  test('is asked for under the address of the retry, with the same hash', async () => {
    await setUp(({ url }) => url.endsWith('?r=1')).loader.load('workspace');
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js')).toMatchObject({ integrity: integrity['page.js'], src: 'http://localhost/releases/workspace/1.1.0-b/page.js?r=1' });
  });

  test('cannot run when no release lists it', async () => {
    await setUp(() => true).loader.load('workspace');
    expect(guard('http://localhost/releases/workspace/1.1.0-b/planted.js').integrity).toBe(`sha384-${'A'.repeat(64)}`);
    expect(guard('https://elsewhere.example/page.js')).toMatchObject({ integrity: `sha384-${'A'.repeat(64)}`, crossOrigin: 'anonymous' });
  });

  test('of a development build is not checked', async () => {
    await setUp(() => true, { ...hosted, release: 'dev', base: 'http://localhost/dev/workspace/', integrity: {} }).loader.load('workspace');
    expect(guard('http://localhost/dev/workspace/page.js').integrity ?? '').toBe('');
  });
});
