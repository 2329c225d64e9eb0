import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { getWorkSchedule, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { exportWorkSchedules, getScheduleTemplate } from '@danji/contracts/workspace/schedule-sheet.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';
import { day, HEADERS, sendSheet } from './sheet-fixture.ts';
import { makeDesk } from './desk.ts';

beforeEach(() => testServer().reset());

const fieldsOf = ({
  category1,
  category2,
  title,
  description,
  contract,
  contract_start,
  contract_end,
  building_name,
  is_complete,
  contract_amount,
}: WorkSchedule) => ({
  category1,
  category2,
  title,
  description,
  contract,
  contract_start,
  contract_end,
  building_name,
  is_complete,
  contract_amount,
});

describe('an export', () => {
  test('holds what the list shows, days as days and texts as texts, and comes back by an import as it was', async () => {
    const { token, master, space } = await makeDesk();
    const first = await makeSchedule(token, space.id, {
      title: '=HYPERLINK("https://evil.test","눌러")',
      contract: '+82-10',
      description: '@SUM(1)\n둘째 줄 <b>&',
      contract_amount: 1_234_567,
      is_complete: true,
    });
    const second = await makeSchedule(token, space.id, {
      title: '보험',
      category1: 4,
      category2: 1301,
      contract_start: null,
      contract_end: null,
    });
    const { data } = await call(exportWorkSchedules, { token, query: { space_id: space.id } });
    const bytes = Buffer.from(data.base64, 'base64');
    const [sheet] = await readXlsxFile(bytes);
    expect(sheet?.data[0]).toEqual(HEADERS);
    expect(sheet?.data[1]).toEqual([
      '용역',
      '경비 용역',
      first.title,
      '+82-10',
      day('2026-01-01'),
      day('2026-12-31'),
      1_234_567,
      null,
      '예',
      first.description,
    ]);
    // A formula would be an <f> element.
    expect(
      Object.entries(unzipSync(bytes)).filter(
        ([name, part]) => name.endsWith('.xml') && /<f[ >]/.test(strFromU8(part)),
      ),
    ).toEqual([]);
    const other = await makeSpace(master, '옮겨 간 단지');
    const { report } = await sendSheet(other.id, bytes, { token });
    expect([report.accepted, report.refused]).toEqual([2, []]);
    const { data: list } = await call(listWorkSchedules, {
      token,
      query: { space_id: other.id, ordering: 'contract_end' },
    });
    const copies = await Promise.all(
      list.results.map(async ({ id }) => (await call(getWorkSchedule, { token, params: { id } })).data),
    );
    // Completed schedules come last.
    expect(copies.map(fieldsOf)).toEqual([fieldsOf(second), fieldsOf(first)]);
    const empty = await call(exportWorkSchedules, { token, query: { space_id: space.id, search: '없는 말' } });
    expect((await readXlsxFile(Buffer.from(empty.data.base64, 'base64')))[0]?.data).toHaveLength(1);
  });
});

test('the form to fill in is accepted as it is, and lists all 180 sub-categories', async () => {
  const { token, space } = await makeDesk();
  const { data } = await call(getScheduleTemplate, { token });
  const bytes = Buffer.from(data.base64, 'base64');
  expect((await readXlsxFile(bytes))[1]?.data).toHaveLength(181);
  const { report } = await sendSheet(space.id, bytes, { token, isDryRun: true });
  expect([report.accepted, report.refused]).toEqual([1, []]);
});
