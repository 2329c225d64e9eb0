import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  keyIdOf,
  makePrivateKey,
  publicKeyOf,
  readPrivateKey,
  signObject,
  verifyObject,
  writePublicKey,
} from '@danji/contracts/releases/signing';
import { ConfigError } from '../../src/platform/config.ts';
import { openReleaseKeys } from '../../src/platform/release-keys.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'danji-keys-'));
const publicHalf = (text: string) => writePublicKey(publicKeyOf(readPrivateKey(text)));
const local = { production: false, releasePublicKeys: '', registrySigningKey: '' };
const inProduction = {
  production: true,
  dataDir: '/nowhere',
  releasePublicKeys: publicHalf(makePrivateKey()),
  registrySigningKey: makePrivateKey(),
};

test('outside production both pairs are made once beside the data, for their owner only', () => {
  const dataDir = folder();
  const first = openReleaseKeys({ ...local, dataDir });
  const second = openReleaseKeys({ ...local, dataDir });
  expect(second.registry.told).toBe(first.registry.told);
  for (const name of ['release-signing-key', 'registry-signing-key'])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  const built = signObject(
    { remote: 'shop' },
    readPrivateKey(readFileSync(join(dataDir, 'release-signing-key'), 'utf8')),
  );
  expect(verifyObject(built, second.release)).toBe(true);
  expect(openReleaseKeys({ ...local, dataDir: folder() }).registry.told).not.toBe(first.registry.told);
});

test('in production only the keys of the environment count, and nothing is made', () => {
  const keys = openReleaseKeys(inProduction);
  expect(keys.release.map(writePublicKey)).toEqual([inProduction.releasePublicKeys]);
  expect(keys.registry.told).toBe(publicHalf(inProduction.registrySigningKey));
});

test('a new registry key comes before the old one, which stays trusted', () => {
  const [fresh, old] = [makePrivateKey(), makePrivateKey()];
  const { registry } = openReleaseKeys({ ...inProduction, registrySigningKey: `${fresh}, ${old}` });
  expect(keyIdOf(publicKeyOf(registry.sign))).toBe(keyIdOf(publicKeyOf(readPrivateKey(fresh))));
  expect(registry.told).toBe(`${publicHalf(fresh)},${publicHalf(old)}`);
  expect(verifyObject(signObject({ revision: 1 }, readPrivateKey(old)), registry.trusted)).toBe(true);
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
