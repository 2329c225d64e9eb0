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
    const { DONE, MONTHS_3, MONTHS_6, YEAR_1, LATER, NO_END } = ScheduleRange;
    const ranges = [DONE, MONTHS_3, MONTHS_6, YEAR_1, LATER, NO_END] as const;
    /** The last two ranges are one bucket. */
    const rangeOf = (end: string | null, today: string) => (end === null ? NO_END : toScheduleBucket(end, today));
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
      for (const filter_range of ranges) {
        const expected = ends.filter((end) => rangeOf(end, today) === filter_range).map(String);
        const { results, count } = await listScheduleRows(db, { ...query, filter_range, page_size: 100 });
        expect([now, filter_range, results.map(({ title }) => title).toSorted()]).toEqual([
          now,
          filter_range,
          expected.toSorted(),
        ]);
        counts.push(count);
      }
      const { done, months_3, months_6, year_1, later, no_end, all } = await countByRange(db, query);
      expect([done, months_3, months_6, year_1, later, no_end]).toEqual(counts);
      // Every contract is in one of the ranges.
      expect([all, counts.reduce((sum, count) => sum + count, 0)]).toEqual([ends.length, ends.length]);
    }
    // The call uses the current day in Seoul; each row has its own bucket.
    for (const filter_range of ranges.slice(0, 4)) {
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

test('the calendar has the days by which the next contract must be announced, unless the old one is completed', async () => {
  const desk = await makeDesk();
  const make = (contract_end: string, given = {}) =>
    makeSchedule(desk.token, desk.space.id, { contract_start: null, contract_end, ...given });
  const ending = await make('2027-04-15', { title: '경비' });
  await make('2027-04-15', { title: '끝낸 것', is_complete: true });
  const read = async (month: string) =>
    (await call(listCalendarSchedules, { token: desk.token, query: { space_id: desk.space.id, month } })).data
      .legal_days;
  expect(await read('2027-03')).toEqual([
    { schedule_id: ending.id, title: '경비', key: 'notice', name: '입찰공고', date: '2027-03-15' },
    { schedule_id: ending.id, title: '경비', key: 'notice_again', name: '재공고 마지막 날', date: '2027-03-27' },
  ]);
  expect([await read('2027-02'), await read('2027-04')]).toEqual([[], []]);
});
