import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../src/platform/config.ts';
import { type ObjectStorage, openStorage } from '../../src/platform/storage/object-storage.ts';
import { startS3 } from './s3-server.ts';

const KEY = '0b0f0c9e-6f8e-4d06-9c4e-0123456789ab';
let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danji-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const local = () => openStorage(readConfig({ DATA_DIR: folder }), 'files');
const remote = () =>
  openStorage(
    readConfig({
      DATA_DIR: folder,
      S3_BUCKET: 'danji',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
    'files',
  );

async function read(storage: ObjectStorage, key: string): Promise<string | undefined> {
  const stream = await storage.open(key);
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A source that cannot be read to its end. */
async function* breaks() {
  yield Buffer.alloc(1000);
  throw new Error('the source is gone');
}

async function keys(storage: ObjectStorage): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, modified } of storage.list()) if (modified.getTime() > 0) found.push(key);
  return found.sort();
}

describe.each([
  ['the local disk', local],
  ['S3', remote],
])('%s', (_name, open) => {
  test('keeps bytes exactly, replaces them, lists and removes them', async () => {
    const storage = await open();
    expect(await keys(storage)).toEqual([]);
    await storage.put(KEY, Buffer.from('처음'), 'text/plain');
    await storage.put(KEY, Buffer.from('안녕하세요'), 'text/plain');
    await storage.put(`${KEY}.thumb`, Buffer.alloc(300_000, 7), 'image/webp');
    expect(await read(storage, KEY)).toBe('안녕하세요');
    expect((await read(storage, `${KEY}.thumb`))?.length).toBe(300_000);
    expect(await keys(storage)).toEqual([KEY, `${KEY}.thumb`]);
    await storage.remove([KEY, `${KEY}.thumb`, 'never-was-there']);
    expect(await read(storage, KEY)).toBeUndefined();
    expect(await keys(storage)).toEqual([]);
  });

  test('stores a stream exactly, and nothing of one that fails', async () => {
    const storage = await open();
    await storage.putStream(
      KEY,
      Readable.from([Buffer.alloc(200_000, 1), Buffer.alloc(100_000, 2)]),
      'application/zip',
    );
    expect((await read(storage, KEY))?.length).toBe(300_000);
    await storage.remove([KEY]);
    await expect(storage.putStream(KEY, Readable.from(breaks()), 'application/zip')).rejects.toThrow(
      'the source is gone',
    );
    expect(await keys(storage)).toEqual([]);
  });
});

test('the local disk stores no half-written file and follows no path out of its folder', async () => {
  const storage = await local();
  await storage.put(KEY, Buffer.from('a'), 'text/plain');
  expect(await readdir(join(folder, 'files', '0b'))).toEqual([KEY]);
  for (const key of ['../secret', '/etc/passwd', 'a/../../b', '..', '.hidden', ''])
    await expect(storage.open(key)).rejects.toThrow('is not a storage key');
});

const kept = () => s3.objects.get(`files/${KEY}`);

describe('S3 takes what is larger than a part in parts', () => {
  const MB = 1024 * 1024;
  /** 12 MB in chunks of no round size, so that parts end within them. */
  const bytes = randomBytes(12 * MB);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 70_001) }, (_, at) =>
    bytes.subarray(at * 70_001, (at + 1) * 70_001),
  );
  async function* breaksLate() {
    yield* pieces;
    throw new Error('the source is gone');
  }
  const putLarge = async () => (await remote()).putStream(KEY, Readable.from(pieces), 'application/zip');
  beforeEach(() => {
    s3.objects.clear();
    s3.partSizes.length = 0;
    s3.breakParts(0);
  });

  test('puts 12 MB together exactly, with no more than 5 MB in one request', async () => {
    await putLarge();
    expect(s3.partSizes.toSorted((a, b) => b - a)).toEqual([5 * MB, 5 * MB, 2 * MB]);
    expect(kept()?.equals(bytes)).toBe(true);
    expect(s3.uploads.size).toBe(0);
  });

  test('sends a part again whose connection breaks off half-way', async () => {
    s3.breakParts(2);
    await putLarge();
    expect(kept()?.equals(bytes)).toBe(true);
    expect(s3.partSizes).toHaveLength(3);
  });

  test('aborts an upload that keeps failing, leaves no part of it, and can be retried', async () => {
    s3.breakParts(Infinity);
    await expect(putLarge()).rejects.toThrow();
    expect([kept(), s3.uploads.size]).toEqual([undefined, 0]);
    s3.breakParts(0);
    await putLarge();
    expect(kept()?.equals(bytes)).toBe(true);
  });

  test('aborts an upload whose source fails after whole parts were sent', async () => {
    await expect((await remote()).putStream(KEY, Readable.from(breaksLate()), 'application/zip')).rejects.toThrow(
      'the source is gone',
    );
    expect(s3.partSizes.length).toBeGreaterThan(0);
    expect([kept(), s3.uploads.size]).toEqual([undefined, 0]);
  });
});

test('S3 keeps every area of one bucket apart', async () => {
  await (await remote()).put(KEY, Buffer.from('a'), 'text/plain');
  expect([...s3.objects.keys()]).toEqual([`files/${KEY}`]);
});
