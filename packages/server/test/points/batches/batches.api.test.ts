import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PointBatchReport } from '@danji/contracts/points/point-batch';
import { getPointInfo, listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { getPointBatchTemplate } from '@danji/contracts/points/point-batch.endpoints';
import type { Problem } from '@danji/contracts/problem';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { sheetOf } from '../../workspace/schedules/sheet-fixture.ts';

beforeEach(() => testServer().reset());

type Line = readonly [id: number | string | null, name: string, point: number | string | null, reason: string];
const toSheet = (lines: readonly Line[]) => sheetOf(lines, ['회원 번호', '이름', '포인트', '사유']);

async function send(token: string, bytes: Buffer, isDryRun = false) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), '지급.xlsx');
  form.append('is_dry_run', String(isDryRun));
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: 'POST',
    url: '/api/points/batch/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const data: unknown = response.json();
  return { status: response.statusCode, report: data as PointBatchReport, problem: data as Problem };
}

const pointsOf = async ({ token }: { token: string }) => (await call(getPointInfo, { token })).data.my_point;

async function plant() {
  const { create } = testServer();
  const [staff, admin] = [await create.staff(), await create.admin()];
  const [one, other] = [await create.general({ name: '김가람' }), await create.brand({ name: '이나래' })];
  await givePoints(other.id, 500);
  return { staff, admin, one, other };
}

describe('a sheet of entries by hand', () => {
  test('says of each line what comes of it, and posts nothing in a preview', async () => {
    const { staff, one, other } = await plant();
    const bytes = await toSheet([
      [one.id, '김가람', '1,000', '이벤트'],
      [one.id, '', -300, '정정'],
      [other.id, '', -200, '정정'],
    ]);
    const { report } = await send(staff.token, bytes, true);
    expect(report).toMatchObject({ wrong: 0, given: 1_000, taken: 500, refusal: null, posted: null, is_saved: false });
    expect(report.lines.map(({ row, name, before, after }) => [row, name, before, after])).toEqual([
      [2, '김가람', 0, 1_000],
      [3, '김가람', 1_000, 700],
      [4, '이나래', 500, 300],
    ]);
    expect(await pointsOf(one)).toBe(0);
  });

  test('posts all lines, tells the members, and posts the same lines once', async () => {
    const { staff, one, other } = await plant();
    const bytes = await toSheet([
      [one.id, '', 1_000, '이벤트'],
      [other.id, '', -200, '정정'],
    ]);
    expect((await send(staff.token, bytes)).report).toMatchObject({ is_saved: true, posted: expect.any(String) });
    const again = (await send(staff.token, bytes)).report;
    expect([again.is_saved, again.posted]).toEqual([false, expect.any(String)]);
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([1_000, 300]);
    const { data } = await call(listPointHistory, { token: staff.token, query: { user_id: one.id } });
    expect(data.results).toMatchObject([{ point: 1_000, history_type: 1, description: '이벤트' }]);
    expect(await listNotified(one.token)).toHaveLength(1);
  });

  test('posts nothing when one line is wrong, and says why', async () => {
    const { admin, staff, one, other } = await plant();
    const bytes = await toSheet([
      [one.id, '', 1_000, '이벤트'],
      [other.id, '다른 이름', 5, '이벤트'],
      [other.id, '', -501, '정정'],
      [staff.id, '', 5, '이벤트'],
      [one.id, '', 'x', ''],
    ]);
    const { report } = await send(admin.token, bytes);
    expect(report).toMatchObject({ wrong: 4, is_saved: false });
    expect(report.lines.map(({ reasons }) => reasons)).toEqual([
      [],
      ['회원 번호와 이름이 달라요.'],
      ['쓸 수 있는 포인트가 500P뿐이에요.'],
      ['이 번호의 회원이 없어요.'],
      ['포인트를 0이 아닌 숫자로 적어 주세요.', '사유를 적어 주세요.'],
    ]);
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([0, 500]);
  });

  test('above 100,000 together is an ADMIN’s', async () => {
    const { admin, staff, one, other } = await plant();
    const bytes = await toSheet([
      [one.id, '', 60_000, '이벤트'],
      [other.id, '', 40_001, '이벤트'],
    ]);
    const { report } = await send(staff.token, bytes);
    expect([report.is_saved, report.refusal]).toEqual([false, expect.stringContaining('최고관리자만')]);
    expect((await send(admin.token, bytes)).report.is_saved).toBe(true);
  });

  test('is refused when it is no sheet, lacks a column, or comes from a member', async () => {
    const { staff, one } = await plant();
    expect((await send(staff.token, Buffer.from('no sheet'))).problem.fields?.['file']).toMatch(/깨진 파일/);
    const lacking = await sheetOf([[one.id, 5]], ['회원 번호', '포인트']);
    expect((await send(staff.token, lacking)).problem.fields?.['file']).toMatch(/'사유' 칸이 없어요/);
    expect((await send(one.token, await toSheet([[one.id, '', 5, '시험']]))).status).toBe(403);
  });

  test('the template is refused as it is, with its example', async () => {
    const { staff } = await plant();
    const { data } = await call(getPointBatchTemplate, { token: staff.token });
    const { report } = await send(staff.token, Buffer.from(data.base64, 'base64'), true);
    expect(report.wrong).toBe(1);
  });
});
