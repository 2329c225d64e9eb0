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
import { createRegistryStore, readInlinedRegistry, readRegistryKeys, type RegistryError } from '../src/runtime/registry.ts';

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

function setUp(answers: (Registry | Error)[], keys: readonly string[] = []) {
  const errors: RegistryError[] = [];
  const asked = jest.fn(() => {
    const next = answers.shift();
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error('no more'))
      : Promise.resolve(next);
  });
  return {
    asked,
    errors,
    store: createRegistryStore({
      initial: registry(3, '1.0.0-a'),
      fetchRegistry: asked,
      keys,
      onError: (error) => errors.push(error),
    }),
  };
}

test('the page brings the first registry', () => {
  document.body.innerHTML = `<script type="application/json" id="danji-registry">${JSON.stringify(registry(1, '1.0.0-a'))}</script>`;
  expect(readInlinedRegistry()).toEqual(registry(1, '1.0.0-a'));
  document.body.innerHTML = '';
  expect(() => readInlinedRegistry()).toThrow('#danji-registry');
});

test('a newer registry is taken and told', async () => {
  const { store } = setUp([registry(4, '1.1.0-b')]);
  const told = jest.fn();
  const stop = store.subscribe(told);
  await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.1.0-b');
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('an older registry is refused, an unreachable one changes nothing', async () => {
  const { store, errors } = setUp([registry(2, '0.9.0-z'), new Error('offline')]);
  await store.refresh();
  await store.refresh();
  expect(store.current()).toEqual(registry(3, '1.0.0-a'));
  expect(errors.map(({ reason }) => reason)).toEqual(['unusable', 'unreachable']);
});

test('a set is older by its revision, even one that changed nothing, or by when it was issued', async () => {
  const { store, errors } = setUp([
    registry(5, '1.0.0-a'),
    registry(4, '0.9.0-z'),
    { ...registry(5, '0.9.0-z'), issued: '2026-11-20T23:50:00Z' },
  ]);
  for (let times = 0; times < 3; times += 1) await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.0.0-a');
  expect(errors.map(({ cause }) => String(cause))).toEqual(['Error: Registry revision 4 is older than 5']);
});

test('an expired set is refused, and a reason is told once until a set is taken again', async () => {
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

test('what was taken back is told, though the remotes stay the same', async () => {
  const { store } = setUp([{ ...registry(4, '1.0.0-a'), revoked: ['workspace@0.9.0-z'] }]);
  await store.refresh();
  expect(store.current().revoked).toEqual(['workspace@0.9.0-z']);
});

/** The window of the tests has no cryptography of its own. */
const withCrypto = (subtle: object) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });

describe('a page with keys', () => {
  const [ours, other, foreign] = [1, 2, 3].map(() => parsePrivateKey(generatePrivateKey())) as [
    ReturnType<typeof parsePrivateKey>,
    ReturnType<typeof parsePrivateKey>,
    ReturnType<typeof parsePrivateKey>,
  ];
  const keys = [ours, other].map((key) => formatPublicKey(publicKeyOf(key)));
  const next = { ...registry(4, '1.1.0-b'), revoked: [] };

  beforeEach(() => {
    jest.useRealTimers();
    withCrypto(webcrypto.subtle);
    Object.assign(globalThis, { TextEncoder });
  });

  test('names them in its head', () => {
    document.head.innerHTML = `<meta name="danji-registry-key" content="${keys.join(',')}">`;
    expect(readRegistryKeys()).toEqual(keys);
    document.head.innerHTML = '';
    expect(readRegistryKeys()).toEqual([]);
  });

  test('takes a set that one of them signed', async () => {
    const { store, errors } = setUp([signObject(next, other)], keys);
    await store.refresh();
    expect([store.find('workspace')?.release, errors]).toEqual(['1.1.0-b', []]);
  });

  test.each([
    ['without a signature', next],
    ['signed by somebody else', signObject(next, foreign)],
    ['changed after it was signed', { ...signObject(next, ours), remotes: [remote('6.6.6-z')] }],
  ])('refuses a set %s and keeps the last good one', async (_, set) => {
    const { store, errors } = setUp([set, set], keys);
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
    const { store, errors } = setUp([signObject(next, foreign), signObject(next, ours)], keys);
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

test('the server is asked on focus and every minute, one call at a time, until the end', async () => {
  const { store, asked } = setUp([registry(3, '1.0.0-a'), registry(3, '1.0.0-a')]);
  const life = new AbortController();
  store.watch(life.signal);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  life.abort();
  await jest.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(2);
});
