import {
  type ChosenLines,
  isAllLeft,
  readLines,
  toOrderPart,
  unitsLeft,
  withAdditionals,
} from '@danji/contracts/shop/order-lines';
import type { OrderPart } from '@danji/contracts/shop/order-refund';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { HeldUnits } from '../products/index.ts';
import { type AdditionalRow, type ItemRow, listAdditionals, listItems, type OrderRow } from './order.repository.ts';
import { toUnits } from './order-units.ts';

/** Lines of an order that end while the rest stays. */
export type Part = {
  /** Their `quantity` is what ends of them. */
  items: ItemRow[];
  additionals: AdditionalRow[];
  /** The units that they take of the stock. */
  units: HeldUnits[];
  /** How many units of the product they are. */
  count: number;
  refund: OrderPart;
  /** `대형 1개, + 받침대 2개` */
  text: string;
};

const LONGEST = 300;

/** `대형 1개, + 받침대 2개`: lines in words. */
export const describeLines = (items: readonly ItemRow[], additionals: readonly AdditionalRow[]): string =>
  [
    ...items.map(({ options, quantity }) =>
      [options.map(({ name }) => name).join(' / '), `${quantity}개`].filter(Boolean).join(' '),
    ),
    ...additionals.map(({ name, quantity }) => `+ ${name} ${quantity}개`),
  ]
    .join(', ')
    .slice(0, LONGEST);

/** Throws `invalid_input` for a line of another order, `conflict` for more than is left. */
function checkLines(chosen: ReadonlyMap<number, number>, lines: readonly (ItemRow | AdditionalRow)[]): void {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const [id, quantity] of chosen) {
    const line = byId.get(id);
    if (!line) throw invalidField('lines', '이 주문의 상품이 아니에요. 새로고침한 뒤 다시 골라 주세요.');
    if (quantity > unitsLeft(line))
      throw new ProblemError('conflict', {
        title: '고른 상품 가운데 이미 취소하거나 반품한 것이 있어요. 남은 수량을 확인한 뒤 다시 골라 주세요.',
        extra: { line: id, left: unitsLeft(line) },
      });
  }
}

const reduceTo = <T extends { id: number }>(lines: readonly T[], chosen: ReadonlyMap<number, number>): T[] =>
  lines.flatMap((line) => {
    const quantity = chosen.get(line.id) ?? 0;
    return quantity > 0 ? [{ ...line, quantity, ended_quantity: 0 }] : [];
  });

function toPart(
  row: OrderRow,
  sent: ChosenLines,
  [items, additionals]: readonly [ItemRow[], AdditionalRow[]],
): Part | undefined {
  checkLines(sent.items, items);
  checkLines(sent.additionals, additionals);
  const chosen = withAdditionals(sent, items, additionals);
  if (isAllLeft(chosen, items, additionals)) return undefined;
  const [own, added] = [reduceTo(items, chosen.items), reduceTo(additionals, chosen.additionals)];
  return {
    items: own,
    additionals: added,
    units: toUnits(row.product_id, own, added),
    count: own.reduce((sum, { quantity }) => sum + quantity, 0),
    refund: toOrderPart(row, [
      ...items.map((line) => ({ ...line, chosen: chosen.items.get(line.id) ?? 0 })),
      ...additionals.map((line) => ({ ...line, chosen: chosen.additionals.get(line.id) ?? 0 })),
    ]),
    text: describeLines(own, added),
  };
}

const listLines = async (db: Db, id: number) => [await listItems(db, [id]), await listAdditionals(db, [id])] as const;

/**
 * Reads the part of an order that `lines` are; `undefined` when they are all that is left, or none are given: the order ends.
 * @throws ProblemError `invalid_input`, `conflict` when less is left of a line
 */
export const readPart = async (db: Db, row: OrderRow, lines: string | undefined): Promise<Part | undefined> =>
  lines === undefined ? undefined : toPart(row, readLines(lines), await listLines(db, row.id));

const toAsked = (lines: readonly (ItemRow | AdditionalRow)[]): ReadonlyMap<number, number> =>
  new Map(lines.filter((line) => line.asked_quantity > 0).map((line) => [line.id, line.asked_quantity]));

/** Reads the part that an open request is about; `undefined` when it is about the whole order. */
export async function readAskedPart(db: Db, row: OrderRow): Promise<Part | undefined> {
  const lines = await listLines(db, row.id);
  const [items, additionals] = [toAsked(lines[0]), toAsked(lines[1])];
  return items.size + additionals.size === 0 ? undefined : toPart(row, { items, additionals }, lines);
}

type Table = 'shop_order_item' | 'shop_order_additional';
const TABLES = ['shop_order_item', 'shop_order_additional'] as const satisfies readonly Table[];

/** An open request is over. */
async function clearAsked(db: Db, orderId: number): Promise<void> {
  for (const table of TABLES)
    await db
      .updateTable(table)
      .set({ asked_quantity: 0 })
      .where('order_id', '=', orderId)
      .where('asked_quantity', '>', 0)
      .execute();
}

/** Stores what a request is about: a part, or the whole order. */
export async function storeAsked(db: Db, orderId: number, part: Part | undefined): Promise<void> {
  await clearAsked(db, orderId);
  for (const { id, quantity } of part?.items ?? [])
    await db.updateTable('shop_order_item').set({ asked_quantity: quantity }).where('id', '=', id).execute();
  for (const { id, quantity } of part?.additionals ?? [])
    await db.updateTable('shop_order_additional').set({ asked_quantity: quantity }).where('id', '=', id).execute();
}

const addEnded = (quantity: number) => ({ ended_quantity: sql<number>`ended_quantity + ${quantity}` });

/** Marks the lines of a part as ended. */
export async function storeEnded(db: Db, orderId: number, { items, additionals }: Part): Promise<void> {
  await clearAsked(db, orderId);
  for (const { id, quantity } of items)
    await db.updateTable('shop_order_item').set(addEnded(quantity)).where('id', '=', id).execute();
  for (const { id, quantity } of additionals)
    await db.updateTable('shop_order_additional').set(addEnded(quantity)).where('id', '=', id).execute();
}
