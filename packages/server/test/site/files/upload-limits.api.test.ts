import { beforeEach, describe, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { UPLOAD_LIMITS } from '@danji/contracts/limits';
import { deleteFile } from '@danji/contracts/site/file.endpoints';
import { storeImage } from '@danji/server/site/files/index';
import { addSeconds } from '@danji/server/platform/clock';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { picture, upload } from './upload.ts';

beforeEach(() => testServer().reset());

const person = () => testServer().create.general();
const textFile = (name = 'a.txt') => ({ name, bytes: 'a' });
const send = ({ token }: TestAccount, count = 1) =>
  upload(
    'files',
    Array.from({ length: count }, () => textFile()),
    { token },
  );

/** Makes the account look as if it had uploaded so much today. */
async function useToday({ id }: TestAccount, used: { files: number; bytes: number }): Promise<void> {
  const { db, clock } = testServer();
  await db
    .insertInto('upload_usage')
    .values({ user_id: id, day: toBusinessDate(clock.now()), ...used })
    .execute();
}

/** Stores rows of files as of long ago, in use and so never collected. */
const storeMany = ({ id }: TestAccount, { files, bytes }: { files: number; bytes: number }) =>
  sql`insert into stored_file (nano_id, owner_id, use, name, size, mime, storage_key, created)
    select 'many-' || n, ${id}, 'work_schedule', 'a.txt', ${bytes}, 'text/plain', 'many-' || n, '2020-01-01'
    from generate_series(1, ${files}) as n`.execute(testServer().db);

const storedFiles = async () =>
  Number(
    (
      await testServer()
        .db.selectFrom('stored_file')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const storedObjects = async () => {
  let count = 0;
  for await (const { key } of testServer().platform.files.list()) count += key === '' ? 0 : 1;
  return count;
};

describe('a day', () => {
  test('has a number of files, deleted ones included, and the next day begins anew', async () => {
    const owner = await person();
    await useToday(owner, { files: UPLOAD_LIMITS.filesPerDay - 1, bytes: 0 });
    const { files } = await send(owner);
    await call(deleteFile, { token: owner.token, params: { nano_id: files[0]?.nano_id ?? '' } });
    const { status, problem } = await send(owner);
    expect([status, problem.code, problem.title]).toEqual([
      429,
      'daily_upload_limit',
      '하루에 300개까지 올릴 수 있어요. 내일 다시 올려 주세요.',
    ]);
    const { db, clock } = testServer();
    const yesterday = toBusinessDate(addSeconds(clock.now(), -86_400));
    await db.updateTable('upload_usage').set({ day: yesterday }).execute();
    expect((await send(owner)).status).toBe(200);
    expect((await send(await person())).status).toBe(200);
  });

  test('has a number of bytes', async () => {
    const owner = await person();
    await useToday(owner, { files: 1, bytes: UPLOAD_LIMITS.bytesPerDay - 1 });
    expect((await send(owner, 2)).problem).toMatchObject({
      code: 'daily_upload_limit',
      title: '하루에 500.0 MB까지 올릴 수 있어요. 내일 다시 올려 주세요.',
    });
    expect((await send(owner)).status).toBe(200);
  });

  test('counts exactly when uploads run at the same time, and keeps nothing of the refused ones', async () => {
    const owner = await person();
    const objects = await storedObjects();
    await useToday(owner, { files: UPLOAD_LIMITS.filesPerDay - 3, bytes: 0 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect([await storedFiles(), (await storedObjects()) - objects]).toEqual([3, 3]);
  });
});

describe('in all', () => {
  test('an account stores a number of files, exactly, temporary ones too', async () => {
    const owner = await person();
    await storeMany(owner, { files: UPLOAD_LIMITS.files - 2, bytes: 1 });
    const send2 = () => upload('files', [textFile()], { token: owner.token, fields: { is_temp: 'true' } });
    const answers = await Promise.all(Array.from({ length: 5 }, send2));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413]);
    expect(await storedFiles()).toBe(UPLOAD_LIMITS.files);
    expect((await send2()).problem).toMatchObject({
      code: 'storage_full',
      title: '파일은 모두 10,000개까지 보관할 수 있어요. 쓰지 않는 첨부 파일을 지운 뒤 다시 올려 주세요.',
    });
  });

  test('an account stores a number of bytes', async () => {
    const owner = await person();
    await storeMany(owner, { files: 5, bytes: UPLOAD_LIMITS.bytes / 5 });
    expect((await send(owner)).problem).toMatchObject({
      code: 'storage_full',
      title: expect.stringContaining('모두 5.0 GB까지'),
    });
  });
});

test('pictures of every feature count', async () => {
  const owner = await person();
  const { platform, db } = testServer();
  await useToday(owner, { files: UPLOAD_LIMITS.filesPerDay - 1, bytes: 0 });
  const store = async () =>
    storeImage(platform, db, { buffer: await picture(4, 4), fileName: 'a.png', owner: owner.id });
  const results = await Promise.allSettled([store(), store()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(store()).rejects.toMatchObject({ code: 'daily_upload_limit' });
});
