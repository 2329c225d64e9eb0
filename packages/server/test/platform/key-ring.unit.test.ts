import { createSecretKey } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createKeyRing } from '../../src/platform/key-ring.ts';
import { encrypt } from '../../src/platform/secrets.ts';

const [OLD, NEW] = ['an old secret of 32 characters…', 'a new secret of 32 characters…'];
const former = createSecretKey(Buffer.from('the key from before there were ids'));

test('a text is decrypted by its own key after a newer one was added', () => {
  const before = createKeyRing([OLD], former);
  const stored = before.encrypt('voucher:1:pin', '9012');
  const after = createKeyRing([NEW, OLD], former);
  expect(stored.startsWith(before.newest)).toBe(true);
  expect(after.decrypt('voucher:1:pin', stored)).toBe('9012');
  expect(after.encrypt('voucher:1:pin', '9012').startsWith(after.newest)).toBe(true);
  expect(after.newest).not.toBe(before.newest);
});

test('a text of a key that was removed cannot be read, nor one in the place of another', () => {
  const stored = createKeyRing([OLD], former).encrypt('voucher:1:pin', '9012');
  expect(() => createKeyRing([NEW], former).decrypt('voucher:1:pin', stored)).toThrow(/No key of the ring/);
  expect(() => createKeyRing([OLD], former).decrypt('voucher:2:pin', stored)).toThrow();
});

test('a text from before keys had ids is decrypted by the former key', () => {
  const stored = encrypt(former, 'voucher:1:pin', '9012');
  expect(createKeyRing([NEW], former).decrypt('voucher:1:pin', stored)).toBe('9012');
});
