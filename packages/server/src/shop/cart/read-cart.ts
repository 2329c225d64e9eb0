import type { CartLine } from '@danji/contracts/shop/cart';
import type { AmountLine } from '@danji/contracts/shop/amounts';
import { toLineAmount } from '@danji/contracts/shop/amounts';
import { toItemPrice } from '@danji/contracts/shop/product-rules';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { toLine } from '../products/index.ts';
import { type CartRow, type ChosenOption, listAdditionals, listOptions, listRows } from './cart.repository.ts';

type Additional = ChosenOption & { quantity: number; seen_price: number };
export type Chosen = { row: CartRow; options: ChosenOption[]; additionals: Additional[] };

/** A line of a cart with what can be had of it now. */
export type CartItem = Chosen & {
  state: CartLine['state'];
  /** Units that can be had beside the other lines. */
  most: number;
  /** The same of each additional item, by its id. */
  mostOf: ReadonlyMap<number, number>;
};

/** The ids of the options of a key. */
const toOptionIds = (key: string): number[] => (key === '' ? [] : key.split('-').map(Number));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const findLeast = ({ row, options }: Chosen): number => Math.min(row.available, ...options.map(({ stock }) => stock));

/** Units of a line that can be had: the least of the product and its options, less what the other lines take of each. */
function findMost({ row, options }: Chosen, others: readonly Chosen[]): number {
  const taken = sumOf(others.filter((other) => other.row.id === row.id).map((other) => other.row.quantity));
  const left = options.map(({ id, stock }) => {
    const sharing = others.filter((other) => other.options.some((option) => option.id === id));
    return stock - sumOf(sharing.map((other) => other.row.quantity));
  });
  return Math.max(0, Math.min(row.available - taken, ...left));
}

function findMostAdditional({ id, stock, is_offered }: Additional, others: readonly Chosen[]): number {
  const taken = sumOf(
    others.flatMap(({ additionals }) => additionals.filter((other) => other.id === id).map(({ quantity }) => quantity)),
  );
  return is_offered ? Math.max(0, stock - taken) : 0;
}

/** Whether a product and what was chosen of it is sold at all. */
const isSold = ({ row, options }: Chosen): boolean =>
  row.is_active &&
  options.length === row.group_count &&
  new Set(options.map(({ group_id }) => group_id)).size === options.length &&
  options.every(({ is_offered }) => is_offered);

function toItem(chosen: Chosen, all: readonly Chosen[]): CartItem {
  const others = all.filter((other) => other !== chosen);
  const most = findMost(chosen, others);
  const mostOf = new Map(chosen.additionals.map((one) => [one.id, findMostAdditional(one, others)]));
  const { row, additionals } = chosen;
  const findState = (): CartItem['state'] => {
    if (!isSold(chosen)) return 'ended';
    if (row.is_marked_sold_out || findLeast(chosen) <= 0) return 'sold_out';
    const isShort = row.quantity > most || additionals.some(({ id, quantity }) => quantity > (mostOf.get(id) ?? 0));
    return isShort ? 'short' : 'available';
  };
  return { ...chosen, most, mostOf, state: findState() };
}

/** Lines beside each other, without a cart. */
export const toItems = (chosen: readonly Chosen[]): CartItem[] => chosen.map((line) => toItem(line, chosen));

/** The cart of an account as it can be bought now, the last line first; with `only`, as if it had no other lines. */
export async function readCart(db: Db, userId: number, only?: ReadonlySet<number>): Promise<CartItem[]> {
  const rows = (await listRows(db, userId)).filter(({ line_id }) => only?.has(line_id) ?? true);
  const kept = await listAdditionals(
    db,
    rows.map(({ line_id }) => line_id),
  );
  const ids = [...rows.flatMap(({ option_key }) => toOptionIds(option_key)), ...kept.map(({ option_id }) => option_id)];
  const options = await listOptions(db, ids, userId);
  const chosen = rows.map((row): Chosen => {
    const own = new Set(toOptionIds(row.option_key));
    return {
      row,
      options: options.filter(({ id }) => own.has(id)),
      additionals: options.flatMap((option) => {
        const additional = kept.find(({ line_id, option_id }) => line_id === row.line_id && option_id === option.id);
        return additional ? [{ ...option, quantity: additional.quantity, seen_price: additional.seen_price }] : [];
      }),
    };
  });
  return toItems(chosen);
}

/** A line as the rules of amounts take it. */
export const toAmountLine = ({ row, options, additionals }: Chosen): AmountLine => ({
  product: row,
  options,
  additionals,
  quantity: row.quantity,
});

const toChange = (seen: number, price: number): number | null => (seen === price ? null : seen);
const toOption = ({ id, group_name, name, price }: ChosenOption) => ({ id, group_name, name, price });

/** Presents a line. */
export function toCartLine(platform: Platform, item: CartItem): CartLine {
  const { row, options, additionals, state, most, mostOf } = item;
  const {
    line_id,
    line_created,
    option_key,
    quantity,
    seen_price,
    shipping_group,
    group_count: _groups,
    available: _available,
    shipping_fee_mountain: _surcharge,
    ...product
  } = row;
  const unitPrice = toItemPrice(row, options);
  return {
    id: line_id,
    product: toLine(platform, product),
    shipping_group,
    option_key,
    options: options.map(toOption),
    additionals: additionals.map((additional) => ({
      ...toOption(additional),
      quantity: additional.quantity,
      max_quantity: mostOf.get(additional.id) ?? 0,
      price_before: toChange(additional.seen_price, additional.price),
    })),
    quantity,
    unit_price: unitPrice,
    price_before: toChange(seen_price, unitPrice),
    amount: toLineAmount(toAmountLine(item)),
    max_quantity: most,
    state,
    created: line_created,
  };
}
