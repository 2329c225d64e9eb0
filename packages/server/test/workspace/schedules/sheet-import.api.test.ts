import { beforeEach, describe, expect, test } from '@jest/globals';
import { listScheduleChanges, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { strToU8, zipSync } from 'fflate';
import { makeSchedule } from './schedule-fixture.ts';
import { day, sendSheet, sheetOf } from './sheet-fixture.ts';
import { makeDesk } from './desk.ts';

beforeEach(() => testServer().reset());

const lines = (count: number) => Array.from({ length: count }, (_, at) => ['용역', '경비 용역', `계약 ${at}`]);
const saved = () => testServer().db.selectFrom('work_schedule').selectAll().orderBy('id').execute();

describe('an import', () => {
  test('first says line by line what would be refused and why, and writes nothing', async () => {
    const { token, space } = await makeDesk();
    await makeSchedule(token, space.id, { title: '있는 것' });
    const bytes = await sheetOf([
      ['용역', '경비 용역', '경비', '한빛', day('2027-01-01'), '2027. 12. 31.', '1억', null, '예', null],
      ['용역', '경비용역', '경비', '한빛', '20270101', '2027-12-31', '120,000,000원', null, '', ''],
      ['용역', '경비 용역', '경비', '한빛', '2027-01-01', '2027-12-31', 1, null, null, null],
      ['공사', '경비 용역', '', '', '2026-02-30', '내년', null, null, '글쎄', null],
      ['식당', '', '모르는 종류'],
      [null, null, null],
      ['용역', '경비 용역', '거꾸로', '', '2027-02-01', '2027-01-01'],
      ['용역', '경비 용역', '있는 것', '한빛경비', '2026-01-01', '2026-12-31'],
    ]);
    const { status, report } = await sendSheet(space.id, bytes, { token, isDryRun: true });
    expect(status).toBe(200);
    expect(report).toEqual({
      count: 7,
      accepted: 1,
      is_saved: false,
      preview: [
        {
          row: 3,
          title: '경비',
          category: '용역 · 경비 용역',
          contract: '한빛',
          period: '2027. 1. 1. ~ 2027. 12. 31.',
        },
      ],
      refused: [
        { row: 2, title: '경비', reasons: ['계약 금액은 원 단위 숫자로 적어 주세요.'] },
        { row: 4, title: '경비', reasons: ['3행과 같은 내용이에요.'] },
        {
          row: 5,
          title: '',
          reasons: [
            '시작일을 2026-11-21처럼 달력에 있는 날짜로 적어 주세요.',
            '종료일을 2026-11-21처럼 달력에 있는 날짜로 적어 주세요.',
            "'공사'에 없는 분류예요. '분류' 시트에서 골라 주세요.",
            '완료는 예 또는 아니요로 적어 주세요.',
            '제목을 입력해 주세요.',
          ],
        },
        { row: 6, title: '모르는 종류', reasons: ['종류를 공사, 용역, 판매, 기타 가운데 하나로 적어 주세요.'] },
        { row: 8, title: '거꾸로', reasons: ['종료일은 시작일보다 빠를 수 없어요.'] },
        { row: 9, title: '있는 것', reasons: ['제목, 분류, 업체, 기간이 같은 일정이 이미 있어요.'] },
      ],
    });
    expect(await saved()).toHaveLength(1);
  });

  test('then writes the good lines with a history, and a second time none of them', async () => {
    const { token, space } = await makeDesk();
    const bytes = await sheetOf([
      ['용역', '경비 용역', '경비'],
      ['용역', '없는 분류', '나쁨'],
      ['공사', '옥상 방수', '방수'],
    ]);
    const { report } = await sendSheet(space.id, bytes, { token });
    expect([report.accepted, report.refused.length, report.is_saved]).toEqual([2, 1, true]);
    const rows = (await call(listWorkSchedules, { token, query: { space_id: space.id } })).data.results;
    expect(rows.map(({ title }) => title)).toEqual(['경비', '방수']);
    expect(
      (await call(listScheduleChanges, { token, params: { id: rows[0]?.id ?? 0 } })).data.results.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['imported']);
    const again = await sendSheet(space.id, bytes, { token });
    expect([again.report.accepted, again.report.is_saved, (await saved()).length]).toEqual([0, false, 2]);
  });

  test('takes 1,000 lines and no more, all or none', async () => {
    const { token, space } = await makeDesk();
    expect((await sendSheet(space.id, await sheetOf(lines(1001)), { token })).problem.fields?.['file']).toContain(
      '1,001줄',
    );
    expect(await saved()).toEqual([]);
    expect((await sendSheet(space.id, await sheetOf(lines(1000)), { token })).report.accepted).toBe(1000);
    expect(await saved()).toHaveLength(1000);
  });

  test('refuses what is no sheet, one without its head, one without lines, and one that unpacks to too much', async () => {
    const { token, space } = await makeDesk();
    const bomb = Buffer.from(
      zipSync(
        { 'xl/workbook.xml': strToU8('<a/>'), 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 * 1024) },
        { level: 9 },
      ),
    );
    const wrong = [
      '그냥 글',
      Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
      await sheetOf([['가']], ['제목']),
      await sheetOf([]),
      bomb,
    ];
    const answers: (string | undefined)[] = [];
    for (const bytes of wrong) {
      const { status, problem } = await sendSheet(space.id, bytes, { token });
      expect(status).toBe(422);
      answers.push(problem.fields?.['file']);
    }
    expect(answers).toEqual([
      '엑셀 파일(XLSX)이 아니거나 깨진 파일이에요. 양식을 받아서 다시 적어 주세요.',
      '엑셀 파일(XLSX)이 아니거나 깨진 파일이에요. 양식을 받아서 다시 적어 주세요.',
      "첫 줄에 '종류', '분류' 칸이 없어요. 양식을 받아서 그 아래에 적어 주세요.",
      '적힌 줄이 없어요. 둘째 줄부터 적어 주세요.',
      '파일이 너무 커요. 나눠서 올려 주세요.',
    ]);
  });

  test('finds its columns by name, in any order, and without those it can do without', async () => {
    const { token, space } = await makeDesk();
    await sendSheet(
      space.id,
      await sheetOf([['방수', '공사', '옥상방수', '메모']], ['제목', '종류', '분류', '우리만 쓰는 칸']),
      { token },
    );
    expect((await saved()).map(({ title, category1, category2 }) => [title, category1, category2])).toEqual([
      ['방수', 1, 104],
    ]);
  });
});
