import { beforeEach, expect, test } from '@jest/globals';
import type { Problem } from '@danji/contracts/problem';
import type { ProductSheet } from '@danji/contracts/shop/product-sheet';
import { checkProductSheet, getProductTemplate } from '@danji/contracts/shop/product-sheet.endpoints';
import { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { makeSheet } from '@danji/testing/make-sheet';
import { testServer } from '@danji/testing/test-server';
import { send } from '../../access/send.ts';
import { orderUnits } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';

let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
});

async function check(file: File) {
  const { status, text } = await send(checkProductSheet, { body: { file } }, staff.token);
  // The headers of the answer follow its body.
  const body: unknown = JSON.parse(text.slice(0, text.lastIndexOf('\n')));
  return { status, data: body as ProductSheet, problem: body as Problem };
}

test('a sheet says of each line what it adds or changes, or why it cannot by column, and changes nothing', async () => {
  const category = (await makeCategory(staff)).id;
  const product = await makeProduct(staff, category, { stock: 9, min_free_shipping_amount: 50_000, stock_alarm: null });
  await makeProduct(staff, category, { code: 'FS-002' });
  await orderUnits(await testServer().create.general(), product, 4);
  const { data } = await check(
    await makeSheet([
      ['상품 코드', '상품', '분류', '상태', '정가', '판매가', '재고', '재고 사유', '무료 배송 금액', '조회'],
      ['FS-001', product.name, '소방', '숨김', null, '26,000원', 12, '입고', '없음', 5],
      ['FS-002', null, null, '판매 중', null, null, null, null, null, null],
      ['NEW-1', '연결 송수구', '소방', null, null, 5_000, 3, null, null, null],
      ['FS-001', null, null, null, null, 1, null, null, null, null],
      ['NEW-2', 'x'.repeat(101), '없는 분류', '판매', null, -1, '많음', null, null, null],
      ['(예시)', null, null, null, null, null, null, null, null, null],
      ['FS-002', null, null, null, 1_000, null, null, null, null, null],
    ]),
  );
  const [changed, same, added, ...wrong] = data.lines;
  expect(changed).toMatchObject({
    product_id: product.id,
    updated: product.updated,
    given: { is_active: false, price: 26_000, min_free_shipping_amount: null },
    stock_amount: 3,
    stock_reason: '입고',
    changes: [
      { column: '상태', before: '판매 중', after: '숨김' },
      { column: '판매가', before: '27,000원', after: '26,000원' },
      { column: '무료 배송 금액', before: '50,000원', after: '없음' },
      { column: '재고', before: '9개', after: '12개' },
    ],
    errors: [],
  });
  expect(same).toMatchObject({ given: {}, stock_amount: 0, changes: [], errors: [] });
  expect(added).toMatchObject({
    product_id: null,
    name: '연결 송수구',
    given: { name: '연결 송수구', category, price: 5_000 },
    stock_amount: 3,
    errors: [],
  });
  expect(wrong.map(({ row, errors }) => [row, errors.map(({ column, reason }) => `${column}: ${reason}`)])).toEqual([
    [5, ['상품 코드: 2행과 상품 코드가 같아요.']],
    [
      6,
      [
        '상품: 상품은 100자까지 적을 수 있어요.',
        "분류: '없는 분류' 분류가 없어요. 상품 분류에 있는 이름으로 적어 주세요.",
        "상태: 상태는 '판매 중', '숨김' 가운데 하나로 적어 주세요.",
        '판매가: 판매가는 0부터 100,000,000원까지 숫자로 적어 주세요.',
        '재고: 재고는 0부터 1,000,000개까지 숫자로 적어 주세요.',
      ],
    ],
    [
      7,
      [
        '상품 코드: 영문 대문자, 숫자, 하이픈(-)으로 2자에서 30자까지 적어 주세요.',
        '상품: 새 상품에는 이 칸이 있어야 해요.',
        '분류: 새 상품에는 이 칸이 있어야 해요.',
        '판매가: 새 상품에는 이 칸이 있어야 해요.',
      ],
    ],
    [8, ['정가: 정가는 판매가보다 낮을 수 없어요.', '상품 코드: 3행과 상품 코드가 같아요.']],
  ]);

  const stock = await makeSheet([
    ['상품 코드', '재고'],
    ['FS-001', 3],
  ]);
  expect((await check(stock)).data.lines[0]?.errors).toEqual([
    {
      column: '재고',
      reason: '결제를 기다리는 주문이 4개를 잡아 두고 있어요. 그보다 적게 둘 수 없어요.',
    },
    { column: '재고 사유', reason: '재고를 바꾸는 사유를 적어 주세요.' },
  ]);
  const template = await call(getProductTemplate, { token: staff.token });
  expect(template.data.name).toBe('상품 양식.xlsx');
  const filled = await check(new File([Buffer.from(template.data.base64, 'base64')], '표.xlsx'));
  expect(filled.data.lines.map(({ errors }) => errors.map(({ column }) => column))).toEqual([['상품 코드']]);
  const foreign = await check(await makeSheet([['이름'], ['소화기']]));
  expect(foreign.problem.fields?.['file']).toContain("'상품 코드'");
  const { results } = (await call(listStaffProducts, { token: staff.token })).data;
  expect(results.map(({ code, price }) => [code, price])).toEqual([
    ['FS-002', 27_000],
    ['FS-001', 27_000],
  ]);
});
