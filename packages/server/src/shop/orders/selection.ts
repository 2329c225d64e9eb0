import { formatWon } from '@danji/contracts/format/number';
import {
  type Amounts,
  type ShippingGroup,
  toAmounts,
  toLineAmount,
  toShippingGroups,
} from '@danji/contracts/shop/amounts';
import type { SentOrder } from '@danji/contracts/shop/order';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { isIslandPostCode } from '../addresses/index.ts';
import { type CartItem, readCart, readChoice, toAmountLine } from '../cart/index.ts';

/** The selection of an order: lines of the cart, or one product now. */
export type Selection = { cart_ids: readonly number[] } | { product: NonNullable<SentOrder['product']> };

type Sent = Pick<SentOrder, 'cart_lines' | 'product'>;

/** Throws `invalid_input` unless exactly one of the two is given. */
export function toSelection({ cart_lines, product }: Sent): Selection {
  if (product && !cart_lines) return { product };
  if (cart_lines && !product) return { cart_ids: cart_lines.map(({ id }) => id) };
  throw invalidField('cart_lines', '주문할 상품을 골라 주세요.');
}

/** The ids of the products that are wanted, before they are locked. */
export async function listWantedProducts(db: Db, userId: number, selection: Selection): Promise<number[]> {
  if ('product' in selection) return [selection.product.product_id];
  const rows = await db
    .selectFrom('cart_line')
    .where('user_id', '=', userId)
    .where('id', 'in', [...selection.cart_ids, 0])
    .select('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Reads what is wanted as it can be bought now, in the order of the cart. Lines that are not in the cart are left out. */
export async function readSelection(db: Db, user: Principal, selection: Selection, now: Date): Promise<CartItem[]> {
  if ('product' in selection) return [await readChoice(db, user, selection.product, now)];
  const wanted = new Set(selection.cart_ids);
  return (await readCart(db, user.id, wanted)).filter(({ row }) => wanted.has(row.line_id));
}

export type Reckoned = { items: CartItem[]; amounts: Amounts; groups: ShippingGroup[]; isIsland: boolean };

/** Reckons what lines cost with shipping to a post code; none is the mainland. */
export async function reckon(db: Db, items: CartItem[], postCode: string | null): Promise<Reckoned> {
  const isIsland = postCode !== null && (await isIslandPostCode(db, postCode));
  const lines = items.map(toAmountLine);
  const groups = toShippingGroups(lines, isIsland);
  return { items, groups, isIsland, amounts: toAmounts(lines, groups) };
}

const conflict = (title: string, lines: readonly object[]): ProblemError =>
  new ProblemError('conflict', { title, extra: { lines } });

const toName = ({ row, options }: CartItem): string =>
  options.length === 0 ? row.name : `${row.name} (${options.map(({ name }) => name).join(', ')})`;

const REASONS: Record<Exclude<CartItem['state'], 'available'>, (name: string) => string> = {
  ended: (name) => `지금은 팔지 않는 상품이 있어요: '${name}'. 빼고 다시 주문해 주세요.`,
  sold_out: (name) => `품절된 상품이 있어요: '${name}'. 빼고 다시 주문해 주세요.`,
  short: (name) => `'${name}' 재고가 모자라요. 수량을 줄인 뒤 다시 주문해 주세요.`,
};

/** Throws `conflict` naming the first line that cannot be bought, with the state of each. */
function checkStates(items: readonly CartItem[]): void {
  const refused = items.filter(({ state }) => state !== 'available');
  const [first] = refused;
  if (!first || first.state === 'available') return;
  throw conflict(
    REASONS[first.state](toName(first)),
    refused.map(({ row, state }) => ({ id: row.line_id || null, product_id: row.id, state })),
  );
}

/** Throws `conflict` naming the first line whose price is another one than was seen, with the price of each. */
function checkPrices(items: readonly CartItem[], seenOf: (item: CartItem) => number | undefined): void {
  const changed = items.flatMap((item) => {
    const [seen = 0, amount] = [seenOf(item), toLineAmount(toAmountLine(item))];
    return seen === amount ? [] : [{ item, seen, amount }];
  });
  const [first] = changed;
  if (!first) return;
  throw conflict(
    `'${toName(first.item)}' 금액이 ${formatWon(first.seen)}에서 ${formatWon(first.amount)}으로 바뀌었어요. 확인한 뒤 다시 주문해 주세요.`,
    changed.map(({ item, amount }) => ({ id: item.row.line_id || null, product_id: item.row.id, amount })),
  );
}

/** Checks lines against the amount that was seen of each. Throws `conflict` naming the line. */
export function checkItems(items: readonly CartItem[], seenOf: (item: CartItem) => number | undefined): void {
  checkStates(items);
  checkPrices(items, seenOf);
}

/** Checks what is ordered against what its buyer has seen. Throws `conflict` naming the line, `invalid_input`. */
export function checkSelection(items: readonly CartItem[], sent: Sent): void {
  if (items.length < (sent.cart_lines?.length ?? 1))
    throw new ProblemError('conflict', {
      title: '장바구니에서 빠진 상품이 있어요. 장바구니를 확인한 뒤 다시 주문해 주세요.',
    });
  const { cart_lines = [], product } = sent;
  checkItems(items, ({ row }) => (product ?? cart_lines.find(({ id }) => id === row.line_id))?.amount);
}
