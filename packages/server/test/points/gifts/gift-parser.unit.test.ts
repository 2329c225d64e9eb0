import { expect, test } from '@jest/globals';
import { MAX_GIFT_LINES } from '@danji/contracts/points/coupon-gift';
import { parse } from '@danji/server/points/gifts/gift.parser';
import { makeSheetBytes } from '@danji/testing/make-sheet';

test('reads numbers and names, and no other column', async () => {
  const bytes = await makeSheetBytes([
    ['이름', '메모', '회원 번호'],
    ['김가람', '우리만 보는 칸', 12],
  ]);
  expect(await parse(bytes)).toEqual([{ row: 2, cells: { user_id: 12, name: '김가람' } }]);
});

test('refuses a sheet without numbers of members, and more lines than one may have', async () => {
  await expect(parse(await makeSheetBytes([['이름'], ['김가람']]))).rejects.toMatchObject({ reason: 'refused' });
  const lines = Array.from({ length: MAX_GIFT_LINES + 1 }, () => [12]);
  await expect(parse(await makeSheetBytes([['회원 번호'], ...lines]))).rejects.toMatchObject({ reason: 'refused' });
});
