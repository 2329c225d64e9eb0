import { beforeEach, describe, expect, test } from '@jest/globals';
import { ScheduleRange, toScheduleBucket } from '@danji/contracts/workspace/schedule-bucket';
import { listCalendarSchedules, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { countByRange, listScheduleRows } from '@danji/server/workspace/schedules/schedule.repository';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSchedule } from './schedule-fixture.ts';
import { makeDesk } from './desk.ts';

beforeEach(() => testServer().reset());

describe('a list', () => {
  test('is narrowed by the very rule of the bucket, around ends of months, 29 February and midnight in Seoul', async () => {
    const desk = await makeDesk();
    const { db } = testServer();
    const { DONE, MONTHS_3, MONTHS_6, YEAR_1 } = ScheduleRange;
    for (const now of [
      '2027-11-29T14:59:59Z',
      '2027-11-29T15:00:00Z',
      '2028-02-29T03:00:00Z',
      '2027-02-28T15:30:00Z',
      '2026-08-31T14:59:00Z',
      testServer().clock.now().toISOString(),
    ]) {
      const today = toBusinessDate(new Date(now));
      await db.deleteFrom('work_schedule').execute();
      const near = (days: number) => Array.from({ length: 9 }, (_, at) => addDays(today, days - 4 + at));
      const ends = [...new Set([0, 59, 89, 91, 180, 183, 275, 365, 366].flatMap(near)), null];
      const row = {
        space_id: desk.space.id,
        user_id: desk.master.id,
        category1: 2,
        category2: 502,
        description: '',
        contract: '',
        contract_start: null,
        building_name: '',
        is_complete: false,
        contract_amount: null,
        previous_id: null,
        created: now,
        updated: now,
      } as const;
      await db
        .insertInto('work_schedule')
        .values(ends.map((contract_end) => ({ ...row, title: String(contract_end), contract_end })))
        .execute();
      const query = { space_id: desk.space.id, today };
      const counts: number[] = [];
      for (const filter_range of [DONE, MONTHS_3, MONTHS_6, YEAR_1] as const) {
        const expected = ends.filter((end) => toScheduleBucket(end, today) === filter_range).map(String);
        const { results, count } = await listScheduleRows(db, { ...query, filter_range, page_size: 100 });
        expect([now, filter_range, results.map(({ title }) => title).toSorted()]).toEqual([
          now,
          filter_range,
          expected.toSorted(),
        ]);
        counts.push(count);
      }
      const { done, months_3, months_6, year_1, all } = await countByRange(db, query);
      expect([done, months_3, months_6, year_1, all]).toEqual([...counts, ends.length]);
    }
    // The call uses the current day in Seoul; each row has its own bucket.
    for (const filter_range of [DONE, MONTHS_3, MONTHS_6, YEAR_1] as const) {
      const { data } = await call(listWorkSchedules, {
        token: desk.token,
        query: { space_id: desk.space.id, filter_range, page_size: 100 },
      });
      expect(data.count).toBeGreaterThan(0);
      expect(data.results.every(({ bucket }) => bucket === filter_range)).toBe(true);
    }
  });
});

test('the calendar has what begins or ends in the month, once each', async () => {
  const desk = await makeDesk();
  const periods = [
    ['2026-11-01', '2026-11-30', '안'],
    ['2026-10-31', '2026-11-30', '끝'],
    ['2026-11-30', '2027-11-29', '시작'],
    ['2026-10-01', '2026-12-31', '지나감'],
    ['2026-11-15', null, '열림'],
    [null, '2026-11-01', '하루'],
    ['2026-12-01', '2026-12-31', '다음'],
    [null, null, '없음'],
  ] as const;
  for (const [contract_start, contract_end, title] of periods)
    await makeSchedule(desk.token, desk.space.id, { contract_start, contract_end, title });
  const read = async (month: string) =>
    call(listCalendarSchedules, { token: desk.token, query: { space_id: desk.space.id, month } });
  expect((await read('2026-11')).data.results.map(({ title }) => title).toSorted()).toEqual([
    '끝',
    '시작',
    '안',
    '열림',
    '하루',
  ]);
  expect((await read('2026-13')).status).toBe(422);
});
