import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from '@jest/globals';
import { linkHandOver, listHandOvers, startHandOver } from '@danji/contracts/apts/hand-over.endpoints';
import { HandOverState } from '@danji/contracts/codes/hand-over-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { makeScene, type Scene } from '../apts/scene.ts';

beforeEach(() => testServer().reset());

const MB = 1024 * 1024;
const SCHEDULES = 10_000;
const FILES = 500;
const FILE_BYTES = 256 * 1024;
/** What an export may hold of the 125 MB its files have: its own pages and data are some 20 to 35 MB. */
const MOST_BYTES = 64 * MB;
const LOOK_EVERY_MS = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const held = (): number => process.memoryUsage().arrayBuffers;
/** What somebody still holds beyond `before`: how much merely waits to be collected depends on what else the machine does. Collecting is slow, so only where it decides. */
function heldSince(before: number): number {
  if (held() - before >= MOST_BYTES) collectGarbage();
  return held() - before;
}

/** A work space of many years, written straight into the tables. */
async function fill({ space, people }: Scene): Promise<void> {
  const { db, platform, clock } = testServer();
  const now = clock.now().toISOString();
  await sql`insert into work_schedule (space_id, user_id, category1, category2, title, description, contract, contract_start, contract_end, building_name, is_complete, created, updated)
    select ${space.id}::bigint, ${people.master.id}::bigint, 2, 502, '경비 용역 ' || line, repeat('근무 시간과 인원을 적어요. ', 10), '한빛경비', date '2000-01-01' + line, date '2001-01-01' + line, '', true, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${SCHEDULES}::integer) as line`.execute(db);
  const schedule = await db.selectFrom('work_schedule').select('id').where('space_id', '=', space.id).orderBy('id').limit(1).executeTakeFirstOrThrow();
  const keys = Array.from({ length: FILES }, (_, at) => `${at.toString(16).padStart(8, '0')}-6f8e-4d06-9c4e-0123456789ab`);
  for (const [at, key] of keys.entries()) await platform.files.put(key, Buffer.alloc(FILE_BYTES, at % 251), 'application/pdf');
  const files = JSON.stringify(keys.map((key, at) => ({ key, at })));
  await sql`with made as (
      insert into stored_file (nano_id, owner_id, use, record_id, name, size, mime, storage_key, created)
      select 'large-space-' || lpad(file.at::text, 9, '0'), ${people.master.id}::bigint, 'work_schedule', ${schedule.id}::bigint, '계약서.pdf', ${FILE_BYTES}::integer, 'application/pdf', file.key, ${now}::timestamptz
      from jsonb_to_recordset(${files}::text::jsonb) as file(key text, at integer) returning id
    ) insert into record_file (use, record_id, file_id, position) select 'work_schedule', ${schedule.id}::bigint, id, row_number() over (order by id) from made`.execute(db);
}

test(`an export of ${SCHEDULES} contracts and ${FILES} files streams them, and does not hold them`, async () => {
  const { url } = testServer();
  const scene = await makeScene();
  await fill(scene);
  const { token } = scene.people.master;
  collectGarbage();
  const before = held();
  let most = 0;
  const watch = setInterval(() => { if (most < MOST_BYTES) most = Math.max(most, heldSince(before)); }, LOOK_EVERY_MS);
  try {
    const { id } = (await call(startHandOver, { token, body: { space_id: scene.space.id } })).data;
    const newest = async () => (await call(listHandOvers, { token, query: { space_id: scene.space.id } })).data.results[0];
    let made = await newest();
    while (made && made.state !== HandOverState.DONE && made.state !== HandOverState.FAILED) {
      await wait(50);
      made = await newest();
    }
    expect(made).toMatchObject({ state: HandOverState.DONE, file_count: FILES });
    expect(made?.size).toBeGreaterThan(FILES * FILE_BYTES);

    const address = (await call(linkHandOver, { token, params: { id } })).data.url;
    const answer = await fetch(new URL(address, url));
    let read = 0;
    let tail = Buffer.alloc(0);
    for await (const chunk of answer.body ?? []) {
      read += chunk.length;
      tail = Buffer.concat([tail, chunk]).subarray(-22);
    }
    expect(read).toBe(made?.size);
    // The directory at the end counts the entries: every file, the data of each part, and the page to begin with.
    expect([tail.readUInt32LE(0), tail.readUInt16LE(10) > FILES]).toEqual([0x06054b50, true]);
  } finally {
    clearInterval(watch);
  }
  expect(most).toBeLessThan(MOST_BYTES);
}, 120_000);
