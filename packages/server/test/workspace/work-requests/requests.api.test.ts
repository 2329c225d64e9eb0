import { beforeEach, expect, test } from '@jest/globals';
import {
  cancelWorkRequest,
  createWorkRequest,
  getWorkRequest,
  listWorkRequests,
  reopenWorkRequest,
  markWorkRequestSeen,
} from '@danji/contracts/workspace/work-request.endpoints';
import {
  answerWorkRequest,
  refuseWorkRequest,
  assignWorkRequest,
} from '@danji/contracts/workspace/work-request-staff.endpoints';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import type { NanoId } from '@danji/contracts/fields';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { download, picture, upload } from '../../site/files/upload.ts';
import { ask, buildWorkRequestFixture, requestBody, toAnswer } from './work-request-fixture.ts';

beforeEach(() => testServer().reset());

const noticesOf = async (token: string) => (await listNotified(token)).map(({ title, link }) => `${title} ${link}`);
/** Moves an answer into the past; advancing the clock would end the sessions. */
const ageAnswer = async (id: number, seconds: number): Promise<void> => {
  const { db, clock } = testServer();
  await db
    .updateTable('work_request')
    .set({ done_datetime: new Date(clock.now().getTime() - seconds * 1000).toISOString() })
    .where('id', '=', id)
    .execute();
};
const DAY = 86_400;

test('the life of a request: sent, assigned, answered, read, reopened, refused', async () => {
  const { clock } = testServer();
  const { request, accounts, space } = await buildWorkRequestFixture();
  const params = { id: request.id };
  expect(request).toMatchObject({
    process_state: ProcessState.RECEIVED,
    title: '세대수를 고쳐 주세요',
    user: { name: accounts.member.name },
    is_unseen: false,
    result: null,
    space: { title: '래미안 한강' },
  });
  expect(await noticesOf(accounts.staff.token)).toEqual([`새 요청이 왔어요 /admin/requests/${request.id}`]);

  const taken = await call(assignWorkRequest, { token: accounts.staff.token, params });
  expect(taken.data).toMatchObject({ process_state: ProcessState.RUNNING, handler: { name: accounts.staff.name } });
  const answered = await call(answerWorkRequest, {
    token: accounts.staff.token,
    params,
    body: toAnswer('# 고쳤어요\n\n확인해 주세요.'),
  });
  expect(answered.data.done_datetime).toBe(clock.now().toISOString());
  expect((await noticesOf(accounts.member.token)).slice(0, 2)).toEqual([
    `요청에 답변이 왔어요 /workspace/${space.id}/requests/${request.id}`,
    `요청을 확인하고 있어요 /workspace/${space.id}/requests/${request.id}`,
  ]);

  const read = await call(getWorkRequest, { token: accounts.member.token, params });
  expect(read.data).toMatchObject({
    process_state: ProcessState.ANSWERED,
    is_unseen: true,
    handler: null,
    result: { children: [{ type: 'heading' }, { type: 'paragraph' }] },
  });
  expect(read.data.events.map(({ side, user, to_state }) => [side, user?.name ?? null, to_state])).toEqual([
    ['space', accounts.member.name, 0],
    ['staff', null, 1],
    ['staff', null, 2],
  ]);
  await call(markWorkRequestSeen, { token: accounts.master.token, params });
  expect((await call(getWorkRequest, { token: accounts.member.token, params })).data.is_unseen).toBe(false);

  await ageAnswer(request.id, 13 * DAY);
  const again = await call(reopenWorkRequest, {
    token: accounts.member.token,
    params,
    body: { comment: '아직 1,204세대로 보여요.' },
  });
  expect(again.data).toMatchObject({
    process_state: ProcessState.RECEIVED,
    done_datetime: null,
    reopened: clock.now().toISOString(),
    result: { version: 1 },
  });
  expect((await noticesOf(accounts.staff.token))[0]).toBe(`답변한 요청을 다시 물었어요 /admin/requests/${request.id}`);
  await call(refuseWorkRequest, {
    token: accounts.staff.token,
    params,
    body: { reason: 'K-apt 값이라 고칠 수 없어요.' },
  });
  const last = (await call(getWorkRequest, { token: accounts.staff.token, params })).data;
  expect(last).toMatchObject({ process_state: ProcessState.REFUSED, is_unseen: true });
  expect(last.events.map(({ user, comment, result }) => [user?.name, comment, result !== null])).toEqual([
    [accounts.member.name, null, false],
    [accounts.staff.name, null, false],
    [accounts.staff.name, null, true],
    [accounts.member.name, '아직 1,204세대로 보여요.', false],
    [accounts.staff.name, 'K-apt 값이라 고칠 수 없어요.', false],
  ]);
  const log = (await call(listStaffLog, { token: accounts.staff.token })).data.results[0];
  expect(log).toMatchObject({ old_object: { process_state: 0 }, new_object: { process_state: 3 } });
});

test('after fourteen days, and a second time, it is a new request', async () => {
  const { request, accounts } = await buildWorkRequestFixture();
  const params = { id: request.id };
  const answer = () => call(answerWorkRequest, { token: accounts.staff.token, params, body: toAnswer('고쳤어요.') });
  const reopen = () => call(reopenWorkRequest, { token: accounts.member.token, params, body: { comment: '다시요.' } });
  await answer();
  expect((await reopen()).status).toBe(200);
  await answer();
  expect((await reopen()).problem).toMatchObject({
    code: 'invalid_transition',
    title: '이미 한 번 다시 물었어요. 새 요청으로 남겨 주세요.',
  });
  const other = await ask(accounts.member, request.space.id);
  await call(answerWorkRequest, { token: accounts.staff.token, params: { id: other.id }, body: toAnswer('고쳤어요.') });
  await ageAnswer(other.id, 14 * DAY + 1);
  const late = await call(reopenWorkRequest, {
    token: accounts.member.token,
    params: { id: other.id },
    body: { comment: '다시요.' },
  });
  expect([late.status, late.problem.code]).toEqual([409, 'invalid_transition']);
});

test('an assigned request cannot be canceled, and of two concurrent answers one counts', async () => {
  const { request, accounts } = await buildWorkRequestFixture();
  const params = { id: request.id };
  await call(assignWorkRequest, { token: accounts.staff.token, params });
  const canceled = await call(cancelWorkRequest, { token: accounts.member.token, params });
  expect(canceled.problem).toMatchObject({ status: 409, code: 'invalid_transition', from: 1, to: 4 });
  const answers = await Promise.all(
    ['하나', '둘', '셋'].map((text) =>
      call(answerWorkRequest, { token: accounts.staff.token, params, body: toAnswer(text) }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await call(getWorkRequest, { token: accounts.member.token, params })).data.events).toHaveLength(3);
});

test('names what is missing in Korean, beside its field, and writes nothing', async () => {
  const { accounts, space, request } = await buildWorkRequestFixture();
  const { problem } = await call(createWorkRequest, {
    token: accounts.member.token,
    body: requestBody(space.id, { title: ' ', data: { request_type: WorkRequestType.OTHER, text: '' } }),
  });
  expect(problem.status).toBe(422);
  expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['data.text', 'title']);
  for (const sentence of Object.values(problem.fields ?? {})) expect(sentence).toMatch(/[가-힣].*요\.$/);
  const refused = await call(answerWorkRequest, {
    token: accounts.staff.token,
    params: { id: request.id },
    body: { result: { version: 1, children: [{ type: 'script' }] } as never },
  });
  expect([refused.status, Object.keys(refused.problem.fields ?? {})[0]?.startsWith('result')]).toEqual([422, true]);
  expect(
    (await call(refuseWorkRequest, { token: accounts.staff.token, params: { id: request.id }, body: { reason: '  ' } }))
      .status,
  ).toBe(422);
  expect(
    (await call(listWorkRequests, { token: accounts.member.token, query: { space_id: space.id } })).data.results.map(
      ({ process_state }) => process_state,
    ),
  ).toEqual([ProcessState.RECEIVED]);
});

test('files and pictures of an answer are read by the work space and our staff alone', async () => {
  const { accounts, space } = await buildWorkRequestFixture();
  const { files } = await upload('files', [{ name: '관리비 내역.txt', bytes: '내역' }], {
    token: accounts.member.token,
    fields: { is_temp: 'true' },
  });
  const request = await ask(accounts.member, space.id, { file_ids: [files[0]?.nano_id as NanoId] });
  expect(request.files.map(({ name }) => name)).toEqual(['관리비 내역.txt']);
  const { images } = await upload('images', [{ name: 'a.png', bytes: await picture(8, 8) }], {
    token: accounts.staff.token,
    fields: { is_temp: 'true' },
  });
  const picked = images[0]?.nano_id ?? '';
  const answer = {
    version: 1 as const,
    children: [{ type: 'image' as const, fileId: picked, children: [{ text: '' as const }] as [{ text: '' }] }],
  };
  expect(
    (
      await call(answerWorkRequest, {
        token: accounts.staff.token,
        params: { id: request.id },
        body: { result: answer },
      })
    ).status,
  ).toBe(200);
  const rival = await testServer().create.general();
  await makeSpace(rival, '남의 단지');
  const readers = [
    accounts.member,
    accounts.master,
    accounts.staff,
    rival,
    accounts.stranger,
    accounts.invited,
    accounts.brand,
  ];
  for (const nanoId of [files[0]?.nano_id ?? '', picked]) {
    const statuses = await Promise.all(
      readers.map(async ({ token }) => (await download(`/api/commons/files/${nanoId}/`, { token })).statusCode),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
    expect((await download(`/api/commons/files/${nanoId}/`)).statusCode).toBe(404);
  }
  const stolen = await call(createWorkRequest, {
    token: rival.token,
    body: requestBody(space.id + 1, { file_ids: [files[0]?.nano_id as NanoId] }),
  });
  expect([stolen.status, stolen.problem.fields?.['file_ids.0']]).toEqual([
    422,
    '올린 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.',
  ]);
});
