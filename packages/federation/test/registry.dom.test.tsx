import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import {
  generatePrivateKey,
  publicKeyOf,
  parsePrivateKey,
  signObject,
  formatPublicKey,
} from '@danji/contracts/releases/signing';
import {
  createRegistryStore,
  readInlinedRegistry,
  readRegistryKeys,
  type RegistryError,
} from '../src/runtime/registry.ts';

const remote = (release: string): HostedRemote => ({
  remote: 'workspace',
  release,
  arm: 'active',
  base: '/r/',
  entry: 'e.js',
  container: 'c',
  contract: '1.0',
  routes: [],
  navigation: [],
  slots: [],
  integrity: {},
  previous: null,
});
const registry = (revision: number, ...releases: string[]): Registry => ({
  revision,
  issued: '2026-11-21T00:00:00Z',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: releases.map(remote),
  revoked: [],
  override: [],
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(responses: (Registry | Error)[], keys: readonly string[] = []) {
  const errors: RegistryError[] = [];
  const fetchRegistry = jest.fn(() => {
    const next = responses.shift();
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error('no more'))
      : Promise.resolve(next);
  });
  return {
    fetchRegistry,
    errors,
    store: createRegistryStore({
      initial: registry(3, '1.0.0-a'),
      fetchRegistry,
      keys,
      onError: (error) => errors.push(error),
    }),
  };
}

test('the first registry is in the page', () => {
  document.body.innerHTML = `<script type="application/json" id="danji-registry">${JSON.stringify(registry(1, '1.0.0-a'))}</script>`;
  expect(readInlinedRegistry()).toEqual(registry(1, '1.0.0-a'));
  document.body.innerHTML = '';
  expect(() => readInlinedRegistry()).toThrow('#danji-registry');
});

test('a newer registry is accepted, and listeners are called', async () => {
  const { store } = setUp([registry(4, '1.1.0-b')]);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.1.0-b');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('an older registry is refused, an unreachable one changes nothing', async () => {
  const { store, errors } = setUp([registry(2, '0.9.0-z'), new Error('offline')]);
  await store.refresh();
  await store.refresh();
  expect(store.current()).toEqual(registry(3, '1.0.0-a'));
  expect(errors.map(({ reason }) => reason)).toEqual(['unusable', 'unreachable']);
});

test('a registry is older by its revision, even without changes, or by its time of issue', async () => {
  const { store, errors } = setUp([
    registry(5, '1.0.0-a'),
    registry(4, '0.9.0-z'),
    { ...registry(5, '0.9.0-z'), issued: '2026-11-20T23:50:00Z' },
  ]);
  for (let times = 0; times < 3; times += 1) await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.0.0-a');
  expect(errors.map(({ cause }) => String(cause))).toEqual(['Error: Registry revision 4 is older than 5']);
});

test('an expired registry is refused, and a reason is reported once until a registry is accepted again', async () => {
  const expired = { ...registry(4, '1.1.0-b'), expires: new Date(Date.now() - 1).toISOString() };
  const { store, errors } = setUp([
    expired,
    expired,
    new Error('offline'),
    new Error('offline'),
    { ...registry(4, '1.1.0-b'), expires: new Date(Date.now() + 60_000).toISOString() },
    expired,
  ]);
  for (let times = 0; times < 4; times += 1) await store.refresh();
  expect(store.current()).toEqual(registry(3, '1.0.0-a'));
  expect(errors.map(({ reason }) => reason)).toEqual(['unusable', 'unreachable']);
  await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.1.0-b');
  await store.refresh();
  expect(errors).toHaveLength(3);
});

test('a revocation is accepted though the remotes stay the same', async () => {
  const { store } = setUp([{ ...registry(4, '1.0.0-a'), revoked: ['workspace@0.9.0-z'] }]);
  await store.refresh();
  expect(store.current().revoked).toEqual(['workspace@0.9.0-z']);
});

/** The window of the tests has no `crypto.subtle`. */
const withCrypto = (subtle: object) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });

describe('a page with keys', () => {
  const [first, second, foreign] = [1, 2, 3].map(() => parsePrivateKey(generatePrivateKey())) as [
    ReturnType<typeof parsePrivateKey>,
    ReturnType<typeof parsePrivateKey>,
    ReturnType<typeof parsePrivateKey>,
  ];
  const keys = [first, second].map((key) => formatPublicKey(publicKeyOf(key)));
  const next = { ...registry(4, '1.1.0-b'), revoked: [] };

  beforeEach(() => {
    jest.useRealTimers();
    withCrypto(webcrypto.subtle);
    Object.assign(globalThis, { TextEncoder });
  });

  test('lists them in its head', () => {
    document.head.innerHTML = `<meta name="danji-registry-key" content="${keys.join(',')}">`;
    expect(readRegistryKeys()).toEqual(keys);
    document.head.innerHTML = '';
    expect(readRegistryKeys()).toEqual([]);
  });

  test('accepts a registry that one of them signed', async () => {
    const { store, errors } = setUp([signObject(next, second)], keys);
    await store.refresh();
    expect([store.find('workspace')?.release, errors]).toEqual(['1.1.0-b', []]);
  });

  test.each([
    ['without a signature', next],
    ['signed with another key', signObject(next, foreign)],
    ['changed after it was signed', { ...signObject(next, first), remotes: [remote('6.6.6-z')] }],
  ])('refuses a registry %s and keeps the last valid one', async (_, invalid) => {
    const { store, errors } = setUp([invalid, invalid], keys);
    await store.refresh();
    await store.refresh();
    expect(store.current()).toEqual(registry(3, '1.0.0-a'));
    expect(errors.map(({ cause }) => String(cause))).toEqual([
      'Error: Registry revision 4 is not signed by a key of this page',
    ]);
  });

  test('does the same where the browser has no Ed25519', async () => {
    withCrypto({
      importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')),
      digest: webcrypto.subtle.digest.bind(webcrypto.subtle),
    });
    const { store, errors } = setUp([signObject(next, foreign), signObject(next, first)], keys);
    await store.refresh();
    expect(errors.map(({ cause }) => String(cause))).toEqual([
      'Error: Registry revision 4 is not signed by a key of this page',
    ]);
    await store.refresh();
    expect(store.find('workspace')?.release).toBe('1.1.0-b');
  });
});

test('another visitor gets other remotes under the same revision', async () => {
  const { store } = setUp([registry(3)]);
  await store.refresh();
  expect(store.find('workspace')).toBeUndefined();
});

test('the registry is requested on focus and every minute, one request at a time, until the signal aborts', async () => {
  const { store, fetchRegistry } = setUp([registry(3, '1.0.0-a'), registry(3, '1.0.0-a')]);
  const controller = new AbortController();
  store.watch(controller.signal);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
  controller.abort();
  await jest.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('focus'));
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
});
