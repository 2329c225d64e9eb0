import { beforeEach, describe, expect, test } from '@jest/globals';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { createPointHistory, getPointInfo, listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { listPointMonths } from '@danji/contracts/points/point-months.endpoints';
import { getPointSet, listPointSetVersions, savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { postPoints } from '@danji/server/points/ledger/index';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { givePoints } from '@danji/testing/give-points';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { openChannel } from '../../notifications/live-events/live-channel.ts';

beforeEach(() => testServer().reset());

describe('the history', () => {
  test('of a member has only its own entries, newest first', async () => {
    const { create } = testServer();
    const [own, other] = [await create.general(), await create.brand()];
    await givePoints(own.id, 10);
    await givePoints(other.id, 20);
    await givePoints(own.id, 30);
    const { data } = await call(listPointHistory, { token: own.token });
    expect(data.results.map(({ point, balance }) => [point, balance])).toEqual([
      [30, 40],
      [10, 10],
    ]);
    expect((await call(listPointHistory, { token: own.token, query: { user_id: other.id } })).status).toBe(403);
  });

  test('of all is read by operators, by account, type, word and day', async () => {
    const { create } = testServer();
    const [member, brand, staff] = [await create.general(), await create.brand(), await create.staff()];
    await givePoints(member.id, 10);
    const body = { user_id: brand.id, point: 70, description: '이벤트 당첨' };
    await call(createPointHistory, { token: staff.token, body });
    const pointsBy = async (query: object) =>
      (await call(listPointHistory, { token: staff.token, query })).data.results.map(({ point }) => point);
    expect(await pointsBy({})).toHaveLength(2);
    expect(await pointsBy({ user_id: member.id })).toEqual([10]);
    expect(await pointsBy({ history_type: PointHistoryType.STAFF_GRANT })).toEqual([70]);
    expect(await pointsBy({ search: '당첨' })).toEqual([70]);
    expect(await pointsBy({ date_end: '2020-01-01' })).toEqual([]);
  });
});

test('the months of a member are sums of its own entries that match the filters, for the member and for operators', async () => {
  const { create, db } = testServer();
  const [own, other, staff] = [await create.general(), await create.general(), await create.staff()];
  const post = (userId: number, points: number, now: string) => {
    const more = { causeKey: `test:${userId}:${points}`, description: '자료 판매', now: new Date(now) };
    return postPoints(db, { userId, type: PointHistoryType.OTHER, points, ...more });
  };
  await post(own.id, 100, '2026-10-31T14:59:58Z');
  await post(own.id, -30, '2026-10-31T14:59:59Z');
  // A second later it is November in Korea.
  await post(own.id, 7, '2026-10-31T15:00:00Z');
  await post(other.id, 1000, '2026-10-31T15:00:00Z');
  const { data } = await call(listPointMonths, { token: own.token });
  expect(data).toEqual([
    { month: '2026-11', given: 7, taken: 0 },
    { month: '2026-10', given: 100, taken: 30 },
  ]);
  const october = { date_start: '2026-10-01', date_end: '2026-10-31' };
  expect((await call(listPointMonths, { token: own.token, query: october })).data).toHaveLength(1);
  expect((await call(listPointMonths, { token: own.token, query: { search: '없는 말' } })).data).toEqual([]);
  const backwards = { date_start: '2026-10-02', date_end: '2026-10-01' };
  expect((await call(listPointMonths, { token: own.token, query: backwards })).status).toBe(422);
  // Operators read those of a member whom they name.
  const ofOwn = await call(listPointMonths, { token: staff.token, query: { user_id: own.id } });
  expect(ofOwn.data).toEqual(data);
  expect((await call(listPointMonths, { token: staff.token })).problem.fields).toHaveProperty('user_id');
  expect((await call(listPointMonths, { token: own.token, query: { user_id: other.id } })).status).toBe(403);
});

const entryOf = (user_id: number, point: number, more = {}) => ({ user_id, point, description: '정정', ...more });

describe('points by hand', () => {
  test('are given and taken with a reason', async () => {
    const { create } = testServer();
    const [member, staff] = [await create.general(), await create.staff()];
    const given = await call(createPointHistory, { token: staff.token, body: entryOf(member.id, 500) });
    expect(given.data).toMatchObject({ point: 500, balance: 500, history_type: 1, description: '정정' });
    const taken = await call(createPointHistory, { token: staff.token, body: entryOf(member.id, -200) });
    expect(taken.data).toMatchObject({ point: -200, balance: 300, history_type: 2 });
    const staffOf = async ({ token }: TestAccount) =>
      (await call(listPointHistory, { token, query: { user_id: member.id } })).data.results.map(
        (entry) => entry.staff?.id,
      );
    // Operators read who did it, the member does not.
    expect([await staffOf(staff), await staffOf(member)]).toEqual([
      [staff.id, staff.id],
      [undefined, undefined],
    ]);
    const info = await call(getPointInfo, { token: member.token });
    expect(info.data).toMatchObject({ point_all: null, my_point: 300, my_accum_point: 500 });
    const ofAll = await call(getPointInfo, { token: staff.token, body: { user_id: member.id } });
    expect(ofAll.data).toMatchObject({ point_all: 300, accum_point_all: 500, my_point: 300 });
  });

  test('are told to their owner, whose open screens read the balance again', async () => {
    const { create } = testServer();
    const [member, staff] = [await create.general(), await create.staff()];
    const channel = await openChannel(member.token);
    await channel.firstId();
    await call(createPointHistory, { token: staff.token, body: entryOf(member.id, 700) });
    const changed = (await channel.next())?.event;
    channel.close();
    expect(changed).toMatchObject({ type: 'changed', tags: expect.arrayContaining(['points']) as unknown });
    await call(createPointHistory, { token: staff.token, body: entryOf(member.id, -200) });
    await deliverNotifications();
    const { results } = (await call(listNotifications, { token: member.token })).data;
    expect(results.map(({ title, content, link }) => [title, content, link])).toEqual([
      ['포인트가 차감됐어요', '200P를 차감했어요. 사유: 정정', '/points'],
      ['포인트를 받았어요', '700P를 드렸어요. 사유: 정정', '/points'],
    ]);
    expect((await call(listNotifications, { token: staff.token })).data.count).toBe(0);
  });

  test('above 100,000 are an ADMIN’s, and so is to take what is not there', async () => {
    const { create } = testServer();
    const [member, staff, admin] = [await create.general(), await create.staff(), await create.admin()];
    const post = async (token: string, body: ReturnType<typeof entryOf>) =>
      (await call(createPointHistory, { token, body })).status;
    expect(await post(staff.token, entryOf(member.id, 100_001))).toBe(403);
    expect(await post(staff.token, entryOf(member.id, 100_000))).toBe(200);
    expect(await post(staff.token, entryOf(member.id, -100_000, { force: true }))).toBe(403);
    expect(await post(admin.token, entryOf(member.id, -100_001))).toBe(409);
    expect(await post(admin.token, entryOf(member.id, -100_001, { force: true }))).toBe(200);
    expect(await post(admin.token, entryOf(staff.id, 5))).toBe(404);
    expect(await post(admin.token, entryOf(member.id, 0))).toBe(422);
  });
});

test('the point set is changed by an ADMIN, and members do not learn who did it', async () => {
  const { create } = testServer();
  const [admin, staff] = [await create.admin({ name: '정다은' }), await create.staff()];
  const body = {
    point_signup: 1000,
    point_referral: 500,
    point_referred: 300,
    limit_price_user: 0,
    limit_price_day: 9,
  };
  expect((await call(getPointSet, {})).data).toMatchObject({ point_signup: 0, updated: null });
  expect((await call(savePointSet, { token: staff.token, body })).status).toBe(403);
  expect((await call(savePointSet, { token: admin.token, body })).data.updated_by?.name).toBe('정다은');
  expect((await call(getPointSet, {})).data).toMatchObject({ ...body, updated_by: null });
});

test('a change of the point set names the version that it is made from, and the history has what each replaced', async () => {
  const { create } = testServer();
  const [admin, other, staff] = [await create.admin({ name: '정다은' }), await create.admin(), await create.staff()];
  const fields = {
    point_signup: 1000,
    point_referral: 500,
    point_referred: 300,
    limit_price_user: 0,
    limit_price_day: 0,
  };
  const first = await call(savePointSet, { token: admin.token, body: { ...fields, updated: null } });
  expect(first.status).toBe(200);
  const late = await call(savePointSet, { token: other.token, body: { ...fields, point_signup: 1, updated: null } });
  expect([late.status, late.problem]).toEqual([409, expect.objectContaining({ current: first.data })]);
  const body = { ...fields, point_signup: 2000, updated: first.data.updated };
  expect((await call(savePointSet, { token: other.token, body })).status).toBe(200);
  const { data } = await call(listPointSetVersions, { token: staff.token });
  expect(data.results.map(({ point_signup, previous }) => [point_signup, previous?.point_signup ?? null])).toEqual([
    [2000, 1000],
    [1000, null],
  ]);
  expect(data.results[1]?.updated_by.name).toBe('정다은');
  expect((await call(listPointSetVersions, { token: (await create.general()).token })).status).toBe(403);
});
