import { expect, test } from '@jest/globals';
import { unpackArchive } from '@danji/server/platform/foreign-files/unpack-archive';
import { UnreadableFile } from '@danji/server/platform/foreign-files/unreadable-file';
import * as fc from 'fast-check';
import { listDirectoryEntries, withStatedSize, zip } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { accepts: () => true, maxBytes: MEGABYTE, maxEntries: 10 };
const catchError = (bytes: Buffer, limits = LIMITS): UnreadableFile => {
  try {
    unpackArchive(bytes, limits);
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
  throw new Error('The archive was unpacked.');
};
const setByte = (bytes: Buffer, at: number, value: number): Buffer => {
  bytes[at] = value;
  return bytes;
};

test('unpacks the accepted entries by name, also stored ones and Korean names', () => {
  const bytes = zip({ 'a.xml': '가'.repeat(500), '그림.xml': 'b', 'picture.png': new Uint8Array(2 * MEGABYTE) });
  const unpacked = unpackArchive(bytes, { ...LIMITS, accepts: (name) => name.endsWith('.xml') });
  expect([...unpacked].map(([name, content]) => [name, content.toString()])).toEqual([
    ['a.xml', '가'.repeat(500)],
    ['그림.xml', 'b'],
  ]);
});

test('stops at the limit of all entries together', () => {
  const half = new Uint8Array(MEGABYTE / 2);
  expect(unpackArchive(zip({ a: half, b: half }), LIMITS).size).toBe(2);
  expect(catchError(zip({ a: half, b: half, c: 'one more' })).reason).toBe('too_large');
  expect(catchError(zip({ a: new Uint8Array(MEGABYTE + 1) })).reason).toBe('too_large');
});

test('does not unpack more than an entry states', () => {
  const { reason, cause } = catchError(withStatedSize(zip({ a: new Uint8Array(50 * MEGABYTE) }), 0, 100));
  expect({ reason, cause }).toEqual({
    reason: 'broken',
    cause: expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
  });
  expect(catchError(withStatedSize(zip({ a: 'short' }), 0, 100)).reason).toBe('broken');
});

test('counts the entries before it looks at them, the skipped ones too', () => {
  const names = Array.from({ length: 11 }, (_, index) => [`${index}`, 'a']);
  expect(catchError(zip(Object.fromEntries(names)), { ...LIMITS, accepts: () => false }).reason).toBe('too_large');
});

test('refuses two entries of one name, encrypted ones, and what is no archive', () => {
  const twins = zip({ aaaa: '1', bbbb: '2' });
  const [, second = 0] = listDirectoryEntries(twins);
  twins.write('aaaa', second + 46, 'latin1');
  const encrypted = zip({ a: 'secret' });
  const [only = 0] = listDirectoryEntries(encrypted);
  for (const bytes of [twins, setByte(encrypted, only + 8, 1), Buffer.from('no archive'), Buffer.alloc(0)])
    expect(catchError(bytes).reason).toBe('broken');
});

test('answers any broken archive with that reason, and never more than the limit', () => {
  const archive = zip({ 'a.xml': 'a'.repeat(300), 'b.xml': new Uint8Array(1000), c: '가나다' });
  const position = fc.nat(archive.length - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(position, fc.nat(255)), { minLength: 1, maxLength: 5 }), position, (changes, cut) => {
      const bytes = changes.reduce<Buffer>((changed, [at, value]) => setByte(changed, at, value), Buffer.from(archive));
      for (const hostile of [bytes, bytes.subarray(0, cut), Buffer.concat([bytes.subarray(cut), bytes])]) {
        let size = 0;
        try {
          for (const content of unpackArchive(hostile, { ...LIMITS, maxBytes: 2000 }).values()) size += content.length;
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error;
        }
        expect(size).toBeLessThanOrEqual(2000);
      }
    }),
    { numRuns: 500 },
  );
});
