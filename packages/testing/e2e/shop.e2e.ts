import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEVICES } from './accounts.ts';
import { readOwnPoints } from './own-points.ts';
import { expectFits, expectGoodOnDevices } from './screen-checks.ts';
import {
  amountOf,
  amountsOf,
  approveInWindow,
  callAbout,
  cancelPaid,
  deposit,
  expectHeld,
  expectStatus,
  expectToldOfRefund,
  findBooked,
  giveBuyerPoints,
  openBuyer,
  openOrder,
  openWindow,
  putIntoCart,
  readAmount,
} from './shop-steps.ts';
import { openSignedInPage } from './space-data.ts';

const CONTEXT = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const;
const [[, PHONE], [, DESKTOP]] = DEVICES;
const { DEPOSIT_WAIT, PAID, PREPARING, DELIVERED, CANCEL_REQUEST, CANCELED } = OrderStatus;
const { REFUND_REQUEST, REFUND_COLLECTING, REFUNDED, SHIPPING } = OrderStatus;

/** Opens a browser for another account. */
const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ ...CONTEXT, viewport: DESKTOP })).newPage();

// Two accounts act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 150_000 });

test('on a phone: a product with options goes through the cart to an island, is paid by card in the payment window, and its cancel brings all of it back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openBuyer(page, 'user1@danji.test');
  await page.goto('/shop/products/CL-001');
  const purchase = page.getByRole('region', { name: '구매' });
  await purchase.getByRole('combobox', { name: /^용량/ }).selectOption({ label: '5L (32,000원)' });
  await purchase
    .getByRole('combobox', { name: '함께 사면 좋아요' })
    .selectOption({ label: '설치 공구 세트 (9,900원)' });
  await expect(purchase.getByText('41,900원')).toBeVisible();
  await expectFits(page);
  await purchase.getByRole('button', { name: '장바구니 담기' }).click();
  await page.getByRole('button', { name: '장바구니 보기' }).click();
  await expect(page.getByRole('list', { name: '장바구니 상품' }).getByText('용량: 5L')).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: '주문하기' }).click();

  await page.getByRole('button', { name: '배송지 바꾸기' }).click();
  await page.getByRole('dialog', { name: '배송지 고르기' }).getByRole('radio', { name: /^집/ }).click();
  await expect(amountOf(amountsOf(page), '제주·도서산간 추가 배송비')).toHaveText('3,000원');
  const paid = await openWindow(page, '신용카드');
  expect(paid).toBe(41_900 + 3_000 + 3_000);
  const uuid = await approveInWindow(page);
  await expect(page.getByText(`${formatWon(paid)}을 결제했어요.`)).toBeVisible();
  await expectFits(page);
  await expectHeld(page, uuid, paid);

  await openOrder(page, '대리석 바닥 광택제');
  await expectStatus(page, PAID);
  await expectFits(page);
  expect(await cancelPaid(page, '주문 취소하기', '주문 취소')).toEqual({ money: paid, points: 0 });
  await expectStatus(page, CANCELED);
  await expectHeld(page, uuid, 0);
  await expectToldOfRefund(page, paid);
  await expectFits(page);
});

test('on a desktop: the money of a virtual account comes, the goods are sent and go back, and the buyer names the account for the refund', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  await openBuyer(page, 'user2@danji.test');
  const operator = await openSignedInPage(await openPage(browser), 'staff');
  await page.goto('/shop/products/OF-001');
  await page.getByRole('button', { name: '바로 구매' }).click();
  const paid = await openWindow(page, '가상계좌');
  const uuid = await approveInWindow(page);
  await expect(amountOf(page.getByRole('region', { name: '입금할 계좌' }), '입금할 금액')).toHaveText(formatWon(paid));
  await expectFits(page);
  const id = await openOrder(page, 'A4 복사 용지 2,500매');
  await expectStatus(page, DEPOSIT_WAIT);
  await deposit(page, uuid);
  await expectStatus(page, PAID);

  await callAbout(operator, moveStaffOrder, id, { status: PREPARING });
  await operator.page.goto(`/admin/orders/${id}`);
  await operator.page.getByRole('button', { name: '발송하기' }).click();
  const parcel = operator.page.getByRole('dialog', { name: '발송하기' });
  await parcel.getByRole('combobox', { name: /^택배사/ }).selectOption('CJ대한통운');
  await parcel.getByRole('textbox', { name: /^송장 번호/ }).fill('1234-5678-9012');
  await parcel.getByRole('button', { name: '발송하기' }).click();
  await expectStatus(operator.page, SHIPPING);
  await expectFits(operator.page);
  await expect(page.getByRole('link', { name: '배송 조회' })).toHaveAttribute('href', /123456789012/);
  await callAbout(operator, moveStaffOrder, id, { status: DELIVERED, shipping_method: ShippingMethod.POST });
  await expectStatus(page, DELIVERED);

  await page.getByRole('button', { name: '반품 요청하기' }).click();
  const dialog = page.getByRole('dialog', { name: '반품 요청하기' });
  await dialog.getByRole('radio', { name: /^불량/ }).check();
  await expect(amountOf(dialog, '환불 금액')).toHaveText(formatWon(paid));
  await dialog.getByRole('radio', { name: /^단순 변심/ }).check();
  // The buyer pays both ways: 3,000 won there, which were paid, and as much back.
  const back = paid - 6_000;
  await expect(amountOf(dialog, '환불 금액')).toHaveText(formatWon(back));
  await expectGoodOnDevices(page);
  await dialog.getByRole('button', { name: '반품 요청', exact: true }).click();
  await expectStatus(page, REFUND_REQUEST);

  const { page: office } = operator;
  await office.getByRole('banner').getByRole('button', { name: /알림/ }).click();
  await office.getByRole('link').filter({ hasText: '반품 요청이 들어왔어요' }).first().click();
  await office.getByRole('button', { name: '반품 승인하기' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '반품 승인', exact: true }).click();
  await expectStatus(page, REFUND_COLLECTING);
  await office.getByRole('button', { name: '반품 환불하기' }).click();
  const refund = office.getByRole('dialog', { name: '반품 환불하기' });
  await expect(amountOf(refund, '환불 금액')).toHaveText(formatWon(back));
  await expectFits(office);
  await refund.getByRole('button', { name: '환불', exact: true }).click();
  await expectStatus(office, REFUNDED);

  const form = page.getByRole('region', { name: '환불받을 계좌' });
  await expect(form.getByText(`가상계좌로 받은 ${formatWon(back)}을 이 계좌로 돌려드려요.`)).toBeVisible();
  await form.getByRole('combobox', { name: /^은행/ }).selectOption('신한은행');
  await form.getByRole('textbox', { name: /^계좌 번호/ }).fill('110-234-567890');
  await form.getByRole('textbox', { name: /^예금주/ }).fill('김단지');
  await expectGoodOnDevices(page);
  await form.getByRole('button', { name: '계좌 보내기' }).click();
  await expect(form).toBeHidden();
  await expectHeld(page, uuid, paid - back);
  await expectToldOfRefund(page, back);
  await office.context().close();
});

test('on a phone: points pay a whole order without the payment window, and come back when it is cancelled', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const buyer = await openBuyer(page, 'user3@danji.test');
  const operator = await openSignedInPage(await openPage(browser), 'staff');
  await giveBuyerPoints(operator, buyer, 30_000);
  const before = await readOwnPoints(page);
  await page.goto('/shop/products/PK-005');
  await page.getByRole('button', { name: '바로 구매' }).click();
  await page.getByRole('button', { name: '전액 사용' }).click();
  await expect(amountOf(amountsOf(page), '결제할 금액')).toHaveText('0원');
  await expectFits(page);
  await page.getByRole('checkbox', { name: /결제에 동의/ }).check();
  await page.getByRole('button', { name: '포인트로 주문하기' }).click();
  const used = 12_400 + 3_000;
  await expect(page.getByText(`${formatPoints(used)}로 결제했어요.`)).toBeVisible();
  expect(await findBooked(page, new URL(page.url()).searchParams.get('payment') ?? '')).toBeUndefined();
  await openOrder(page, '기둥 보호대');
  await expectStatus(page, PAID);
  expect(await readOwnPoints(page)).toBe(before - used);
  await page.goBack();
  expect(await cancelPaid(page, '주문 취소하기', '주문 취소')).toEqual({ money: 0, points: used });
  await expectStatus(page, CANCELED);
  await expectFits(page);
  expect(await readOwnPoints(page)).toBe(before);
  await operator.page.context().close();
});

test('on a desktop: one of two orders that were paid together is cancelled while it is prepared, then the other, and both bring back what was paid to the won', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  const buyer = await openBuyer(page, 'user4@danji.test');
  const operator = await openSignedInPage(await openPage(browser), 'staff');
  const point = 3_001;
  await giveBuyerPoints(operator, buyer, point);
  await putIntoCart(buyer, 'OF-001', 2);
  await putIntoCart(buyer, 'EL-003', 1);
  await page.goto('/shop/cart');
  await page.getByRole('link', { name: '주문하기' }).click();
  await page.getByRole('textbox', { name: /^사용할 포인트/ }).fill(String(point));
  await expect(amountOf(amountsOf(page), '포인트 사용')).toHaveText(`-${formatWon(point)}`);
  const paid = await openWindow(page, '신용카드');
  expect(paid).toBe(2 * 26_900 + 15_800 - point);
  const uuid = await approveInWindow(page);
  const id = await openOrder(page, 'A4 복사 용지 2,500매');
  await callAbout(operator, moveStaffOrder, id, { status: PREPARING });

  await expectStatus(page, PREPARING);
  // The other one costs shipping when it goes alone.
  const first = await cancelPaid(page, '취소 요청하기', '취소 요청');
  expect(first.money + first.points).toBe(2 * 26_900 - 3_000);
  await expectStatus(page, CANCEL_REQUEST);
  const { page: office } = operator;
  await office.goto(`/admin/orders/${id}`);
  await office.getByRole('button', { name: '취소 승인하기' }).click();
  const dialog = office.getByRole('dialog', { name: '취소 승인하기' });
  await expect(amountOf(dialog, '회원이 적은 사유')).toHaveText('잘못 골랐어요.');
  expect({
    money: await readAmount(dialog, '환불 금액'),
    points: await readAmount(dialog, '돌려주는 포인트'),
  }).toEqual(first);
  await expectGoodOnDevices(office);
  await dialog.getByRole('button', { name: '취소 승인', exact: true }).click();
  await expectStatus(page, CANCELED);
  await expectHeld(page, uuid, paid - first.money);

  await page.goto('/shop/orders');
  await openOrder(page, '계단 센서등');
  await expectStatus(page, PAID);
  const second = await cancelPaid(page, '주문 취소하기', '주문 취소');
  expect(first.money + second.money).toBe(paid);
  expect(first.points + second.points).toBe(point);
  await expectStatus(page, CANCELED);
  await expectHeld(page, uuid, 0);
  await office.context().close();
});
