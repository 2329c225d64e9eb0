import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, publicKeyOf, parsePrivateKey, formatPublicKey } from '@danji/contracts/releases/signing';
import { findCredentials, readSigningKey } from '../src/release/credentials.ts';
import { readDuration, readRemote, readSteps } from '../src/release/command.ts';

let DATA_DIR: string;
const key = generatePrivateKey();
const toPublicKey = (text: string) => formatPublicKey(publicKeyOf(parsePrivateKey(text)));

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'credentials-'));
  await writeFile(join(DATA_DIR, 'release-token'), 'local-token\n');
  await writeFile(join(DATA_DIR, 'release-signing-key'), key);
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

test('the credentials for a server on this machine are read from its data folder', () => {
  const credentials = findCredentials(undefined, { DATA_DIR });
  expect([credentials.baseUrl, credentials.token]).toEqual(['http://localhost:3000', 'local-token']);
  expect(formatPublicKey(publicKeyOf(credentials.signingKey()))).toBe(toPublicKey(key));
  expect(formatPublicKey(publicKeyOf(readSigningKey(DATA_DIR)))).toBe(toPublicKey(key));
  expect(findCredentials(undefined, { DATA_DIR, PORT: '3300' }).baseUrl).toBe('http://localhost:3300');
});

test('secrets of this machine are never used for another server', () => {
  const credentials = findCredentials('https://danji.example', { DATA_DIR });
  expect(() => credentials.token).toThrow('Set RELEASE_TOKEN to the release token of https://danji.example');
  expect(() => credentials.signingKey()).toThrow('Set RELEASE_SIGNING_KEY');
  expect(() => findCredentials('danji', {})).toThrow('--url must be an address');
});

test('the environment has precedence, with the token of an ADMIN account too', () => {
  const other = generatePrivateKey();
  expect(findCredentials(undefined, { DATA_DIR, RELEASE_TOKEN: ' token ' }).token).toBe('token');
  expect(findCredentials('https://danji.example', { DANJI_TOKEN: 'admin' }).token).toBe('admin');
  expect(
    formatPublicKey(publicKeyOf(findCredentials(undefined, { DATA_DIR, RELEASE_SIGNING_KEY: other }).signingKey())),
  ).toBe(toPublicKey(other));
});

test('arguments and options are parsed', () => {
  expect([readRemote('mf-shop'), readRemote('shop'), readRemote('mf-shop/')]).toEqual(['shop', 'shop', 'shop']);
  expect([readDuration('90s'), readDuration('10m'), readDuration('1.5h')]).toEqual([90_000, 600_000, 5_400_000]);
  expect(readSteps('1, 10,50,100')).toEqual([1, 10, 50, 100]);
  for (const wrong of ['', '10', '-1s', '0s', '5d']) expect(() => readDuration(wrong)).toThrow('is not a duration');
  for (const wrong of ['', '50,10', '0', '10,10', '101', '1.5'])
    expect(() => readSteps(wrong)).toThrow('is not a list of steps');
});
