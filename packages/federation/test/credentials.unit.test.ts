import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, publicKeyOf, parsePrivateKey, formatPublicKey } from '@danji/contracts/releases/signing';
import { findCredentials, readSigningKey } from '../src/release/credentials.ts';
import { readDuration, readRemote, readSteps } from '../src/release/command.ts';

let DATA_DIR: string;
const key = generatePrivateKey();
const told = (text: string) => formatPublicKey(publicKeyOf(parsePrivateKey(text)));

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'access-'));
  await writeFile(join(DATA_DIR, 'release-token'), 'local-token\n');
  await writeFile(join(DATA_DIR, 'release-signing-key'), key);
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

test('a server on this machine is spoken to with what lies beside its data', () => {
  const access = findCredentials(undefined, { DATA_DIR });
  expect([access.baseUrl, access.token]).toEqual(['http://localhost:3000', 'local-token']);
  expect(formatPublicKey(publicKeyOf(access.signingKey()))).toBe(told(key));
  expect(formatPublicKey(publicKeyOf(readSigningKey(DATA_DIR)))).toBe(told(key));
  expect(findCredentials(undefined, { DATA_DIR, PORT: '3300' }).baseUrl).toBe('http://localhost:3300');
});

test('no other server ever gets the secrets of this machine', () => {
  const access = findCredentials('https://danji.example', { DATA_DIR });
  expect(() => access.token).toThrow('Set RELEASE_TOKEN to the release token of https://danji.example');
  expect(() => access.signingKey()).toThrow('Set RELEASE_SIGNING_KEY');
  expect(() => findCredentials('danji', {})).toThrow('--url must be an address');
});

test('the environment comes first; the token of an ADMIN account does too', () => {
  const other = generatePrivateKey();
  expect(findCredentials(undefined, { DATA_DIR, RELEASE_TOKEN: ' given ' }).token).toBe('given');
  expect(findCredentials('https://danji.example', { DANJI_TOKEN: 'admin' }).token).toBe('admin');
  expect(
    formatPublicKey(publicKeyOf(findCredentials(undefined, { DATA_DIR, RELEASE_SIGNING_KEY: other }).signingKey())),
  ).toBe(told(other));
});

test('reads what people type', () => {
  expect([readRemote('mf-shop'), readRemote('shop'), readRemote('mf-shop/')]).toEqual(['shop', 'shop', 'shop']);
  expect([readDuration('90s'), readDuration('10m'), readDuration('1.5h')]).toEqual([90_000, 600_000, 5_400_000]);
  expect(readSteps('1, 10,50,100')).toEqual([1, 10, 50, 100]);
  for (const wrong of ['', '10', '-1s', '0s', '5d']) expect(() => readDuration(wrong)).toThrow('is no time');
  for (const wrong of ['', '50,10', '0', '10,10', '101', '1.5']) expect(() => readSteps(wrong)).toThrow('is no way up');
});
