import { beforeEach, expect, test } from '@jest/globals';
import { createWorkspaceExportLink } from '@danji/contracts/workspace/workspace-export.endpoints';
import { WORKSPACE_EXPORT_DAYS } from '@danji/contracts/workspace/workspace-export';
import { answerWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { deleteWorkMember, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import type { NanoId } from '@danji/contracts/fields';
import { cleanUpExports, collectExportOrphans } from '@danji/server/workspace/workspace-export/clean-up';
import { createExport } from '@danji/server/workspace/workspace-export/create-export.job';
import { openStorage } from '@danji/server/platform/storage/object-storage';
import { workspaceExports } from '@danji/server/workspace/workspace-export/index';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { download, picture, upload } from '../../site/files/upload.ts';
import { ask, buildWorkRequestFixture, toAnswer } from '../work-requests/work-request-fixture.ts';
import { finish, holdStorage, link, list, start } from './workspace-export-fixture.ts';
import { readZip } from './read-zip.ts';

beforeEach(() => testServer().reset());

const { WAITING, RUNNING, DONE, FAILED, EXPIRED } = WorkspaceExportState;
test('a master gets everything of the work space in one archive that opens by itself', async () => {
  const { db } = testServer();
  const fixture = await buildWorkRequestFixture();
  const { accounts, space } = fixture;
  const { files } = await upload('files', [{ name: '관리비 내역.txt', bytes: '내역 하나' }], {
    token: accounts.member.token,
    fields: { is_temp: 'true' },
  });
  const { files: twins } = await upload('files', [{ name: '관리비 내역.txt', bytes: '내역 둘' }], {
    token: accounts.member.token,
    fields: { is_temp: 'true' },
  });
  const request = await ask(accounts.member, space.id, {
    title: '<b>견적</b> & 비교',
    file_ids: [files[0]?.nano_id as NanoId, twins[0]?.nano_id as NanoId],
  });
  const { images } = await upload('images', [{ name: '도면.png', bytes: await picture(8, 8) }], {
    token: accounts.staff.token,
    fields: { is_temp: 'true' },
  });
  const shown = {
    type: 'image' as const,
    fileId: images[0]?.nano_id ?? '',
    children: [{ text: '' as const }] as [{ text: '' }],
  };
  await call(answerWorkRequest, {
    token: accounts.staff.token,
    params: { id: request.id },
    body: { result: { version: 1, children: [...toAnswer('# 비교표').result.children, shown] } },
  });
  // Data of another work space must not be in it.
  const rival = await testServer().create.general({ name: '남의소장' });
  await ask(rival, (await makeSpace(rival, '남의 단지')).id, { title: '남의 요청' });

  expect((await start(fixture)).data).toMatchObject({ state: WAITING, user: { name: accounts.master.name } });
  const done = await finish(fixture);
  expect(done).toMatchObject({
    state: DONE,
    progress: 100,
    message: '',
    events: [
      { action: 'started', user: { name: accounts.master.name } },
      { action: 'done', user: null },
    ],
  });
  expect((await listNotified(accounts.master.token))[0]).toMatchObject({
    title: '인수인계 파일이 준비됐어요',
    link: `/workspace/${space.id}/hand-over`,
  });

  const answer = await download(await link(fixture, done.id));
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['cache-control'],
    Number(answer.headers['content-length']),
  ]).toEqual([200, 'application/zip', 'private, no-store', done.size]);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('래미안 한강 인수인계');
  const entries = readZip(answer.rawPayload);
  expect(entries.every(({ isUtf8 }) => isUtf8)).toBe(true);
  const names = entries.map(({ name }) => name);
  expect(
    names.filter((name) => !name.startsWith('일정') && !name.startsWith('AI') && !name.startsWith('계약')),
  ).toEqual(
    expect.arrayContaining([
      '단지 정보/데이터.json',
      '멤버/데이터.json',
      '멤버/데이터.xlsx',
      '요청/파일/관리비 내역.txt',
      '요청/파일/관리비 내역 (2).txt',
      '요청/파일/도면.png',
      '요청/데이터.json',
      '목차.html',
    ]),
  );
  const textOf = (name: string) => entries.find((entry) => entry.name === name)?.bytes.toString('utf8') ?? '';
  expect([textOf('요청/파일/관리비 내역.txt'), textOf('요청/파일/관리비 내역 (2).txt')]).toEqual([
    '내역 하나',
    '내역 둘',
  ]);
  expect(JSON.parse(textOf('단지 정보/데이터.json'))).toMatchObject({ title: '래미안 한강' });
  const members = JSON.parse(textOf('멤버/데이터.json')) as { name: string; email: string | null }[];
  expect(members.find(({ name }) => name === accounts.member.name)?.email).toBe(accounts.member.email);
  expect(members.some(({ name }) => name === accounts.invited.name)).toBe(false);
  expect(members.find(({ name }) => name.endsWith('***@danji.test'))).toMatchObject({
    user_id: null,
    email: null,
    tel: '',
  });
  expect(JSON.parse(textOf('요청/데이터.json'))).toMatchObject([
    { title: '세대수를 고쳐 주세요' },
    { title: '<b>견적</b> & 비교', events: [{ side: 'space' }, { side: 'staff', user: null, result: { version: 1 } }] },
  ]);
  const index = textOf('목차.html');
  expect(index).toContain('&lt;b&gt;견적&lt;/b&gt; &amp; 비교');
  expect(index).toContain(`href="${'요청/파일/관리비 내역 (2).txt'.split('/').map(encodeURIComponent).join('/')}"`);
  const page = entries.find(({ name }) => name.startsWith('요청/문서/'));
  expect(page?.bytes.toString()).toContain(
    `src="../../${['요청', '파일', '도면.png'].map(encodeURIComponent).join('/')}"`,
  );
  expect(entries.map(({ bytes }) => bytes.toString('utf8')).join('\n')).not.toMatch(
    /남의소장|남의 요청|storage_key|<script/,
  );
  expect((await list(fixture))[0]?.events.map(({ action }) => action)).toEqual(['started', 'done', 'downloaded']);
  expect(done.file_count).toBe(entries.filter(({ name }) => /\/(파일|문서)\//.test(name)).length);
  expect((await db.selectFrom('work_hand_over').select('id').execute()).length).toBe(1);
});

test('the address dies with the membership, the role, the account, its time, and any change of it', async () => {
  const { db, clock } = testServer();
  const fixture = await buildWorkRequestFixture();
  const { accounts, members } = fixture;
  await start(fixture);
  const { id } = await finish(fixture);
  const url = await link(fixture, id);
  const works = async () => (await download(url)).statusCode;
  expect(await works()).toBe(200);
  for (const forged of [
    url.replace(/t=[^.]+/, `t=${accounts.member.id.toString(36)}`),
    `${url}x`,
    url.replace('t=', 't=a'),
    url.replace(/t=.*/, 't='),
  ])
    expect((await download(forged)).statusCode).toBe(404);

  await call(updateWorkMember, {
    token: accounts.staff.token,
    params: { id: members.member.id },
    body: { role: 'master' },
  });
  expect(await works()).toBe(404);
  expect((await call(createWorkspaceExportLink, { token: accounts.master.token, params: { id } })).status).toBe(403);
  await call(updateWorkMember, {
    token: accounts.staff.token,
    params: { id: members.master.id },
    body: { role: 'master' },
  });
  expect(await works()).toBe(200);
  await db.updateTable('user_account').set({ account_status: 2 }).where('id', '=', accounts.master.id).execute();
  expect(await works()).toBe(404);
  await db.updateTable('user_account').set({ account_status: 1 }).where('id', '=', accounts.master.id).execute();
  await call(updateWorkMember, {
    token: accounts.staff.token,
    params: { id: members.member.id },
    body: { role: 'master' },
  });
  await call(deleteWorkMember, { token: accounts.staff.token, params: { id: members.master.id } });
  expect(await works()).toBe(404);
  expect((await call(createWorkspaceExportLink, { token: accounts.master.token, params: { id } })).status).toBe(404);
  await db.updateTable('work_membership').set({ role: 'manager' }).where('id', '=', members.member.id).execute();
  await db
    .updateTable('work_membership')
    .set({ edit_state_type: 4, role: 'master' })
    .where('id', '=', members.master.id)
    .execute();
  expect(await works()).toBe(200);
  clock.advance(601);
  expect(await works()).toBe(404);
});

test('one is made at a time in a work space, however often it is asked for', async () => {
  const fixture = await buildWorkRequestFixture();
  const release = holdStorage();
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(fixture)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.title).toContain('지금 인수인계 파일을 만들고 있어요');
  release();
  await finish(fixture);
  expect((await start(fixture)).status).toBe(200);
  await finish(fixture);
});

test('one whose server died is marked failed with a notification and can be restarted; its late job does no harm', async () => {
  const { db, clock, platform } = testServer();
  const fixture = await buildWorkRequestFixture();
  const { space, accounts } = fixture;
  const dead = {
    space_id: space.id,
    user_id: accounts.master.id,
    state: RUNNING,
    run: 'gone',
    storage_key: 'a0000000-0000-4000-8000-000000000000',
    alive: clock.now().toISOString(),
    created: clock.now().toISOString(),
  };
  const { id } = await db.insertInto('work_hand_over').values(dead).returning('id').executeTakeFirstOrThrow();
  expect((await start(fixture)).status).toBe(409);
  clock.advance(299);
  await platform.jobs.runNow(cleanUpExports, {});
  expect((await list(fixture))[0]?.state).toBe(RUNNING);
  clock.advance(2);
  await platform.jobs.runNow(cleanUpExports, {});
  expect((await list(fixture))[0]).toMatchObject({
    id,
    state: FAILED,
    message: '파일을 만들다가 멈췄어요. 다시 시작해 주세요.',
    events: [{ action: 'failed' }],
  });
  expect((await listNotified(accounts.master.token))[0]?.title).toBe('인수인계 파일을 만들지 못했어요');
  await platform.jobs.runNow(createExport, { id });
  expect((await list(fixture))[0]?.state).toBe(FAILED);
  expect((await start(fixture)).status).toBe(200);
  expect((await finish(fixture)).state).toBe(DONE);
});

test('a failed one reports it and leaves no bytes, and the next one works', async () => {
  const { platform } = testServer();
  const fixture = await buildWorkRequestFixture();
  platform.contributions.of(workspaceExports).set('broken', {
    title: '고장',
    order: 99,
    collect: async () => Promise.reject(new Error('no')),
  });
  try {
    await start(fixture);
    expect(await finish(fixture)).toMatchObject({
      state: FAILED,
      size: 0,
      events: [{ action: 'started' }, { action: 'failed' }],
    });
  } finally {
    platform.contributions.of(workspaceExports).delete('broken');
  }
  await start(fixture);
  expect((await finish(fixture)).state).toBe(DONE);
});

test('a file whose bytes were lost is named in the index, and the rest is there', async () => {
  const { db, platform } = testServer();
  const fixture = await buildWorkRequestFixture();
  const { files } = await upload('files', [{ name: '잃은 파일.txt', bytes: '내용' }], {
    token: fixture.accounts.member.token,
    fields: { is_temp: 'true' },
  });
  await ask(fixture.accounts.member, fixture.space.id, { file_ids: [files[0]?.nano_id as NanoId] });
  const { storage_key } = await db.selectFrom('stored_file').select('storage_key').executeTakeFirstOrThrow();
  await platform.files.remove([storage_key]);
  await start(fixture);
  const { id, state } = await finish(fixture);
  expect(state).toBe(DONE);
  const entries = readZip((await download(await link(fixture, id))).rawPayload);
  expect(entries.map(({ name }) => name)).not.toContain('요청/파일/잃은 파일.txt');
  expect(entries.find(({ name }) => name === '목차.html')?.bytes.toString()).toContain(
    '잃은 파일.txt <span class="muted">(원본을 찾을 수 없어요)',
  );
});

test(`after ${WORKSPACE_EXPORT_DAYS} days its bytes are deleted, and so are orphaned bytes`, async () => {
  const { db, clock, platform } = testServer();
  const fixture = await buildWorkRequestFixture();
  await start(fixture);
  const { id } = await finish(fixture);
  const storage = await openStorage(platform.config, 'hand-overs');
  const { storage_key } = await db
    .selectFrom('work_hand_over')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const orphan = 'b0000000-0000-4000-8000-000000000000';
  await storage.put(orphan, Buffer.from('x'), 'application/zip');
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of storage.list()) found.push(key);
    return found.filter((key) => key === orphan || key === storage_key);
  };
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(collectExportOrphans, {});
  expect(await keys()).toEqual([storage_key]);
  clock.advance(WORKSPACE_EXPORT_DAYS * 86_400);
  await platform.jobs.runNow(cleanUpExports, {});
  expect(await keys()).toEqual([]);
  expect(await db.selectFrom('work_hand_over').select('state').execute()).toEqual([{ state: EXPIRED }]);
});
