import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import { formatWon } from '@danji/contracts/format/number';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { expect, test } from '@playwright/test';
import { DEVICES } from './accounts.ts';
import { expectFits } from './screen-checks.ts';
import {
  amountOf,
  approveInWindow,
  callAbout,
  expectHeld,
  expectStatus,
  openBuyer,
  openOrder,
  openWindow,
  putIntoCart,
} from './shop-steps.ts';
import { openSignedInPage } from './space-data.ts';

const [[, PHONE], [, DESKTOP]] = DEVICES;
const { PAID, PREPARING, DELIVERED } = OrderStatus;
const PAPER = 'A4 복사 용지 2,500매';

// Two accounts act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 150_000 });

test('on a phone one of three units is cancelled and its money comes back, and on a desktop the others are exchanged without money', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const buyer = await openBuyer(page, 'user5@danji.test');
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: DESKTOP });
  const operator = await openSignedInPage(await context.newPage(), 'staff');
  await putIntoCart(buyer, 'OF-001', 3);
  await page.goto('/shop/cart');
  await page.getByRole('link', { name: '주문하기' }).click();
  const paid = await openWindow(page, '신용카드');
  const uuid = await approveInWindow(page);
  const id = await openOrder(page, PAPER);
  await expectStatus(page, PAID);

  await page.getByRole('button', { name: '주문 취소하기' }).click();
  const cancel = page.getByRole('dialog', { name: '주문 취소하기' });
  await expect(amountOf(cancel, '환불 금액')).toHaveText(formatWon(paid));
  const less = cancel.getByRole('button', { name: `${PAPER} 하나 빼기` });
  await less.click();
  await less.click();
  const unit = paid / 3;
  await expect(amountOf(cancel, '환불 금액')).toHaveText(formatWon(unit));
  await expectFits(page);
  await cancel.getByRole('button', { name: '주문 취소', exact: true }).click();
  await expect(cancel).toBeHidden();
  await expect(page.getByText('일부를 취소했어요').first()).toBeVisible();
  await expectHeld(page, uuid, paid - unit);

  await callAbout(operator, moveStaffOrder, id, { status: PREPARING });
  await callAbout(operator, moveStaffOrder, id, { status: DELIVERED, shipping_method: ShippingMethod.DIRECT });
  await page.getByRole('button', { name: '교환 요청하기' }).click();
  const dialog = page.getByRole('dialog', { name: '교환 요청하기' });
  await dialog.getByRole('radio', { name: /^불량/ }).check();
  await dialog.getByRole('textbox', { name: /^자세한 사유/ }).fill('용지가 젖어 있어요.');
  await expect(amountOf(dialog, '교환 배송비')).toHaveText('0원');
  await expectFits(page);
  await dialog.getByRole('button', { name: '교환 요청', exact: true }).click();
  await expect(page.getByText('교환요청', { exact: true }).first()).toBeVisible();

  const { page: office } = operator;
  await office.goto(`/admin/orders/${id}`);
  await office.getByRole('button', { name: '교환 승인하기' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '교환 승인', exact: true }).click();
  await office.getByRole('button', { name: '교환 주문 만들기' }).click();
  const made = office.getByRole('dialog', { name: '교환 주문 만들기' });
  await expect(amountOf(made, '상품 금액')).toHaveText(`${formatWon(2 * unit)} (다시 결제하지 않음)`);
  await expectFits(office);
  await made.getByRole('button', { name: '주문 만들기', exact: true }).click();
  await expect(made).toBeHidden();

  await page.getByRole('link', { name: /^새 주문 \d+ 보기$/ }).click();
  await expect(page.getByRole('link', { name: `처음 주문 ${id} 보기` })).toBeVisible();
  await expectStatus(page, PAID);
  await expectFits(page);
  await expectHeld(page, uuid, paid - unit);
  await context.close();
});
