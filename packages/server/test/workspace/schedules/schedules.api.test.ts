import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  countWorkSchedules,
  createWorkSchedule,
  getWorkSchedule,
  listWorkSchedules,
} from '@danji/contracts/workspace/schedule.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { makeSchedule, scheduleBody, type ScheduleBody } from './schedule-fixture.ts';
import { makeDesk } from './desk.ts';

beforeEach(() => testServer().reset());

const inDays = (days: number) => addDays(toBusinessDate(testServer().clock.now()), days);

type Desk = Awaited<ReturnType<typeof makeDesk>>;

const titles = async ({ token, space }: Desk, query: Partial<QueryOf<typeof listWorkSchedules>> = {}) =>
  (await call(listWorkSchedules, { token, query: { space_id: space.id, ...query } })).data.results.map(
    ({ title }) => title,
  );

describe('writing', () => {
  test('keeps what was given, trimmed, and gives the rest a beginning', async () => {
    const { token, space, master } = await makeDesk();
    const { data } = await call(createWorkSchedule, {
      token,
      body: {
        space_id: space.id,
        title: ' 소독 ',
        category1: 2,
        category2: 701,
        description: ' 분기마다 ',
        contract_amount: 3_300_000,
      },
    });
    expect(data).toMatchObject({
      title: '소독',
      description: '분기마다',
      contract: '',
      contract_start: null,
      contract_end: null,
      contract_amount: 3_300_000,
      is_complete: false,
      previous: null,
      next: null,
      files: [],
      bucket: 4,
      user: { id: master.id },
    });
    expect((await call(getWorkSchedule, { token, params: { id: data.id } })).data).toEqual(data);
  });

  const WRONG: [name: string, given: Record<string, unknown>, fields: string[]][] = [
    ['no title', { title: '  ' }, ['title']],
    ['a title too long', { title: '가'.repeat(101) }, ['title']],
    ['a text too long', { description: '가'.repeat(5001) }, ['description']],
    ['a type that is none', { category1: 5 }, ['category1']],
    ['a sub-category of another type', { category1: 1 }, ['category2']],
    ['an end before the start', { contract_end: '2025-12-31' }, ['contract_end']],
    ['a day that is none', { contract_start: '2026-02-30' }, ['contract_start']],
    ['an amount below zero', { contract_amount: -1 }, ['contract_amount']],
    ['half a won', { contract_amount: 0.5 }, ['contract_amount']],
    ['too many files', { file_ids: Array.from({ length: 11 }, () => 'x'.repeat(21)) }, ['file_ids']],
    ['a file that is not there', { file_ids: ['x'.repeat(21)] }, ['file_ids.0']],
    ['a predecessor that is not there', { previous_id: 99 }, ['previous_id']],
    ['unknown fields', { bucket: 1 }, ['bucket']],
  ];

  test.each(WRONG)('refuses %s', async (_name, given, fields) => {
    const { token, space } = await makeDesk();
    const { status, problem } = await call(createWorkSchedule, {
      token,
      body: { ...scheduleBody(space.id), ...given } as ScheduleBody,
    });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, fields]);
    expect(Object.values(problem.fields ?? {}).join('')).toMatch(/요\./);
    expect(await testServer().db.selectFrom('work_schedule').select('id').execute()).toEqual([]);
  });
});

describe('a list', () => {
  test('is of one work space, by end or the newest first', async () => {
    const desk = await makeDesk();
    const other = await makeSpace(desk.master, '다른 단지');
    await makeSchedule(desk.token, other.id, { title: '남의 것' });
    for (const [title, contract_end] of [
      ['가', '2027-03-01'],
      ['나', null],
      ['다', '2026-12-01'],
      ['라', '2027-03-01'],
    ] as const) {
      await makeSchedule(desk.token, desk.space.id, { title, contract_end });
      testServer().clock.advance(60);
    }
    expect(await titles(desk, { ordering: '-created' })).toEqual(['라', '다', '나', '가']);
    expect(await titles(desk)).toEqual(['다', '라', '가', '나']);
    expect(await titles(desk, { ordering: 'contract_end' })).toEqual(['다', '라', '가', '나']);
    await testServer()
      .db.updateTable('work_schedule')
      .set({ is_complete: true })
      .where('title', 'in', ['다', '가'])
      .execute();
    // Nobody has to act on completed ones.
    expect(await titles(desk)).toEqual(['라', '나', '가', '다']);
    expect(await titles(desk, { page: 2, page_size: 3 })).toEqual(['다']);
    expect(await titles(desk, { is_complete: true })).toEqual(['가', '다']);
    const { data } = await call(listWorkSchedules, { token: desk.token, query: { space_id: desk.space.id, page: 9 } });
    expect([data.count, data.results]).toEqual([4, []]);
  });

  test('has ended contracts after those that go on, the last to end first, and is narrowed by kind', async () => {
    const desk = await makeDesk();
    const make = (title: string, contract_end: string | null, given: Partial<ScheduleBody> = {}) =>
      makeSchedule(desk.token, desk.space.id, { title, contract_start: null, contract_end, ...given });
    await make('작년', inDays(-400));
    await make('어제', inDays(-1));
    await make('계속', null);
    await make('곧', inDays(40), { category1: 1, category2: 101 });
    await make('다음 해', inDays(400));
    expect(await titles(desk)).toEqual(['곧', '다음 해', '계속', '어제', '작년']);
    expect(await titles(desk, { page: 2, page_size: 2 })).toEqual(['계속', '어제']);
    expect(await titles(desk, { filter_range: -1, is_complete: false })).toEqual(['어제', '작년']);
    expect(await titles(desk, { category1: 1 })).toEqual(['곧']);
    const query = { space_id: desk.space.id, category1: 2 as const, is_complete: false };
    expect((await call(countWorkSchedules, { token: desk.token, query })).data).toEqual({
      all: 4,
      done: 2,
      months_3: 0,
      months_6: 0,
      year_1: 0,
      later: 1,
      no_end: 1,
    });
  });

  test('finds a part of title, party, building, text and sub-category, with plain signs', async () => {
    const desk = await makeDesk();
    const rows: Partial<ScheduleBody>[] = [
      { title: '경비 100%' },
      { title: '나', contract: '푸른환경(주)' },
      { title: '다', building_name: '상가동' },
      { title: '라', description: '분기마다 소방 점검' },
      { title: '마', category1: 2, category2: 601 },
    ];
    for (const given of rows) await makeSchedule(desk.token, desk.space.id, { category2: 501, contract: '', ...given });
    const find = (search: string) => titles(desk, { search });
    expect([
      await find('0%'),
      await find('푸른환경'),
      await find('상가'),
      await find(' 소방 '),
      await find('승강기 유지'),
      await find('_'),
    ]).toEqual([['경비 100%'], ['나'], ['다'], ['라'], ['마'], []]);
    expect(
      (await call(countWorkSchedules, { token: desk.token, query: { space_id: desk.space.id, search: '상가' } })).data
        .all,
    ).toBe(1);
  });
});
