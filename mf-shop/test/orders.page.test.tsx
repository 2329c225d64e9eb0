import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { getOrder } from '@danji/contracts/shop/order.endpoints';
import { listProductReviews } from '@danji/contracts/shop/product-review.endpoints';
import { markPaid } from '@danji/server/shop/orders/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { beforeEach, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { orderNow } from './orders.ts';
import { openShop } from './products.ts';

beforeEach(() => testServer().reset());

/** Orders two fire extinguishers. */
const order = async (member: TestAccount): Promise<number> =>
  orderNow(member, (await (await openShop()).sell('분말 소화기')).id, 2);

/** The money comes, and our staff send the parcel. */
async function payAndShip(id: number): Promise<void> {
  const { db, clock, create } = testServer();
  const payment = { uuid: 'pay-1', code: 'tid-1', receiptUrl: 'https://example.com/receipt' };
  await transaction(db, (db) => markPaid(db, [id], payment, clock.now()));
  const { token } = await create.staff();
  const parcel = { post_company: 'CJ대한통운', post_tracking_number: '1234-5678-9012' } as const;
  await call(moveStaffOrder, { token, params: { id }, body: { status: OrderStatus.PREPARING } });
  await call(moveStaffOrder, { token, params: { id }, body: { status: OrderStatus.SHIPPING, ...parcel } });
}

test('a member finds an unpaid order by its state, sees how long it is held, and cancels it after a question', async () => {
  const member = await testServer().create.general();
  const { screen, user, within, go } = await renderPage(remote.routes, { at: '/shop/orders', as: member });
  expect(await screen.findByText('아직 주문한 상품이 없어요')).toBeTruthy();
  const id = await order(member);
  await go('/shop/orders?status=2');
  expect(await screen.findByText('이 상태의 주문이 없어요')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: '상태' }), '결제대기');
  await user.click(await screen.findByRole('link', { name: '분말 소화기' }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^1[45]:\d\d 동안/);
  expect(screen.getByText('(10408) 경기 고양시 일산동구 장항로 100')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '주문 취소' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '주문 취소' }));
  expect(await screen.findByText('취소완료')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '다시 주문하기' })).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id } })).data.status).toBe(OrderStatus.CANCELED);
});

test('a member follows the parcel, reads what happened, and confirms the order for its points, and reviews the product', async () => {
  const member = await testServer().create.general();
  const id = await order(member);
  await payAndShip(id);
  const { screen, user, waitFor, within } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  expect(await screen.findByRole('link', { name: '배송 조회' })).toHaveProperty(
    'href',
    'https://trace.cjlogistics.com/next/tracking.html?wblNo=123456789012',
  );
  expect(screen.getByRole('link', { name: '영수증 보기' })).toBeTruthy();
  const events = within(screen.getByRole('region', { name: '진행 내역' }));
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent?.split(/나|결제 |운영팀/)[0])).toEqual([
    '상품을 보냈어요',
    '상품을 준비하기 시작했어요',
    '결제했어요',
    '주문했어요',
  ]);
  await user.click(screen.getByRole('button', { name: '구매확정' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '구매확정' }));
  expect(await events.findByText('구매를 확정했어요')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '후기 쓰기' }));
  await user.click(await screen.findByRole('button', { name: '후기 남기기' }));
  expect(await screen.findByText('별점을 매겨 주세요.')).toBeTruthy();
  screen.getByRole('slider', { name: /별점/ }).focus();
  await user.keyboard('4');
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '튼튼해요');
  await user.click(screen.getByRole('button', { name: '후기 남기기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '후기 쓰기' })).toBeNull());
  expect((await call(listProductReviews, { token: member.token, query: {} })).data.results).toMatchObject([
    { rating: 4, content: '튼튼해요', order: id },
  ]);
  expect(screen.queryByRole('button', { name: '구매확정' })).toBeNull();
});

test('a member sees what comes back of an order that is prepared, and asks for a cancel with a reason', async () => {
  const { create, db, clock } = testServer();
  const [member, { token }] = [await create.general(), await create.staff()];
  const id = await order(member);
  await transaction(db, (db) => markPaid(db, [id], { uuid: 'pay-1', code: 'tid-1', receiptUrl: null }, clock.now()));
  await call(moveStaffOrder, { token, params: { id }, body: { status: OrderStatus.PREPARING } });
  const { screen, user, within } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  await user.click(await screen.findByRole('button', { name: '취소 요청하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /취소 사유/ }), '잘못 골랐어요');
  expect(dialog.getAllByText('54,000원')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: '취소 요청' }));
  expect(await screen.findByText('취소 요청을 확인하고 있어요.')).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id } })).data).toMatchObject({
    status: OrderStatus.CANCEL_REQUEST,
    cancel_reason: '잘못 골랐어요',
  });
});

test('an order of somebody else does not exist', async () => {
  const id = await order(await testServer().create.general());
  const { screen } = await renderPage(remote.routes, {
    at: `/shop/orders/${id}`,
    as: await testServer().create.general(),
  });
  expect(await screen.findByText('주문을 찾을 수 없어요')).toBeTruthy();
});
