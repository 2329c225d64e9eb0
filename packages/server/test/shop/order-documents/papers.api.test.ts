import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { addToCart, getCartAmounts } from '@danji/contracts/shop/cart.endpoints';
import {
  getEstimate,
  getOrderForm,
  getOrderStatement,
  getPackingSlips,
  getStaffOrderForm,
  getStaffOrderStatement,
} from '@danji/contracts/shop/order-document.endpoints';
import { answerCancel } from '@danji/contracts/shop/order-staff.endpoints';
import { cancelOrder } from '@danji/contracts/shop/order.endpoints';
import { updatePayment } from '@danji/contracts/shop/payment.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { readPdf } from '../../workspace/ai-documents/read-files.ts';
import { makeSpace } from '../../workspace/work-spaces/work-space-fixture.ts';
import { idsOf, orderUnits, pay, readOrder } from '../orders/order-fixture.ts';
import { startPayment } from '../payments/payment-fixture.ts';
import { edit, makeCategory, makeProduct, option, saveOptions } from '../products/product-fixture.ts';

let staff: TestAccount;
let buyer: TestAccount;
/** 27,000 won, shipping 3,000 won below 50,000. */
let extinguisher: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general({ name: '김소장' });
  extinguisher = await makeProduct(staff, (await makeCategory(staff)).id);
});

async function download(path: string, { token }: TestAccount = buyer) {
  const { statusCode, headers, rawPayload } = await testServer().app.inject({
    url: path,
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 200) return { status: statusCode, problem: JSON.parse(rawPayload.toString()) as { code: string } };
  const name = /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '';
  const { text, pages } = await readPdf(rawPayload);
  // Where a line of the page ends depends on the width of the column.
  return { status: 200, name: decodeURIComponent(name), pages, text: text.replaceAll(/\s+/g, ' ') };
}
const estimate = (query: Record<string, string>) => download(`${getEstimate.path}?${new URLSearchParams(query)}`);
const statement = (id: number, who?: TestAccount) => download(getOrderStatement.path.replace('{id}', String(id)), who);
const put = async (product_id: number, given = {}) =>
  (await call(addToCart, { token: buyer.token, body: { product_id, option_ids: [], quantity: 1, ...given } })).data.id;

test('an estimate names supplier, recipient and lines with supply value and VAT that add up to what the cart says', async () => {
  expect(await estimate({ total: '0' })).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  await makeSpace(buyer, '한빛마을 관리사무소');
  const box = await makeProduct(staff, extinguisher.category, { code: 'BOX-1', name: '소화전함' });
  const { data } = await saveOptions(staff, box, {
    option_groups: [{ name: '크기', options: [option('대형', 50_001, { stock: 5 })] }],
    additional_groups: [{ name: '부속', additionals: [option('받침대', 1_000, { stock: 5 })] }],
  });
  const [size, bracket] = [data.option_groups[0]?.options[0]?.id, data.additional_groups[0]?.additionals[0]?.id];
  const line = await put(box.id, { option_ids: [size], quantity: 2, additionals: [{ id: bracket, quantity: 3 }] });
  await put(extinguisher.id);
  const { total } = (await call(getCartAmounts, { token: buyer.token, query: { ids: String(line) } })).data;
  expect(total).toBe(103_002);
  const { name, pages, text } = await estimate({ ids: String(line), total: String(total) });
  expect(name).toMatch(/^견적서_한빛마을 관리사무소_\d{4}-\d\d-\d\d\.pdf$/);
  expect(pages).toBe(1);
  const { company } = testServer().platform.config;
  for (const expected of [
    '한빛마을 관리사무소 귀하',
    company.name,
    '123-45-67891',
    '소화전함',
    '크기: 대형',
    '추가 상품 받침대',
    // 100,002 and 3,000 won with 9,364 won of VAT, divided to the won.
    '50,001',
    '90,911',
    '9,091',
    '2,727',
    '273',
    '93,638',
    '9,364',
    '일금 일십만삼천이원정 (₩103,002, 부가세 포함)',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain(extinguisher.name);

  await edit(staff, extinguisher, { price: 20_000 });
  expect(await estimate({ total: '130002' })).toMatchObject({ status: 409, problem: { code: 'conflict' } });
});

test('an estimate of much goes on over pages under the names of its columns, and long names stay in their column', async () => {
  const name = '아파트 지하주차장 및 기계실 겸용 방수형 엘이디 비상조명등 매립형 대용량 배터리 내장 세트 상품'.padEnd(
    100,
    '가',
  );
  const long = await makeProduct(staff, extinguisher.category, {
    code: 'LONG-1',
    name,
    original_price: 9_000_000,
    price: 9_000_000,
  });
  const additionals = Array.from({ length: 20 }, (_, index) =>
    option(`${index}번 `.padEnd(60, '부속품'), 1_234_567, { stock: 99 }),
  );
  const { data } = await saveOptions(staff, long, { additional_groups: [{ name: '부속', additionals }] });
  const chosen = data.additional_groups[0]?.additionals.map(({ id }) => ({ id, quantity: 99 })) ?? [];
  await put(long.id, { additionals: chosen });
  const total = 9_000_000 + 20 * 99 * 1_234_567;
  const { pages = 0, text = '' } = await estimate({ total: String(total) });
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/품목 ?규격 ?수량 ?단가 ?공급가액 ?세액 ?금액/g)).toHaveLength(pages);
  expect(text).toContain('일금 이십사억오천삼백사십사만이천육백육십원정');
});

test('a statement of a paid order says what was sold, points and what was paid, to its buyer alone', async () => {
  await givePoints(buyer.id, 5_000);
  const [id = 0] = idsOf((await orderUnits(buyer, extinguisher, 1, { point: 5_000 })).data);
  expect(await statement(id)).toMatchObject({ status: 409, problem: { code: 'invalid_transition' } });
  await pay([id]);
  expect((await statement(id, await testServer().create.general())).status).toBe(404);
  const { name, text } = await statement(id);
  expect(name).toMatch(/^거래명세서_김관리_/);
  for (const expected of ['김관리 귀하', extinguisher.name, '배송비', '27,273', '2,727', '30,000', '-5,000', '25,000'])
    expect(text).toContain(expected);

  const ofStaff = getStaffOrderStatement.path.replace('{id}', String(id));
  expect(await download(ofStaff, staff)).toMatchObject({ text });
  expect((await download(ofStaff)).status).toBe(403);

  const { orders, uuid } = await startPayment(buyer, extinguisher);
  await givePoints(buyer.id, 30_000);
  await call(updatePayment, { token: buyer.token, body: { uuid, method: 'point', used_point: 30_000 } });
  const params = { id: orders[0]?.id ?? 0 };
  expect((await statement(params.id)).status).toBe(200);
  const { data } = await call(cancelOrder, { token: buyer.token, params, body: {} });
  expect(data.status).toBe(OrderStatus.CANCELED);
  expect(await statement(params.id)).toMatchObject({ status: 409, problem: { code: 'invalid_transition' } });
});

test('the form of an order says what was ordered, by whom and for whom, and its state, before and after it is paid', async () => {
  const [id = 0] = idsOf((await orderUnits(buyer, extinguisher, 2)).data);
  const form = (who?: TestAccount, { path } = getOrderForm as { path: string }) =>
    download(path.replace('{id}', String(id)), who);
  const { name, text } = await form();
  expect(name).toMatch(/^주문서_김관리_\d{4}-\d\d-\d\d\.pdf$/);
  const people = [
    '김관리 · 010-1234-5678',
    '관리사무소 · 031-123-4567',
    '(10408) 경기 고양시',
    '경비실에 맡겨 주세요.',
  ];
  for (const expected of ['결제대기', extinguisher.name, '결제할 금액', '54,000', ...people])
    expect(text).toContain(expected);
  await pay([id]);
  const paid = await form();
  expect(paid.text).toContain('결제완료');
  expect(paid.text).not.toContain('결제할 금액');
  expect(await form(staff, getStaffOrderForm)).toMatchObject({ text: paid.text });
  const answers = [await form(await testServer().create.general()), await form(buyer, getStaffOrderForm)];
  expect(answers.map(({ status }) => status)).toEqual([404, 403]);
});

test('packing slips of chosen orders are one file with what is left to pack; those without goods are left out', async () => {
  const slips = (ids: readonly number[]) => download(`${getPackingSlips.path}?ids=${ids.join(',')}`, staff);
  // Points pay it, so that a part of it comes back without the gateway.
  await givePoints(buyer.id, 81_000);
  const first = idsOf((await orderUnits(buyer, extinguisher, 3, { point: 81_000 })).data)[0] ?? 0;
  expect(await slips([first])).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  await pay([first], 'pay-first');
  const item = (await readOrder(buyer, first)).items[0]?.id ?? 0;
  const body = { is_accepted: true, reason: '파손', lines: `${item}:1` };
  await call(answerCancel, { token: staff.token, params: { id: first }, body });
  const other = idsOf((await orderUnits(buyer, extinguisher, 1)).data)[0] ?? 0;
  await pay([other], 'pay-other');
  const waiting = idsOf((await orderUnits(buyer, extinguisher, 1)).data)[0] ?? 0;
  const { name, text = '' } = await slips([first, other, waiting]);
  expect(name).toMatch(/^출고명세서_\d{4}-\d\d-\d\d\.pdf$/);
  for (const expected of [
    `출고 명세서 ${first}`,
    `출고 명세서 ${other}`,
    '(10408) 경기 고양시',
    '경비실에 맡겨 주세요.',
  ])
    expect(text).toContain(expected);
  expect(text).toMatch(/분말 소화기 2 □/);
  expect(text).not.toContain(`출고 명세서 ${waiting}`);
  expect((await statement(first)).text).toContain('1개 취소·반품·교환');
});
