import { expect, test } from '@jest/globals';
import { parse } from '@danji/server/shop/parcels/parcel.parser';
import { makeSheetBytes } from '@danji/testing/make-sheet';

test('rows keep the numbers that the sheet displays, and columns may stand in any order', async () => {
  const bytes = await makeSheetBytes([
    ['송장 번호', '주문번호', '메모', '택배사'],
    ['612345678901', 7, '문 앞', '한진택배'],
    [null, null, null, null],
    [612345678902, '8', null, null],
  ]);
  expect(await parse(bytes)).toEqual([
    { row: 2, cells: { order_id: 7, company: '한진택배', number: '612345678901' } },
    { row: 4, cells: { order_id: '8', company: null, number: 612345678902 } },
  ]);
});
