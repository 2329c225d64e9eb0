import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  createWorkspaceExportLink,
  listWorkspaceExports,
  startWorkspaceExport,
} from '@danji/contracts/workspace/workspace-export.endpoints';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import type { ObjectStorage } from '@danji/server/platform/storage/object-storage';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';

beforeEach(() => testServer().reset());

const MB = 1024 * 1024;
const isLong = process.env['TEST_SCALE'] === 'all';
const SCHEDULES = isLong ? 10_000 : 2_000;
const FILES = isLong ? 500 : 160;
const FILE_BYTES = 256 * 1024;
/**
 * The most bytes that may be buffered between storage and disk, or between storage and a slow reader, of all 40 (or
 * 125) MB: buffers of streams and of two sockets.
 */
const MAX_BYTES = 16 * MB;

/**
 * Counts the bytes read from storage, and calls `onOpen` for each opened file. It counts bytes instead of memory, which
 * depends on garbage collection.
 */
function watchStorage(onOpen: (taken: number) => Promise<void>): { taken: number; stop: () => void } {
  const storage = Object.getPrototypeOf(testServer().platform.files) as ObjectStorage;
  const open = storage.open;
  const spy = jest.spyOn(storage, 'open').mockImplementation(async function counted(this: ObjectStorage, key) {
    await onOpen(watch.taken);
    const bytes: Readable | undefined = await open.call(this, key);
    const push = bytes?.push.bind(bytes);
    if (bytes && push)
      bytes.push = (chunk: Buffer | null, encoding) => {
        watch.taken += chunk?.length ?? 0;
        return push(chunk, encoding);
      };
    return bytes;
  });
  const watch = { taken: 0, stop: () => spy.mockRestore() };
  return watch;
}

/** Sums up the bytes of the archives on disk, including one that is being written. */
async function archivedBytes(): Promise<number> {
  const folder = join(testServer().platform.config.dataDir, 'hand-overs');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Inserts a work space with many years of data directly. */
async function fill({ space, accounts }: WorkSpaceFixture): Promise<void> {
  const { db, platform, clock } = testServer();
  const now = clock.now().toISOString();
  await sql`insert into work_schedule (space_id, user_id, category1, category2, title, description, contract, contract_start, contract_end, building_name, is_complete, created, updated)
    select ${space.id}::bigint, ${accounts.master.id}::bigint, 2, 502, '경비 용역 ' || line, repeat('근무 시간과 인원을 적어요. ', 10), '한빛경비', date '2000-01-01' + line, date '2001-01-01' + line, '', true, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${SCHEDULES}::integer) as line`.execute(db);
  const schedule = await db
    .selectFrom('work_schedule')
    .select('id')
    .where('space_id', '=', space.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const keys = Array.from(
    { length: FILES },
    (_, at) => `${at.toString(16).padStart(8, '0')}-6f8e-4d06-9c4e-0123456789ab`,
  );
  for (const [at, key] of keys.entries())
    await platform.files.put(key, Buffer.alloc(FILE_BYTES, at % 251), 'application/pdf');
  const files = JSON.stringify(keys.map((key, at) => ({ key, at })));
  await sql`with made as (
      insert into stored_file (nano_id, owner_id, use, record_id, name, size, mime, storage_key, created)
      select 'large-space-' || lpad(file.at::text, 9, '0'), ${accounts.master.id}::bigint, 'work_schedule', ${schedule.id}::bigint, '계약서.pdf', ${FILE_BYTES}::integer, 'application/pdf', file.key, ${now}::timestamptz
      from jsonb_to_recordset(${files}::text::jsonb) as file(key text, at integer) returning id
    ) insert into record_file (use, record_id, file_id, position) select 'work_schedule', ${schedule.id}::bigint, id, row_number() over (order by id) from made`.execute(
    db,
  );
}

test(`an export of ${SCHEDULES} contracts and ${FILES} files streams the files, and does not hold them`, async () => {
  const { url } = testServer();
  const fixture = await buildWorkSpaceFixture();
  await fill(fixture);
  const { token } = fixture.accounts.master;

  let ahead = 0;
  const making = watchStorage(async (taken) => {
    if (taken > 0) ahead = Math.max(ahead, taken - (await archivedBytes()));
  });
  const { id } = (await call(startWorkspaceExport, { token, body: { space_id: fixture.space.id } })).data;
  const newest = async () =>
    (await call(listWorkspaceExports, { token, query: { space_id: fixture.space.id } })).data.results[0];
  let made = await newest();
  while (made && made.state !== WorkspaceExportState.DONE && made.state !== WorkspaceExportState.FAILED) {
    await wait(50);
    made = await newest();
  }
  making.stop();
  expect(made).toMatchObject({ state: WorkspaceExportState.DONE, file_count: FILES });
  expect(made?.size).toBeGreaterThan(FILES * FILE_BYTES);
  expect(making.taken).toBe(FILES * FILE_BYTES);
  expect(ahead).toBeLessThan(MAX_BYTES);

  const reading = watchStorage(async () => undefined);
  const address = (await call(createWorkspaceExportLink, { token, params: { id } })).data.url;
  const answer = await fetch(new URL(address, url));
  let [read, unread] = [0, 0];
  let tail = Buffer.alloc(0);
  for await (const chunk of answer.body ?? []) {
    // A slow client: without backpressure the server would read on meanwhile.
    if (read === 0) await wait(1000);
    unread = Math.max(unread, reading.taken - read);
    read += chunk.length;
    tail = Buffer.concat([tail, chunk]).subarray(-22);
  }
  reading.stop();
  expect(read).toBe(made?.size);
  expect(reading.taken).toBe(read);
  expect(unread).toBeLessThan(MAX_BYTES);
  // The central directory counts the entries: every file, the data of each contributor, and the index page.
  expect([tail.readUInt32LE(0), tail.readUInt16LE(10) > FILES]).toEqual([0x06054b50, true]);
}, 120_000);
