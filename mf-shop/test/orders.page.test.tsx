import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { collectReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import { getOrder } from '@danji/contracts/shop/order.endpoints';
import { listProductReviews } from '@danji/contracts/shop/product-review.endpoints';
import { markPaid } from '@danji/server/shop/orders/index';
import { toJson } from '@danji/server/platform/database/columns';
import { transaction } from '@danji/server/platform/database/transaction';
import { beforeEach, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { catchDownloads } from '@danji/testing/page/downloads';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { insertPayment, orderNow } from './orders.ts';
import { openShop, option } from './products.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

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
  const downloads = catchDownloads();
  for (const paper of ['거래명세서', '주문서']) await user.click(screen.getByRole('button', { name: `${paper} 받기` }));
  await waitFor(() => expect(downloads.names.toSorted().join()).toMatch(/^거래명세서_.+\.pdf,주문서_.+\.pdf$/));
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
  expect(await dialog.findAllByText('54,000원')).toHaveLength(2);
  await db.updateTable('shop_order').set({ payment_price: 53_000, point: 1_000 }).where('id', '=', id).execute();
  await user.click(dialog.getByRole('button', { name: '취소 요청' }));
  expect(await dialog.findByText(/54,000원에서 53,000원으로 바뀌었어요/)).toBeTruthy();
  expect(await dialog.findByText('53,000원')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '취소 요청' }));
  expect(await screen.findByText('취소 요청을 확인하고 있어요.')).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id } })).data).toMatchObject({
    status: OrderStatus.CANCEL_REQUEST,
    cancel_reason: '잘못 골랐어요',
  });
});

test('a member chooses units of an order, sees what comes back of them, and reads in the order what was asked for', async () => {
  const { create, db, clock } = testServer();
  const [member, { token }] = [await create.general(), await create.staff()];
  const id = await order(member);
  await transaction(db, (db) => markPaid(db, [id], { uuid: 'pay-1', code: 'tid-1', receiptUrl: null }, clock.now()));
  const payment_id = await insertPayment(member, id, { uuid: 'pay-1', method: 'card' });
  const body = toJson({ card: { canPartCancel: 'false' } });
  const answer = { payment_id, operation: 'approve', code: '0000', body, created: clock.now() };
  await db.insertInto('shop_payment_answer').values(answer).execute();
  await call(moveStaffOrder, { token, params: { id }, body: { status: OrderStatus.PREPARING } });
  const { screen, user, within } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  await user.click(await screen.findByRole('button', { name: '취소 요청하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  const line = await dialog.findByRole('checkbox', { name: '분말 소화기 · 2개' });
  expect(await dialog.findAllByText('54,000원')).toHaveLength(2);
  const byAccount = '이 카드는 결제 금액의 일부만 취소할 수 없어요';
  expect(dialog.queryByText(byAccount)).toBeNull();
  await user.click(line);
  await user.click(dialog.getByRole('button', { name: '취소 요청' }));
  expect(await dialog.findByText('취소할 상품을 골라 주세요.')).toBeTruthy();
  await user.click(line);
  await user.click(dialog.getByRole('button', { name: '분말 소화기 하나 빼기' }));
  expect(await dialog.findByText('-3,000원')).toBeTruthy();
  expect(dialog.getByText('24,000원')).toBeTruthy();
  expect(dialog.getByText(byAccount)).toBeTruthy();
  expect(dialog.getByText(/알려 주시는 계좌로 보내 드려요/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '취소 요청' }));
  const events = within(await screen.findByRole('region', { name: '진행 내역' }));
  expect(await events.findByText('일부 취소를 요청했어요')).toBeTruthy();
  expect(events.getByText('1개')).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id } })).data.items).toMatchObject([
    { asked_quantity: 1, ended_quantity: 0 },
  ]);
});

test('the cancel of an order whose money did not come by the payment window is asked of our staff', async () => {
  const { create, db, clock } = testServer();
  const member = await create.general();
  const id = await order(member);
  await transaction(db, (db) => markPaid(db, [id], { uuid: 'pay-1', code: null, receiptUrl: null }, clock.now()));
  const { screen } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '취소 문의하기' });
  expect(link.getAttribute('href')).toBe('/support/inquiries/new');
  expect(screen.queryByRole('button', { name: '주문 취소하기' })).toBeNull();
});

test('a member sees what comes back for each reason, asks for a return with a picture, and withdraws it', async () => {
  const member = await testServer().create.general();
  const id = await order(member);
  await payAndShip(id);
  const { screen, user, within, waitFor } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  await user.click(await screen.findByRole('button', { name: '반품 요청하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('51,000원')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /불량·파손/ }));
  await waitFor(() => expect(dialog.getAllByText('54,000원')).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: '반품 요청' }));
  expect(await dialog.findByText('상품이 어떻게 잘못됐는지 알려 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /자세한 사유/ }), '핸들이 부러졌어요');
  await user.click(dialog.getByRole('button', { name: '분말 소화기 하나 빼기' }));
  await waitFor(() => expect(dialog.getAllByText('27,000원')).toHaveLength(2));
  const picture = new File([Uint8Array.from(atob(PIXEL), (letter) => letter.codePointAt(0) ?? 0)], '사진.png', {
    type: 'image/png',
  });
  await user.upload(dialog.getByLabelText(/상품 사진/), picture);
  await user.click(dialog.getByRole('button', { name: '반품 요청' }));
  const card = within(await screen.findByRole('region', { name: '반품' }));
  expect(card.getByText('핸들이 부러졌어요')).toBeTruthy();
  expect(card.getByText('반품하는 상품').parentElement?.textContent).toBe('반품하는 상품1개');
  expect(card.getByRole('img', { name: '반품 사진 1' })).toBeTruthy();
  expect(await screen.findByText('반품 요청을 확인하고 있어요.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: '반품 요청 취소' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '요청 취소' }));
  expect(await screen.findByRole('button', { name: '반품 요청하기' })).toBeTruthy();
  expect(screen.getByText('요청을 취소했어요')).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id } })).data.returns).toMatchObject([
    { state: 'withdrawn', reason_code: 2, lines: '1개', images: [{}] },
  ]);
});

test('a member exchanges one of two for another colour, and finds the new order from the old one and back', async () => {
  const member = await testServer().create.general();
  const shop = await openShop();
  const product = await shop.sell('분말 소화기');
  const red = option('빨강', 27_000, 9);
  const colours = [option('파랑', 27_000, 9), red, option('대형', 40_000, 9), option('하양', 27_000, 0)];
  const { data } = await shop.offer(product, {
    option_groups: [{ name: '색', options: colours }],
    additional_groups: [],
  });
  const id = await orderNow(member, product.id, 2, [data.option_groups[0]?.options[0]?.id ?? 0]);
  await payAndShip(id);
  const { screen, user, within } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  await user.click(await screen.findByRole('button', { name: '교환 요청하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: '파랑 하나 빼기' }));
  const colour = await dialog.findByRole('combobox', { name: /색/ });
  expect([...colour.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '파랑',
    '빨강',
    '하양 · 품절',
  ]);
  await user.selectOptions(colour, '빨강');
  expect(await dialog.findByText('빨강 1개')).toBeTruthy();
  expect(dialog.getByText('6,000원')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '교환 요청' }));
  const card = within(await screen.findByRole('region', { name: '교환' }));
  expect(card.getByText('교환하는 상품').parentElement?.textContent).toBe('교환하는 상품파랑 1개');
  expect(screen.getByText('교환요청')).toBeTruthy();
  expect(screen.getByText('일부 교환을 요청했어요')).toBeTruthy();

  const staff = await testServer().create.staff();
  const of = { token: staff.token, params: { id } };
  await call(collectReturn, { ...of, body: {} });
  await call(refundReturn, { ...of, body: { restock_items: [], restock_additionals: [] } });
  const page = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  expect(await page.screen.findByText('일부를 교환했어요')).toBeTruthy();
  expect(page.screen.getByText('교환 주문으로 넘어간 금액').parentElement?.textContent).toContain('27,000원');
  await page.user.click(page.screen.getByRole('link', { name: /새 주문 \d+ 보기/ }));
  expect(await page.screen.findByRole('link', { name: `처음 주문 ${id} 보기` })).toBeTruthy();
  expect(page.screen.getByText('교환할 상품의 주문을 만들었어요')).toBeTruthy();
  await page.go('/shop/orders');
  expect(await page.screen.findByText('교환 상품')).toBeTruthy();
});

test('an order of somebody else does not exist', async () => {
  const id = await order(await testServer().create.general());
  const { screen } = await renderPage(remote.routes, {
    at: `/shop/orders/${id}`,
    as: await testServer().create.general(),
  });
  expect(await screen.findByText('주문을 찾을 수 없어요')).toBeTruthy();
});

test('a member names the account for the money of a virtual account, and what is wrong about it is said beside the field', async () => {
  const { db, clock, create } = testServer();
  const member = await create.general();
  const id = await order(member);
  const uuid = 'refund-of-an-account0';
  const now = clock.now();
  await transaction(db, (db) => markPaid(db, [id], { uuid, code: 'tid-1', receiptUrl: null }, now));
  const canceled = { status: OrderStatus.CANCELED, refund_price: 54_000, refund_point: 0 };
  await db.updateTable('shop_order').set(canceled).where('id', '=', id).execute();
  const payment = await insertPayment(member, id, { uuid, method: 'vbank' });
  const shared = { kind: 'refund', reason: '취소', state: 'needs_account', created: now } as const;
  await db
    .insertInto('shop_refund')
    .values({
      ...shared,
      uuid: 'refund-1',
      cause_key: 'refund-1',
      payment_id: payment,
      order_id: id,
      amount: 54_000,
    })
    .execute();
  const { screen, user, within, waitFor } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  const card = within(await screen.findByRole('region', { name: '환불받을 계좌' }));
  expect(await card.findByText('가상계좌로 받은 54,000원을 이 계좌로 돌려드려요.')).toBeTruthy();
  const amounts = within(screen.getByRole('region', { name: '결제 금액' }));
  expect(amounts.getByText('환불 금액').parentElement?.textContent).toBe('환불 금액54,000원');
  await user.type(await card.findByRole('textbox', { name: /계좌 번호/ }), '12-34');
  await user.click(card.getByRole('button', { name: '계좌 보내기' }));
  expect(await card.findByText('계좌 번호를 숫자 6~16자리로 입력해 주세요.')).toBeTruthy();
  await user.selectOptions(card.getByRole('combobox', { name: /은행/ }), '신한은행');
  await user.type(card.getByRole('textbox', { name: /계좌 번호/ }), '-567890-12');
  await user.type(card.getByRole('textbox', { name: /예금주/ }), '김단지');
  await user.click(card.getByRole('button', { name: '계좌 보내기' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '환불받을 계좌' })).toBeNull());
  const refund = await db.selectFrom('shop_refund').select(['state', 'bank_code']).executeTakeFirstOrThrow();
  expect(refund).toEqual({ state: 'waiting', bank_code: '088' });
});
