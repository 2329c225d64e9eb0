import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import type { Endpoint, BodyOf, ResponseOf } from '@danji/contracts/define-endpoint';
import { formatWon } from '@danji/contracts/format/number';
import { createPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { addToCart, deleteCartLine, listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { getProduct } from '@danji/contracts/shop/product.endpoints';
import { expect, type Locator, type Page } from '@playwright/test';
import { signInByCall } from './accounts.ts';
import { E2E } from './addresses.ts';
import { expectFits } from './screen-checks.ts';
import { followServerClock } from './server-clock.ts';
import { call, type SignedInPage } from './space-data.ts';

/** A payment in the books of the sandbox's gateway; `balance` is the won that it holds. */
type Booked = { tid: string; order_id: string; status: string; amount: number; balance: number };

/** Makes a call about one record, which its `{id}` or `{code}` names. */
export const callAbout = <E extends Endpoint>(
  signedIn: SignedInPage,
  endpoint: E,
  key: number | string,
  body?: BodyOf<E>,
): Promise<ResponseOf<E>> => call(signedIn, { ...endpoint, path: endpoint.path.replace(/\{\w+\}/, String(key)) }, body);

/** Signs a member of the demo data in, whose cart is then empty. */
export async function openBuyer(page: Page, email: string): Promise<SignedInPage> {
  await followServerClock(page);
  const buyer = { page, access: await signInByCall(page, email) };
  // An attempt that failed half-way has left its lines behind.
  for (const { id } of await call(buyer, listCartLines)) await callAbout(buyer, deleteCartLine, id);
  return buyer;
}

/** Puts units of a product without options into the cart. */
export async function putIntoCart(buyer: SignedInPage, code: string, quantity: number): Promise<void> {
  const { id } = await callAbout(buyer, getProduct, code);
  await call(buyer, addToCart, { product_id: id, option_ids: [], quantity });
}

/** Gives points to a buyer by hand, as an operator. */
export async function giveBuyerPoints(operator: SignedInPage, buyer: SignedInPage, point: number): Promise<void> {
  const { id } = await call(buyer, getMe);
  await call(operator, createPointHistory, { user_id: id, point, description: '이벤트 당첨' });
}

/** The amount beside its name, in a list of amounts or of terms. */
export const amountOf = (list: Locator, name: string): Locator =>
  list.getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]');

/** Reads the amount beside its name: won or points. */
export const readAmount = async (list: Locator, name: string): Promise<number> =>
  Number((await amountOf(list, name).innerText()).replaceAll(/[^\d-]/g, ''));

/** The amounts of a checkout or of an order. */
export const amountsOf = (page: Page): Locator => page.getByRole('region', { name: '결제 금액' });

/** Agrees to the amount that is shown and goes on to the payment window; resolves to the amount, won. */
export async function openWindow(page: Page, method: string): Promise<number> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /결제에 동의/ }).check();
  await expectFits(page);
  const total = await readAmount(amountsOf(page), '결제할 금액');
  await page.getByRole('button', { name: `${formatWon(total)} 결제하기` }).click();
  await expect(page.getByRole('heading', { level: 1, name: '나이스페이 연습 결제창' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(E2E.sandbox);
  await expect(page.getByText(`${formatWon(total)} · ${method}`)).toBeVisible();
  await expectFits(page);
  return total;
}

/** Confirms in the payment window; resolves to the number of the payment, with which the browser comes back. */
export async function approveInWindow(page: Page): Promise<string> {
  await page.getByRole('button', { name: '결제하기', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/orders\?payment=/);
  return new URL(page.url()).searchParams.get('payment') ?? '';
}

/** Finds a payment in the books of the gateway. */
export async function findBooked({ request }: Page, uuid: string): Promise<Booked | undefined> {
  const books = (await (await request.get(`${E2E.sandbox}/sandbox/nicepay.json`)).json()) as { payments: Booked[] };
  return books.payments.find(({ order_id }) => order_id === uuid);
}

/** Waits until the gateway holds so many won of a payment. */
export const expectHeld = (page: Page, uuid: string, won: number): Promise<void> =>
  expect.poll(async () => (await findBooked(page, uuid))?.balance).toBe(won);

/** Pays into the virtual account of a payment. */
export async function deposit(page: Page, uuid: string): Promise<void> {
  const data = { tid: (await findBooked(page, uuid))?.tid };
  const response = await page.request.post(`${E2E.sandbox}/sandbox/nicepay/deposit`, { data });
  expect(response.status(), await response.text()).toBe(200);
}

/** Opens the newest order of a product from the list of orders; resolves to its id. */
export async function openOrder(page: Page, product: string): Promise<number> {
  await page.getByRole('link', { name: product }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** Expects the state of the order on the screen, the buyer's or the operator's. */
export const expectStatus = (page: Page, status: OrderStatusCode): Promise<void> =>
  expect(page.getByRole('main').getByText(OrderStatus.label(status), { exact: true }).first()).toBeVisible();

/** Expects that the bell tells the buyer of money that was given back, and closes its list. */
export async function expectToldOfRefund(page: Page, won: number): Promise<void> {
  const bell = page.getByRole('banner').getByRole('button', { name: /알림/ });
  await bell.click();
  await expect(
    page
      .getByRole('link')
      .filter({ hasText: '환불했어요' })
      .filter({ hasText: formatWon(won) })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The money and the points that come back of an order, won and points. */
type ComesBack = { money: number; points: number };

/** Asks for the cancel of the order on the screen after seeing what comes back; resolves to that. */
export async function cancelPaid(page: Page, opener: string, submit: string): Promise<ComesBack> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: opener });
  await dialog.getByRole('textbox', { name: '취소 사유' }).fill('잘못 골랐어요.');
  const back = {
    money: await readAmount(dialog, '환불 금액'),
    points: await readAmount(dialog, '돌려드리는 포인트'),
  };
  await expectFits(page);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  return back;
}
