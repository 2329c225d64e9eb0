import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { NanoId } from '@danji/contracts/fields';
import { deleteFile } from '@danji/contracts/site/file.endpoints';
import { collectOrphans, collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import {
  claimFile,
  ownerAndStaffMayRead,
  publicFileUrl,
  fileUses,
  releaseFile,
  storeImage,
  toFileUrl,
} from '@danji/server/site/files/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import { type TestServer, testServer } from '@danji/testing/test-server';
import { download, picture, upload } from './upload.ts';

beforeEach(() => testServer().reset());

/** Declares the uses of these tests once per worker, because its server outlives one file. */
function declareUses({ app, platform }: TestServer): void {
  const marked = app as unknown as { testUsesDeclared?: boolean };
  if (marked.testUsesDeclared) return;
  marked.testUsesDeclared = true;
  platform.contributions.add(fileUses, 'test_public', 'public');
  platform.contributions.add(fileUses, 'test_staff', ownerAndStaffMayRead);
  platform.contributions.add(fileUses, 'test_record', (_db, file, user) => file.record_id === user?.id);
}

const server = () => {
  const running = testServer();
  declareUses(running);
  return running;
};

test('lets everybody see a public picture by a lasting address', async () => {
  const { platform, db, create, clock } = server();
  const owner = await create.general();
  const { id, url } = await storeImage(platform, db, {
    buffer: await picture(4, 4),
    fileName: 'me.png',
    owner: owner.id,
    use: 'test_public',
  });
  expect(url).not.toContain('t=');
  clock.advance(3600);
  const answer = await download(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('public');
  await db.updateTable('user_account').set({ profile_image_id: id }).where('id', '=', owner.id).execute();
  const row = await db
    .selectFrom('user_account as account')
    .select(publicFileUrl('account.profile_image_id').as('profile_image_url'))
    .executeTakeFirstOrThrow();
  expect(row.profile_image_url).toBe(url);
});

test('opens a record’s file to those who may read the record, and to its owner only when they may', async () => {
  const { platform, db, create } = server();
  const [owner, reader, stranger, staff] = [
    await create.general(),
    await create.general(),
    await create.general(),
    await create.staff(),
  ];
  const { images } = await upload('images', [{ name: 'a.png', bytes: await picture(4, 4) }], {
    token: owner.token,
    fields: { is_temp: 'true' },
  });
  const nanoId = images[0]?.nano_id ?? '';
  const bare = `/api/commons/files/${nanoId}/`;
  const readers = async () =>
    Promise.all(
      [owner, reader, stranger, staff].map(async ({ token }) => (await download(bare, { token })).statusCode),
    );
  expect(await readers()).toEqual([200, 404, 404, 404]);
  await claimFile(db, nanoId, owner.id, 'test_record', reader.id);
  expect(await readers()).toEqual([404, 200, 404, 404]);
  expect(
    (await download(toFileUrl(platform, { nano_id: nanoId, use: 'test_record' }, platform.clock.now()))).statusCode,
  ).toBe(200);
});

test('gives a business licence to staff and its owner only', async () => {
  const { platform, db, create } = server();
  const [owner, other, staff] = [await create.brand(), await create.brand(), await create.staff()];
  const { nano_id } = await storeImage(platform, db, {
    buffer: await picture(4, 4),
    fileName: '사업자등록증.png',
    owner: owner.id,
    use: 'test_staff',
  });
  const statuses = await Promise.all(
    [owner, other, staff].map(
      async ({ token }) => (await download(`/api/commons/files/${nano_id}/`, { token })).statusCode,
    ),
  );
  expect(statuses).toEqual([200, 404, 200]);
});

test('refuses to claim a file of another account or record, and a deleted one', async () => {
  const { db, create } = server();
  const owner = await create.general();
  const thief = await create.general();
  const { images } = await upload('images', [{ name: 'a.png', bytes: await picture(4, 4) }], { token: owner.token });
  const nanoId = images[0]?.nano_id ?? '';
  await expect(claimFile(db, nanoId, thief.id, 'test_record', 1)).rejects.toMatchObject({ code: 'not_found' });
  await claimFile(db, nanoId, owner.id, 'test_record', 1);
  await expect(claimFile(db, nanoId, owner.id, 'test_record', 1)).resolves.toMatchObject({ record_id: 1 });
  await expect(claimFile(db, nanoId, owner.id, 'test_record', 2)).rejects.toMatchObject({ code: 'not_found' });
  await expect(claimFile(db, 'x'.repeat(21), owner.id, 'test_record', 1)).rejects.toMatchObject({ code: 'not_found' });
  expect((await call(deleteFile, { params: { nano_id: nanoId }, token: owner.token })).problem.code).toBe('conflict');
});

test('refuses an undeclared use and a file that is not a picture', async () => {
  const { platform, db, create } = server();
  const owner = await create.general();
  await expect(
    storeImage(platform, db, { buffer: await picture(4, 4), fileName: 'a.png', owner: owner.id, use: 'misspelt' }),
  ).rejects.toThrow('misspelt');
  await expect(
    storeImage(platform, db, {
      buffer: Buffer.from('%PDF-1.7'),
      fileName: '등록증.pdf',
      owner: owner.id,
      field: 'image',
    }),
  ).rejects.toMatchObject({
    code: 'unsupported_file',
    details: { fields: { image: expect.stringContaining('등록증.pdf') } },
  });
});

test('collects temporary files after a day, released ones too, and keeps what is used', async () => {
  const { platform, db, create, clock } = server();
  const owner = await create.general();
  const store = async () =>
    storeImage(platform, db, { buffer: await picture(4, 4), fileName: 'a.png', owner: owner.id });
  const [dropped, claimed, released] = [await store(), await store(), await store()];
  await claimFile(db, claimed.nano_id, owner.id, 'test_record', 1);
  await claimFile(db, released.nano_id, owner.id, 'test_record', 2);
  clock.advance(86_390);
  await releaseFile(db, released.id, clock.now());
  const left = async () =>
    (await db.selectFrom('stored_file').select('nano_id').orderBy('id').execute()).map(({ nano_id }) => nano_id);
  await platform.jobs.runNow(collectTemporaryFiles, {});
  expect(await left()).toEqual([dropped.nano_id, claimed.nano_id, released.nano_id]);
  clock.advance(20);
  await platform.jobs.runNow(collectTemporaryFiles, {});
  expect(await left()).toEqual([claimed.nano_id, released.nano_id]);
  clock.advance(86_400);
  await platform.jobs.runNow(collectTemporaryFiles, {});
  expect(await left()).toEqual([claimed.nano_id]);
});

test('collects files that were not temporary, but that no record used for 30 days', async () => {
  const { platform, db, create, clock } = server();
  const { id, token } = await create.general();
  const { files } = await upload(
    'files',
    [
      { name: 'unused.txt', bytes: 'a' },
      { name: 'used.txt', bytes: 'a' },
    ],
    { token, fields: { is_temp: 'false' } },
  );
  expect(files.map(({ is_temp }) => is_temp)).toEqual([false, false]);
  await claimFile(db, files[1]?.nano_id as NanoId, id, 'test_record', 1);
  const left = async () => {
    await platform.jobs.runNow(collectTemporaryFiles, {});
    return (await db.selectFrom('stored_file').select('name').orderBy('id').execute()).map(({ name }) => name);
  };
  clock.advance(30 * 86_400 - 10);
  expect(await left()).toEqual(['unused.txt', 'used.txt']);
  clock.advance(20);
  expect(await left()).toEqual(['used.txt']);
});

test('collects the bytes a failed transaction left behind, and no others', async () => {
  const { platform, db, create, clock } = server();
  const owner = await create.general();
  const failing = transaction(db, async (db) => {
    await storeImage(platform, db, {
      buffer: await picture(4, 4),
      fileName: 'a.png',
      owner: owner.id,
      use: 'test_public',
    });
    throw new Error('the record was refused');
  });
  await expect(failing).rejects.toThrow('the record was refused');
  const kept = await storeImage(platform, db, {
    buffer: await picture(4, 4),
    fileName: 'b.png',
    owner: owner.id,
    use: 'test_public',
  });
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of platform.files.list()) found.push(key);
    return found;
  };
  const yesterday = new Date(clock.now().getTime() - 2 * 86_400_000);
  for (const key of await keys())
    await utimes(join(platform.config.dataDir, 'files', key.slice(0, 2), key), yesterday, yesterday);
  await platform.jobs.runNow(collectOrphans, {});
  expect(await keys()).toHaveLength(2);
  expect((await download(kept.url)).statusCode).toBe(200);
});
