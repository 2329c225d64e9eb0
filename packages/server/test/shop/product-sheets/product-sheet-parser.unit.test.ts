import { expect, test } from '@jest/globals';
import { parse } from '@danji/server/shop/product-sheets/product-sheet.parser';
import { makeSheetBytes } from '@danji/testing/make-sheet';

test('rows have the columns that the sheet has, in any order, and no others', async () => {
  const bytes = await makeSheetBytes([
    ['판매가', '상품 코드', '조회'],
    [27_000, 'FS-001', 3],
  ]);
  expect(await parse(bytes)).toEqual([{ row: 2, cells: { price: 27_000, code: 'FS-001' } }]);
});
