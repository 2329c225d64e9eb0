import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { renderPage } from '@danji/testing/page/render-page';
import { buyProduct, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

/** A payment of 54,000 won of which 30,000 could not be given back, for a code, and a day on which it differs. */
async function makePayment(failure_code = '2003') {
  const { create, db, clock } = testServer();
  const [staff, member] = [await create.staff(), await create.general({ name: '김가람' })];
  const order_id = await buyProduct(member, await sellProduct(staff));
  const now = clock.now();
  const { id: payment_id } = await db
    .insertInto('shop_payment')
    .values({
      uuid: 'P'.padEnd(21, '0'),
      user_id: member.id,
      status: 1,
      method: 'card',
      name: '분말 소화기',
      order_price: 54_000,
      shipping_fee: 0,
      used_point: 0,
      payment_price: 54_000,
      balance: 54_000,
      payment_code: 'UT0000113m0101',
      created: now,
      updated: now,
      paid: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('shop_payment_order').values({ payment_id, order_id, amount: 54_000, point: 0 }).execute();
  const refund = { uuid: 'R', cause_key: 'R', kind: 'refund', amount: 30_000, reason: '주문 취소' } as const;
  await db
    .insertInto('shop_refund')
    .values({ ...refund, payment_id, order_id, state: 'failed', failure_code, tries: 3, created: now })
    .execute();
  const day = toBusinessDate(now);
  const { id: check_id } = await db
    .insertInto('payment_check')
    .values({ day, payments: 5, unanswered: 1, differences: 1, elapsed: 900, created: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const theirs = { their_status: 'partialCancelled', their_amount: 30_000 };
  const difference = { check_id, payment_id, kind: 'refunded', our_status: 1, our_amount: 0, ...theirs } as const;
  await db.insertInto('payment_difference').values(difference).execute();
  return { staff, order_id, payment_id, check_id };
}

test('an operator finds a payment by its order, sees why its refund was refused, and tries it again', async () => {
  const { staff, order_id, payment_id } = await makePayment();
  const list = await renderPage(remote.routes, { at: `/admin/payments?search=${order_id}&method=card`, as: staff });
  const link = await list.screen.findByRole('link', { name: /분말 소화기/ });
  expect(link.getAttribute('href')).toBe(`/admin/payments/${payment_id}`);

  const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/payments/${payment_id}`, as: staff });
  const refunds = within(await screen.findByRole('region', { name: '환불' }));
  expect(refunds.getByText('환불 거절')).toBeTruthy();
  expect(refunds.getByText('결제 회사가 취소하지 못했어요. (2003) · 3번 시도')).toBeTruthy();
  const orders = within(screen.getByRole('region', { name: '주문' }));
  expect(orders.getByRole('link').getAttribute('href')).toBe(`/admin/orders/${order_id}`);
  expect(orders.getByText(new RegExp(OrderStatus.label(OrderStatus.PAID)))).toBeTruthy();
  await user.click(refunds.getByRole('button', { name: '다시 시도' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('환불을 다시 요청했어요')).toBeTruthy();
  expect(await refunds.findByText('환불 중')).toBeTruthy();
  expect(refunds.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

test('an operator who has sent a part of a card to an account says so once, after a question', async () => {
  const { staff, payment_id } = await makePayment('by_account');
  const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/payments/${payment_id}`, as: staff });
  const refunds = within(await screen.findByRole('region', { name: '환불' }));
  expect(refunds.getByText('카드 일부만 취소할 수 없어 계좌로 직접 보내요.')).toBeTruthy();
  expect(refunds.queryByRole('button', { name: '다시 시도' })).toBeNull();
  await user.click(refunds.getByRole('button', { name: '계좌로 보냈어요' }));
  const question = within(await screen.findByRole('alertdialog', { name: '30,000원을 계좌로 보냈나요?' }));
  await user.click(question.getByRole('button', { name: '보냈어요' }));
  expect(await screen.findByText('환불을 마쳤어요')).toBeTruthy();
  expect(await refunds.findByText('환불한 때')).toBeTruthy();
  expect(refunds.queryByRole('button', { name: '계좌로 보냈어요' })).toBeNull();
  const row = await testServer().db.selectFrom('shop_refund').select('state').executeTakeFirstOrThrow();
  expect(row.state).toBe('done');
});

test('a compared day names each difference with both sides, says what was not compared, and leads to the payment', async () => {
  const { staff, payment_id } = await makePayment();
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/payment-checks', as: staff });
  expect(await screen.findByText('확인 못 함 1건')).toBeTruthy();
  await user.click(await screen.findByText('차이 1건'));
  expect(await screen.findByText('결제 1건은 확인하지 못했어요')).toBeTruthy();
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toContainEqual(
    expect.stringMatching(/환불 금액이 다름.*결제완료 0원.*부분취소 30,000원.*UT0000113m0101/),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/admin/payments/${payment_id}`);
});
