import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  keyIdOf,
  generatePrivateKey,
  publicKeyOf,
  parsePrivateKey,
  parsePublicKey,
  signObject,
  verifyObject,
  formatPublicKey,
} from '@danji/contracts/releases/signing';

const mine = parsePrivateKey(generatePrivateKey());
const other = parsePrivateKey(generatePrivateKey());
const manifest = { release: '0.1.0-1a2b3c4d5e6f', files: [{ path: 'a.js', bytes: 3 }], note: '한글' };

test('a signed object is verified with the formatted public key', () => {
  const signed = signObject(manifest, mine);
  expect(signed).toMatchObject({
    ...manifest,
    signature: { key: keyIdOf(publicKeyOf(mine)), value: expect.stringMatching(/^[A-Za-z0-9_-]{86}$/) },
  });
  expect(verifyObject(signed, [parsePublicKey(formatPublicKey(publicKeyOf(mine)))])).toBe(true);
  expect(verifyObject(signed, [publicKeyOf(other), publicKeyOf(mine)])).toBe(true);
});

test('the order of members and a signature it had before change nothing', () => {
  const { signature } = signObject(manifest, mine);
  expect(signObject({ ...manifest, signature: signObject(manifest, other).signature }, mine).signature).toEqual(
    signature,
  );
  expect(
    verifyObject(
      { note: '한글', signature, files: [{ bytes: 3, path: 'a.js' }], release: manifest.release } as {
        signature: typeof signature;
      },
      [publicKeyOf(mine)],
    ),
  ).toBe(true);
});

test('refuses a changed object, another key, a foreign key id, and a missing signature', () => {
  const signed = signObject(manifest, mine);
  const keys = [publicKeyOf(mine)];
  expect(verifyObject({ ...signed, note: '한굴' } as typeof signed, keys)).toBe(false);
  expect(verifyObject({ ...signed, more: 1 } as typeof signed, keys)).toBe(false);
  expect(verifyObject(signed, [publicKeyOf(other)])).toBe(false);
  expect(
    verifyObject(
      { ...signed, signature: { ...signObject(manifest, other).signature, key: keyIdOf(publicKeyOf(mine)) } },
      keys,
    ),
  ).toBe(false);
  expect(verifyObject({ ...signed, signature: { ...signed.signature, value: '' } }, keys)).toBe(false);
  expect([verifyObject({}, keys), verifyObject(signed, [])]).toEqual([false, false]);
});

test('a key of another kind is refused when it is read', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => parsePrivateKey(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'))).toThrow(
    'ed25519',
  );
  expect(() => parsePublicKey('AAAA')).toThrow('32 bytes');
  expect(createPublicKey(mine).asymmetricKeyType).toBe('ed25519');
});
