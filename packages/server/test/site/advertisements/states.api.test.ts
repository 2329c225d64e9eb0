import { beforeEach, expect, test } from '@jest/globals';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { getAdvertisement, setAdvertisementPaid } from '@danji/contracts/site/advertisement.endpoints';
import { endAdvertisements } from '@danji/server/site/advertisements/end-advertisements';
import { call } from '@danji/testing/call';
import { deliverNotifications, listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import {
  day,
  buildRunningAdvertisement,
  buildAdvertisementFixture,
  transitionTo,
  update,
} from './advertisement-fixture.ts';

beforeEach(() => testServer().reset());
const { ALL, RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED } = AdvertisementState;

test('approves, pauses, resumes, blocks and accepts again, with a notification and an event each time', async () => {
  const { owner, staff, id } = await buildAdvertisementFixture();
  expect((await transitionTo(owner.token, id, { state: RUNNING })).status).toBe(403);
  expect((await transitionTo(staff.token, id, { state: RUNNING })).data).toMatchObject({
    state: RUNNING,
    approved: expect.any(String),
  });
  expect((await transitionTo(owner.token, id, { state: PAUSED })).data.state).toBe(PAUSED);
  expect((await transitionTo(staff.token, id, { state: RUNNING })).data.state).toBe(RUNNING);
  expect((await transitionTo(staff.token, id, { state: BLOCKED })).problem.fields).toEqual({
    reason: expect.any(String),
  });
  expect((await transitionTo(staff.token, id, { state: BLOCKED, reason: '허위 광고' })).data).toMatchObject({
    state: BLOCKED,
    reason: '허위 광고',
  });
  expect((await transitionTo(owner.token, id, { state: REGISTRATION_REQUEST })).status).toBe(409);
  const { data } = await transitionTo(owner.token, id, { state: EDIT_REQUEST });
  expect(data).toMatchObject({ state: EDIT_REQUEST, live_state: null, reason: null });
  expect(data.history.map(({ from_state, to_state, user }) => [from_state, to_state, user?.id])).toEqual([
    [BLOCKED, EDIT_REQUEST, owner.id],
    [RUNNING, BLOCKED, staff.id],
    [PAUSED, RUNNING, staff.id],
    [RUNNING, PAUSED, owner.id],
    [REGISTRATION_REQUEST, RUNNING, staff.id],
    [null, REGISTRATION_REQUEST, owner.id],
  ]);
  const told = await listNotified(owner.token);
  expect(told.map(({ title }) => title)).toEqual([
    '광고가 차단되었어요',
    '광고를 다시 게재해요',
    '광고가 승인되었어요',
  ]);
  expect(told[0]?.content).toContain('허위 광고');
});

test.each([
  [RUNNING, RUNNING],
  [PAUSED, PAUSED],
  [PAUSED, REGISTRATION_REQUEST],
  [RUNNING, ENDED],
  [BLOCKED, RUNNING],
  [REGISTRATION_REQUEST, EDIT_REQUEST],
  [RUNNING, ALL],
] as const)('refuses the move from %s to %s', async (from, to) => {
  const { staff, id } = await buildAdvertisementFixture();
  await testServer().db.updateTable('advertisement').set({ state: from }).where('id', '=', id).execute();
  expect((await transitionTo(staff.token, id, { state: to, reason: '사유' })).problem).toMatchObject(
    from === RUNNING && to === ENDED ? { code: 'forbidden' } : { code: 'invalid_transition', status: 409, from, to },
  );
  expect(await testServer().db.selectFrom('advertisement_event').select('id').execute()).toHaveLength(1);
});

test('ends an advertisement after its last day, once, and notifies its owner', async () => {
  const { owner, id } = await buildRunningAdvertisement({ date_end: day(1) });
  const paused = await buildRunningAdvertisement({ date_end: day(1) });
  await transitionTo(paused.owner.token, paused.id, { state: PAUSED });
  const { clock, platform, db } = testServer();
  const states = async () =>
    (await db.selectFrom('advertisement').select('state').orderBy('id').execute()).map(({ state }) => state);
  clock.advance(86_400);
  await platform.jobs.runNow(endAdvertisements, {});
  expect(await states()).toEqual([RUNNING, PAUSED]);
  clock.advance(86_400);
  await platform.jobs.runNow(endAdvertisements, {});
  await platform.jobs.runNow(endAdvertisements, {});
  expect(await states()).toEqual([ENDED, ENDED]);
  expect(
    await db
      .selectFrom('advertisement_event')
      .select(['advertisement_id', 'user_id', 'from_state'])
      .where('to_state', '=', ENDED)
      .orderBy('id')
      .execute(),
  ).toEqual([
    { advertisement_id: id, user_id: null, from_state: RUNNING },
    { advertisement_id: paused.id, user_id: null, from_state: PAUSED },
  ]);
  await deliverNotifications();
  expect(
    await db
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', owner.id)
      .where('title', 'like', '%끝났어요')
      .execute(),
  ).toHaveLength(1);
});

test('approves nothing whose period is over', async () => {
  const { staff, id } = await buildAdvertisementFixture();
  await testServer()
    .db.updateTable('advertisement')
    .set({ date_start: '2026-01-01', date_end: '2026-01-31' })
    .where('id', '=', id)
    .execute();
  expect((await transitionTo(staff.token, id, { state: RUNNING })).problem.fields).toEqual({
    date_end: expect.any(String),
  });
});

test('hands an ended one in again with a new period', async () => {
  const { owner, staff, id } = await buildRunningAdvertisement();
  await testServer()
    .db.updateTable('advertisement')
    .set({ state: ENDED, date_start: '2026-01-01', date_end: '2026-01-31' })
    .where('id', '=', id)
    .execute();
  expect((await update(owner.token, id, { title: '다시' })).problem.fields).toEqual({ date_end: expect.any(String) });
  expect((await update(owner.token, id, { date_start: day(0), date_end: day(20), tier: '1' })).data).toMatchObject({
    state: REGISTRATION_REQUEST,
    paid: null,
    tier: 1,
  });
  expect((await transitionTo(staff.token, id, { state: RUNNING })).data.state).toBe(RUNNING);
});

test('notes the payment once and takes the note back', async () => {
  const { owner, staff, id } = await buildAdvertisementFixture();
  const tick = (token: string, is_paid: boolean) =>
    call(setAdvertisementPaid, { token, params: { id }, body: { is_paid } });
  expect((await tick(owner.token, true)).status).toBe(403);
  const { data } = await tick(staff.token, true);
  testServer().clock.advance(60);
  expect((await tick(staff.token, true)).data.paid).toBe(data.paid);
  await deliverNotifications();
  const told = testServer().db.selectFrom('notification').where('title', '=', '광고 입금을 확인했어요');
  expect(await told.select(['user_id', 'link']).execute()).toEqual([{ user_id: owner.id, link: `/ads/${id}` }]);
  expect((await tick(staff.token, false)).data.paid).toBeNull();
});

test('of two concurrent operators one wins, and the history is one chain', async () => {
  const { staff, id } = await buildAdvertisementFixture();
  const other = await testServer().create.staff();
  const outcomes = await Promise.all([
    transitionTo(staff.token, id, { state: RUNNING }),
    transitionTo(other.token, id, { state: BLOCKED, reason: '허위' }),
    transitionTo(staff.token, id, { state: RUNNING }),
    transitionTo(other.token, id, { state: RUNNING }),
  ]);
  const { data } = await call(getAdvertisement, { token: staff.token, params: { id } });
  expect(data.state).toBe(BLOCKED);
  expect(outcomes[1].status).toBe(200);
  expect([0, 1]).toContain([outcomes[0], outcomes[2], outcomes[3]].filter(({ status }) => status === 200).length);
  for (const { status, problem } of outcomes) if (status !== 200) expect(problem.code).toBe('invalid_transition');
  const chain = data.history.toReversed();
  for (const [at, step] of chain.entries()) expect(step.from_state).toBe(at === 0 ? null : chain[at - 1]?.to_state);
});
