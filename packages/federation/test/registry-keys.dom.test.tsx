import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  generatePrivateKey,
  publicKeyOf,
  parsePrivateKey,
  signObject,
  formatPublicKey,
} from '@danji/contracts/releases/signing';
import { readRegistryKeys } from '../src/runtime/registry.ts';
import { remote, registry, setUp } from './registry-responses.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
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
