import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { ObjectStorage } from '../../../src/platform/storage/object-storage.ts';
import { writeArchive } from '../../../src/workspace/workspace-export/archive-writer.ts';
import { readZip } from './read-zip.ts';

/** Storage in memory, whose streaming put may fail on purpose. */
function memory(putStream?: ObjectStorage['putStream']) {
  const kept = new Map<string, Buffer>();
  const storage: ObjectStorage = {
    put: async (key, bytes) => void kept.set(key, bytes),
    putStream: putStream ?? (async (key, bytes) => void kept.set(key, await buffer(bytes))),
    open: async (key) => (kept.has(key) ? Readable.from([kept.get(key)]) : undefined),
    remove: async (keys) => keys.forEach((key) => kept.delete(key)),
    list: async function* list() {
      yield* [...kept.keys()].map((key) => ({ key, modified: new Date() }));
    },
  };
  return { kept, storage };
}

/** A file that cannot be read to its end. */
async function* breaks() {
  yield Buffer.alloc(100_000);
  throw new Error('the disk is gone');
}

const NOW = new Date('2026-11-22T00:00:00Z');

test('packs texts and streams with Korean names, and knows its size', async () => {
  const { kept, storage } = memory();
  const size = await writeArchive(storage, 'zip', NOW, async (archive) => {
    archive.addText('요청/데이터.json', '{"제목":"승강기"}');
    await archive.addStream('요청/파일/도면.pdf', Readable.from([Buffer.alloc(300_000, 7), Buffer.alloc(200_000, 8)]));
    await archive.addStream('요청/파일/빈 파일.txt', Readable.from([]));
  });
  const zip = kept.get('zip') ?? Buffer.alloc(0);
  expect(size).toBe(zip.length);
  expect(readZip(zip).map(({ name, isUtf8, bytes }) => [name, isUtf8, bytes.length])).toEqual([
    ['요청/데이터.json', true, 22],
    ['요청/파일/도면.pdf', true, 500_000],
    ['요청/파일/빈 파일.txt', true, 0],
  ]);
});

test('leaves nothing behind when a file cannot be read to its end', async () => {
  const { kept, storage } = memory();
  const broken = Readable.from(breaks());
  await expect(writeArchive(storage, 'zip', NOW, (archive) => archive.addStream('a.bin', broken))).rejects.toThrow(
    'the disk is gone',
  );
  expect(kept.size).toBe(0);
});

test('ends when storage fails while a long file waits for its reader', async () => {
  const { storage } = memory(async (_key, bytes) => {
    await new Promise<void>((resolve) => {
      bytes.once('data', () => {
        bytes.pause();
        resolve();
      });
    });
    throw new Error('no room');
  });
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });
  await expect(writeArchive(storage, 'zip', NOW, (archive) => archive.addStream('a.bin', endless))).rejects.toThrow(
    'no room',
  );
  expect(endless.destroyed).toBe(true);
});
