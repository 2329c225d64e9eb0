import { expect, test } from '@jest/globals';
import { MAX_BATCH_LINES } from '@danji/contracts/points/point-batch';
import { parse } from '@danji/server/points/batches/batch.parser';
import { sheetOf } from '../../workspace/schedules/sheet-fixture.ts';

const HEADS = ['포인트', '사유', '회원 번호', '메모'];

test('reads the columns by their heads, in any order, and cuts long texts', async () => {
  const bytes = await sheetOf([[700, '이'.repeat(500), 12, '우리만 보는 칸']], HEADS);
  const rows = await parse(bytes);
  expect(rows).toEqual([{ row: 2, cells: { user_id: 12, point: 700, description: '이'.repeat(201) } }]);
});

test('refuses more lines than one sheet may have', async () => {
  const lines = Array.from({ length: MAX_BATCH_LINES + 1 }, () => [1, '정정', 12, '']);
  await expect(parse(await sheetOf(lines, HEADS))).rejects.toMatchObject({ reason: 'refused' });
});
