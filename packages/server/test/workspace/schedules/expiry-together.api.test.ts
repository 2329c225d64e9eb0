import { beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';

beforeEach(() => testServer().reset());

test('contracts that several people register at the same moment are one notification', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { clock, db } = testServer();
  const writers = [accounts.master, accounts.manager, accounts.member];
  const make = ({ token }: { token: string }, days: number) =>
    makeSchedule(token, space.id, {
      title: `${days}일`,
      contract_start: null,
      contract_end: addDays(toBusinessDate(clock.now()), days),
    });
  await Promise.all(writers.flatMap((writer, at) => [make(writer, 20 + at), make(writer, 10 + at)]));
  await deliverNotifications();
  const told = await db
    .selectFrom('notification')
    .where('link', 'like', '%/schedules%')
    .where('deleted', 'is', null)
    .select('title')
    .execute();
  expect(told.map(({ title }) => title)).toEqual(writers.map(() => "곧 끝나는 계약 6건 · 가장 급한 것 '10일'"));
});
