import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { getStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { quoteOrder } from '@danji/contracts/shop/order.endpoints';
import { createPayment, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import {
  cancelPhoneOrder,
  createPhoneOrder,
  listMemberAddresses,
  quotePhoneOrder,
} from '@danji/contracts/shop/phone-order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { createUserAddress } from '@danji/contracts/shop/user-address.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { endHolds } from '@danji/server/shop/orders/jobs';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { payInWindow, renew } from '../payments/payment-fixture.ts';
import { edit, makeCategory, makeProduct, moveStock, option, read, saveOptions } from '../products/product-fixture.ts';
import { orderUnits, type PhoneOrderBody, phoneOrderBody, readHolds, readOrder } from './order-fixture.ts';

const { PENDING, PAID, CANCELED, FAILED } = OrderStatus;
let staff: TestAccount;
let member: TestAccount;
/** 27,000 won, of which there are 10; shipping of 3,000 won is free from 50,000. */
let extinguisher: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  member = await testServer().create.general();
  extinguisher = await makeProduct(staff, (await makeCategory(staff)).id);
});

const unit = (quantity = 1, amount = 27_000 * quantity) => ({
  product_id: extinguisher.id,
  option_ids: [],
  quantity,
  amount,
});
const take = (given: Partial<PhoneOrderBody> = {}) =>
  call(createPhoneOrder, {
    token: staff.token,
    body: phoneOrderBody({ user_id: member.id, lines: [unit()], payment_price: 30_000, ...given }),
  });
const withdraw = (id: number) =>
  call(cancelPhoneOrder, { token: staff.token, params: { id }, body: { reason: '잘못 접수함' } });
const wallet = async () => (await call(getPointWallet, { token: member.token })).data;
const endTimes = () => testServer().platform.jobs.runNow(endHolds, {});

test('an operator takes an order of two products for a member, who is told and pays it like one of a cart', async () => {
  const box = await makeProduct(staff, extinguisher.category, { code: 'BOX-1', name: '소화전함' });
  const { data: groups } = await saveOptions(staff, box, {
    option_groups: [{ name: '크기', options: [option('소형', 20_000, { stock: 5 })] }],
    additional_groups: [{ name: '부속', additionals: [option('브래킷', 1_000, { stock: 3 })] }],
  });
  const small = groups.option_groups[0]?.options[0]?.id ?? 0;
  const bracket = groups.additional_groups[0]?.additionals[0]?.id ?? 0;
  await givePoints(member.id, 40_000);
  const address = { address1: '제주 제주시 첨단로 242', address2: '', message: '', is_default: true };
  const people = { title: '집', name: '김관리', tel: '010-1234-5678', address_code: '63309' };
  await call(createUserAddress, { token: member.token, body: { ...people, ...address } });
  const addresses = await call(listMemberAddresses, { token: staff.token, query: { user_id: member.id } });
  expect(addresses.data).toMatchObject([{ address_code: '63309', is_mountain: true }]);

  const boxes = {
    product_id: box.id,
    option_ids: [small],
    quantity: 1,
    additionals: [{ id: bracket, quantity: 2 }],
    amount: 22_000,
  };
  const { amount: _amount, ...wanted } = boxes;
  const lines = [{ product_id: extinguisher.id, option_ids: [], quantity: 1 }, wanted];
  const quoted = await call(quotePhoneOrder, {
    token: staff.token,
    body: { user_id: member.id, lines, address_code: '63309' },
  });
  // The same sums as for the member, of one line.
  const alone = await call(quoteOrder, { token: member.token, body: { product: wanted, address_code: '63309' } });
  expect(quoted.data.lines.map(({ amount, state }) => [amount, state])).toEqual([
    [27_000, 'available'],
    [alone.data.lines[0]?.amount, 'available'],
  ]);
  const { total, hold_until } = quoted.data;
  const { data: taken } = await take({
    lines: [unit(), boxes],
    delivery_address_code: '63309',
    payment_price: total,
    memo: ' 오전에 전화 ',
  });
  expect(taken).toMatchObject({ user_id: member.id, payment_price: total, hold_until, memo: '오전에 전화' });
  expect(taken.product_name).toBe('분말 소화기 외 1건');
  expect(taken.order_ids).toHaveLength(2);
  expect(new Date(hold_until).toISOString()).toMatch(/T14:59:59/);
  const id = taken.id;
  expect(await readOrder(member, id)).toMatchObject({ status: PENDING, is_by_phone: true, point: 0, hold_until });
  const { data: shown } = await call(getStaffOrder, { token: staff.token, params: { id } });
  expect(shown).toMatchObject({ entered_by: { id: staff.id }, events: [{ actor: 'staff', reason: '오전에 전화' }] });
  expect((await listNotified(member.token)).map(({ title }) => title)).toContain('전화로 주문한 상품을 결제해 주세요');
  const { data: log } = await call(listStaffLog, { token: (await testServer().create.admin()).token, query: {} });
  expect(log.results[0]?.new_object).toMatchObject({ payment_price: total, memo: '오전에 전화' });

  // An order that the member makes meanwhile does not take its place, and points are the member's own.
  await orderUnits(member, extinguisher, 1);
  expect([(await readOrder(member, id)).status, (await wallet()).available]).toEqual([PENDING, 40_000]);
  const { token } = member;
  const { data: payment } = await call(createPayment, { token, body: { order_ids: taken.order_ids } });
  const { data: ready } = await call(updatePayment, { token, body: { uuid: payment.uuid, method: 'card' } });
  await payInWindow(member, ready);
  expect(await readOrder(member, id)).toMatchObject({ status: PAID, is_by_phone: true });
  expect((await withdraw(id)).problem).toMatchObject({ code: 'invalid_transition', from: PAID });
});

test('what the operator has not seen, what cannot be had, and who cannot pay is refused in words', async () => {
  expect((await take({ lines: [unit(1, 26_000)] })).problem.title).toContain('26,000원에서 27,000원으로');
  expect((await take({ payment_price: 29_000 })).problem).toMatchObject({ code: 'conflict', payment_price: 30_000 });
  expect((await take({ lines: [unit(11)], payment_price: 297_000 })).problem.title).toContain('재고가 모자라요');
  expect((await take({ lines: [unit(), unit(2)] })).problem.fields).toHaveProperty('lines');
  expect((await take({ user_id: staff.id })).problem.fields).toHaveProperty('user_id');
  const cheap = await makeProduct(staff, extinguisher.category, { code: 'NUT', price: 500, shipping_fee: 0 });
  const nut = { product_id: cheap.id, option_ids: [], quantity: 1, amount: 500 };
  expect((await take({ lines: [nut], payment_price: 500 })).problem.title).toContain('1,000원');
  await edit(staff, extinguisher, { is_active: false });
  const body = { user_id: member.id, lines: [{ product_id: extinguisher.id, option_ids: [], quantity: 1 }] };
  const { data } = await call(quotePhoneOrder, { token: staff.token, body });
  expect([data.lines[0]?.state, data.total]).toEqual(['ended', 0]);
  expect((await take()).problem.title).toContain('지금은 팔지 않는 상품');
  expect(await readHolds()).toEqual([]);
});

test('goods are held until the end of the next day, or until our staff cancels; a member has three such orders at most', async () => {
  const [first, second, third] = [await take(), await take(), await take()].map(({ data }) => data.id);
  expect((await take()).problem.title).toContain('3건');
  await withdraw(first ?? 0);
  expect(await readOrder(member, first ?? 0)).toMatchObject({ status: CANCELED, cancel_reason: '잘못 접수함' });
  const { data: own } = await orderUnits(member, extinguisher, 1);
  expect((await withdraw(own[0]?.id ?? 0)).problem).toMatchObject({ code: 'invalid_transition', from: PENDING });

  const until = Date.parse((await readOrder(member, second ?? 0)).hold_until ?? '');
  testServer().clock.advance(Math.floor((until - testServer().platform.clock.now().getTime()) / 1000) - 1);
  await endTimes();
  member = await renew(member);
  expect((await readOrder(member, second ?? 0)).status).toBe(PENDING);
  testServer().clock.advance(2);
  await endTimes();
  expect([(await readOrder(member, second ?? 0)).status, (await readOrder(member, third ?? 0)).status]).toEqual([
    FAILED,
    FAILED,
  ]);
  const titles = (await listNotified(member.token)).map(({ title }) => title);
  expect(titles.filter((title) => title === '전화 주문의 결제 기한이 지났어요')).toHaveLength(2);
  expect(titles).toContain('전화 주문을 취소했어요');
  expect([await readHolds(), (await read('FS-001')).data.stock]).toEqual([[], 10]);
});

test('of a member and an operator who order the last units at once one has them', async () => {
  await moveStock(staff, extinguisher, -9);
  const other = await testServer().create.general();
  const both = await transaction(testServer().db, async (db) => {
    await db.selectFrom('shop_product').where('id', '=', extinguisher.id).select('id').forNoKeyUpdate().execute();
    const both = [take(), orderUnits(other, extinguisher, 1)] as const;
    await untilSessionWaits();
    return { both };
  }).then(({ both }) => Promise.all(both));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // Firm or not, one unit is held.
  expect(await readHolds()).toEqual([1, 1]);
  // The member who has it as an own order may begin again; one on the telephone stays.
  const [taken] = both;
  const again = await orderUnits(taken.status === 200 ? member : other, extinguisher, 1);
  expect(again.status).toBe(taken.status === 200 ? 409 : 200);
});
