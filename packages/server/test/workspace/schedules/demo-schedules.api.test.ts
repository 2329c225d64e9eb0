import { beforeEach, expect, test } from '@jest/globals';
import { listPreviousWorkSchedules, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { validateSchedule } from '@danji/contracts/workspace/schedule.validation';
import { seedDemoSchedules } from '@danji/server/workspace/schedules/demo-schedules';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';

beforeEach(() => testServer().reset());

test('the first work space has contracts of every range and type, and one with a past', async () => {
  const { create, db, clock } = testServer();
  const master = await create.general();
  const space = await makeSpace(master);
  await seedDemoSchedules(db, clock.now());
  const { data } = await call(listWorkSchedules, {
    token: master.token,
    query: { space_id: space.id, page_size: 100 },
  });
  expect(data.count).toBeGreaterThanOrEqual(25);
  expect(data.results.map((line) => [line.title, validateSchedule(line)])).toEqual(
    data.results.map(({ title }) => [title, {}]),
  );
  expect([
    new Set(data.results.map(({ bucket }) => bucket)).size,
    new Set(data.results.map(({ category1 }) => category1)).size,
  ]).toEqual([5, 4]);
  const guard = data.results.find(({ title }) => title === '경비 용역');
  expect(
    (await call(listPreviousWorkSchedules, { token: master.token, params: { id: guard?.id ?? 0 } })).data,
  ).toHaveLength(2);
});
