import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createWorkSpace, listWorkSpaces, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { leavePage, signInAs } from '@danji/testing/page/render-page';
import { loseResponses } from '@danji/testing/page/lost-responses';
import { testServer } from '@danji/testing/test-server';
import { request } from '../src/request.ts';
import { sessionStore } from '../src/session-store.ts';

beforeEach(async () => {
  await testServer().reset();
  await signInAs(await testServer().create.general());
});
afterEach(leavePage);

const make = (title: string) => request(createWorkSpace, { body: { title } });
const send = (file: File) => request(writeFiles, { body: { files: [file], is_temp: true } });
const titles = async () => (await request(listWorkSpaces)).results.map(({ title }) => title).toSorted();

test('a creating call whose response was lost is repeated automatically with the same key', async () => {
  const keys = loseResponses(createWorkSpace, 1);
  expect(await make('한빛마을')).toMatchObject({ title: '한빛마을' });
  expect(keys).toEqual([expect.stringMatching(/^"[0-9a-f]{32}"$/), keys[0]]);
  expect(await titles()).toEqual(['한빛마을']);
});

test('the same submission after an unknown outcome has the same key and creates one record', async () => {
  const keys = loseResponses(createWorkSpace, 2);
  await expect(make('한빛마을')).rejects.toMatchObject({ code: 'network' });
  expect(await make('한빛마을')).toMatchObject({ title: '한빛마을' });
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await titles()).toEqual(['한빛마을']);
});

test('other content gets another key, and so does the same content after a success or a refusal', async () => {
  const keys = loseResponses(createWorkSpace, 2);
  await expect(make('한빛마을')).rejects.toMatchObject({ code: 'network' });
  await make('래미안');
  await make('래미안');
  for (const title of ['', '']) await expect(make(title)).rejects.toMatchObject({ code: 'invalid_input' });
  expect([keys.length, new Set(keys).size]).toEqual([6, 5]);
  expect(await titles()).toEqual(['래미안', '래미안', '한빛마을']);
});

test('the same content after another change is a submission of its own', async () => {
  const { id } = await make('래미안');
  const keys = loseResponses(createWorkSpace, 2);
  await expect(make('한빛마을')).rejects.toMatchObject({ code: 'network' });
  await request(updateWorkSpace, { params: { id }, body: { title: '래미안 한강' } });
  await make('한빛마을');
  expect(new Set(keys).size).toBe(2);
  expect(await titles()).toEqual(['래미안 한강', '한빛마을', '한빛마을']);
});

test('the key stays over a renewal of the session', async () => {
  const { email } = await testServer().create.general({ password: 'correct-horse-7' });
  const session = await request(signIn, { body: { email: email ?? '', password: 'correct-horse-7', user_type: 2 } });
  sessionStore.start({ ...session, access: `${session.access}x` });
  const renewals = loseResponses(refreshSession, 0);
  const keys = loseResponses(createWorkSpace, 0);
  await make('한빛마을');
  expect(renewals).toHaveLength(1);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('an upload is repeated by its screen only, with the same key for the same file', async () => {
  const keys = loseResponses(writeFiles, 1);
  const file = new File(['제1조'], '관리규약.txt', { type: 'text/plain' });
  await expect(send(file)).rejects.toMatchObject({ code: 'network' });
  expect(keys).toHaveLength(1);
  await send(file);
  expect(keys[1]).toBe(keys[0]);
  await send(new File(['제1조'], '관리규약.txt', { type: 'text/plain' }));
  expect(keys[2]).not.toBe(keys[0]);
  const { count } = await testServer()
    .db.selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2);
});

test('a call that creates nothing has no key', async () => {
  const keys = loseResponses(listWorkSpaces, 0);
  await request(listWorkSpaces);
  expect(keys).toEqual([undefined]);
});
