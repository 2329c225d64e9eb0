import { beforeEach, expect, test } from '@jest/globals';
import { cancelWorkRequest, getWorkRequest, listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import {
  listStaffWorkRequests,
  refuseWorkRequest,
  assignWorkRequest,
} from '@danji/contracts/workspace/work-request-staff.endpoints';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { ask, buildWorkRequestFixture } from './work-request-fixture.ts';

beforeEach(() => testServer().reset());

test('lists by state, kind, work space and words; members the newest first', async () => {
  const { clock } = testServer();
  const { accounts, space, request } = await buildWorkRequestFixture();
  clock.advance(60);
  const second = await ask(accounts.master, space.id, {
    title: '100% 할인 문의_답',
    data: { request_type: WorkRequestType.CONTRACT, text: '계약 상담' },
  });
  clock.advance(60);
  const rival = await testServer().create.general();
  const elsewhere = await ask(rival, (await makeSpace(rival, '남의 단지')).id, { title: '다른 단지의 요청' });
  await call(assignWorkRequest, { token: accounts.staff.token, params: { id: second.id } });
  await call(cancelWorkRequest, { token: rival.token, params: { id: elsewhere.id } });
  const ids = async (query: Parameters<typeof call<typeof listStaffWorkRequests>>[1]) =>
    (await call(listStaffWorkRequests, { token: accounts.staff.token, ...query })).data.results.map(({ id }) => id);
  expect(await ids({ query: { ordering: 'created' } })).toEqual([request.id, second.id, elsewhere.id]);
  expect(await ids({ query: { ordering: '-created' } })).toEqual([elsewhere.id, second.id, request.id]);
  expect(await ids({ query: { is_open: true } })).toEqual([request.id, second.id]);
  expect(await ids({ query: { is_open: false } })).toEqual([elsewhere.id]);
  expect(await ids({ query: { process_state: ProcessState.RUNNING } })).toEqual([second.id]);
  expect(await ids({ query: { request_type: WorkRequestType.CONTRACT } })).toEqual([second.id]);
  expect(await ids({ query: { space_id: space.id, page: 2, page_size: 1 } })).toEqual([second.id]);
  expect(await ids({ query: { search: '100% 할인 문의_' } })).toEqual([second.id]);
  expect(await ids({ query: { search: '%' } })).toEqual([second.id]);
  const own = await call(listWorkRequests, { token: accounts.member.token, query: { space_id: space.id } });
  expect([own.data.results.map(({ id }) => id), own.data.count]).toEqual([[second.id, request.id], 2]);
  expect(
    (
      await call(listWorkRequests, { token: accounts.member.token, query: { space_id: space.id, search: '세대가' } })
    ).data.results.map(({ id }) => id),
  ).toEqual([request.id]);
});

test('our staff see the longest waiting first, then closed ones, the newest first; each once over all pages', async () => {
  const { clock } = testServer();
  const { accounts, space, request: first } = await buildWorkRequestFixture();
  const made = [first];
  for (const title of ['둘째', '셋째', '넷째', '다섯째']) {
    clock.advance(60);
    made.push(await ask(accounts.member, space.id, { title }));
  }
  const [, second, , fourth] = made.map(({ id }) => id);
  await call(cancelWorkRequest, { token: accounts.member.token, params: { id: first.id } });
  await call(refuseWorkRequest, {
    token: accounts.staff.token,
    params: { id: fourth ?? 0 },
    body: { reason: '자료가 필요해요.' },
  });
  await call(assignWorkRequest, { token: accounts.staff.token, params: { id: second ?? 0 } });
  const titles = async (query: QueryOf<typeof listStaffWorkRequests> = {}) =>
    (await call(listStaffWorkRequests, { token: accounts.staff.token, query })).data.results.map(({ title }) => title);
  const all = ['둘째', '셋째', '다섯째', '넷째', '세대수를 고쳐 주세요'];
  expect(await titles()).toEqual(all);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => titles({ page, page_size: 2 })));
  expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4), []]);
  expect(await titles({ is_open: false })).toEqual(all.slice(3));
});

test('a request shows the newest entries of its trail', async () => {
  const { request, accounts } = await buildWorkRequestFixture();
  const event = {
    request_id: request.id,
    user_id: accounts.member.id,
    side: 'space',
    from_state: ProcessState.RECEIVED,
    to_state: ProcessState.RECEIVED,
    created: testServer().clock.now(),
  } as const;
  await testServer()
    .db.insertInto('work_request_event')
    .values(Array.from({ length: ANSWER_LIMITS.trail }, (_, at) => ({ ...event, comment: `${at + 1}` })))
    .execute();
  const { data } = await call(getWorkRequest, { token: accounts.member.token, params: { id: request.id } });
  const comments = data.events.map(({ comment }) => comment);
  expect([comments.length, comments.at(0), comments.at(-1)]).toEqual([200, '1', '200']);
});
