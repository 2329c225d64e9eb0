import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  keyIdOf,
  generatePrivateKey,
  publicKeyOf,
  parsePrivateKey,
  signObject,
  verifyObject,
  formatPublicKey,
} from '@danji/contracts/releases/signing';
import { ConfigError } from '../../src/platform/config.ts';
import { openReleaseKeys } from '../../src/platform/release-keys.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'danji-keys-'));
const publicHalf = (text: string) => formatPublicKey(publicKeyOf(parsePrivateKey(text)));
const local = { production: false, releasePublicKeys: '', registrySigningKey: '' };
const inProduction = {
  production: true,
  dataDir: '/nowhere',
  releasePublicKeys: publicHalf(generatePrivateKey()),
  registrySigningKey: generatePrivateKey(),
};

test('outside production both pairs are made once beside the data, for their owner only', () => {
  const dataDir = folder();
  const first = openReleaseKeys({ ...local, dataDir });
  const second = openReleaseKeys({ ...local, dataDir });
  expect(second.registry.publicKeys).toBe(first.registry.publicKeys);
  for (const name of ['release-signing-key', 'registry-signing-key'])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  const built = signObject(
    { remote: 'shop' },
    parsePrivateKey(readFileSync(join(dataDir, 'release-signing-key'), 'utf8')),
  );
  expect(verifyObject(built, second.release)).toBe(true);
  expect(openReleaseKeys({ ...local, dataDir: folder() }).registry.publicKeys).not.toBe(first.registry.publicKeys);
});

test('in production only the keys of the environment count, and nothing is made', () => {
  const keys = openReleaseKeys(inProduction);
  expect(keys.release.map(formatPublicKey)).toEqual([inProduction.releasePublicKeys]);
  expect(keys.registry.publicKeys).toBe(publicHalf(inProduction.registrySigningKey));
});

test('a new registry key comes before the old one, which stays trusted', () => {
  const [fresh, old] = [generatePrivateKey(), generatePrivateKey()];
  const { registry } = openReleaseKeys({ ...inProduction, registrySigningKey: `${fresh}, ${old}` });
  expect(keyIdOf(publicKeyOf(registry.sign))).toBe(keyIdOf(publicKeyOf(parsePrivateKey(fresh))));
  expect(registry.publicKeys).toBe(`${publicHalf(fresh)},${publicHalf(old)}`);
  expect(verifyObject(signObject({ revision: 1 }, parsePrivateKey(old)), registry.trusted)).toBe(true);
});

test('a start with an unreadable key names the variable, never its value', () => {
  const wrong = 'x'.repeat(60);
  for (const [name, keys] of [
    ['RELEASE_PUBLIC_KEYS', { releasePublicKeys: wrong }],
    ['REGISTRY_SIGNING_KEY', { registrySigningKey: wrong }],
    ['REGISTRY_SIGNING_KEY', { registrySigningKey: '' }],
  ] as const) {
    const start = () => openReleaseKeys({ ...inProduction, ...keys });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(name);
    expect(start).not.toThrow(wrong);
  }
});
