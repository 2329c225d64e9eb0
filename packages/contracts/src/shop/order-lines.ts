import { Type } from 'typebox';
import { allocate } from './amounts.ts';
import { type OrderPart, type RefundableOrder } from './order-refund.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** Units of lines of an order by the ids of its items and of its additional items. */
export type ChosenLines = { items: ReadonlyMap<number, number>; additionals: ReadonlyMap<number, number> };

const LINE = String.raw`a?[1-9]\d{0,14}:[1-9]\d{0,3}`;

/**
 * The lines of an order that end while the rest stays, as text, since a query and a form with pictures hold nothing else:
 * `12:1,a3:2` is one unit of item 12 and two of the additional item 3. Without it the whole order ends.
 */
export const chosenLines = Type.Unsafe<string>({
  type: 'string',
  pattern: `^${LINE}(,${LINE})*$`,
  minLength: 3,
  maxLength: SHOP_LIMITS.chosenLines,
  label: '고른 상품',
});

/** Writes chosen lines as `chosenLines` has them; `undefined` where nothing is chosen. */
export function writeLines({ items, additionals }: ChosenLines): string | undefined {
  const parts = [
    ...[...items].map(([id, quantity]) => `${id}:${quantity}`),
    ...[...additionals].map(([id, quantity]) => `a${id}:${quantity}`),
  ];
  return parts.length > 0 ? parts.join(',') : undefined;
}

/** Reads what `writeLines` wrote; units of a line that is named twice add up. */
export function readLines(text: string): ChosenLines {
  const [items, additionals] = [new Map<number, number>(), new Map<number, number>()];
  for (const part of text.split(',')) {
    const [name = '', quantity = ''] = part.split(':');
    const lines = name.startsWith('a') ? additionals : items;
    const id = Number(name.replace('a', ''));
    lines.set(id, (lines.get(id) ?? 0) + Number(quantity));
  }
  return { items, additionals };
}

type Line = { id: number; quantity: number; ended_quantity: number };
type PricedLine = Line & { price_at_order: number };

/** Returns the units of a line that have been neither cancelled nor returned. */
export const unitsLeft = ({ quantity, ended_quantity }: Omit<Line, 'id'>): number => quantity - ended_quantity;

/** Lists the units that are left of lines, without those of which nothing is. */
export const listLeft = (lines: readonly Line[]): ReadonlyMap<number, number> =>
  new Map(lines.filter((line) => unitsLeft(line) > 0).map((line) => [line.id, unitsLeft(line)]));

/** `대형 / 빨강`: the options of a line. */
export const describeOptions = ({ options }: { options: readonly { name: string }[] }): string =>
  options.map(({ name }) => name).join(' / ');

/** The lines of an order as both lists of its answer have them. */
type OrderedLines = { items: readonly Line[]; additionals: readonly Line[] };

/** Writes everything that is left of an order. */
export const toAllLines = ({ items, additionals }: OrderedLines): string =>
  writeLines({ items: listLeft(items), additionals: listLeft(additionals) }) ?? '';

/** Whether more than one unit is left, so that there is something to choose. */
export const isDivisible = ({ items, additionals }: OrderedLines): boolean =>
  [...items, ...additionals].reduce((sum, line) => sum + unitsLeft(line), 0) > 1;

/** Names the lines in a call, none where all that is left was chosen; the contract refuses the empty choice. */
export const toSentLines = (order: OrderedLines, value: string): { lines?: string } =>
  value === toAllLines(order) ? {} : { lines: value };

/**
 * Returns chosen lines with the additional items that go with them: those of an item of which nothing stays, since they are
 * sold beside it only.
 */
export function withAdditionals(
  chosen: ChosenLines,
  items: readonly Line[],
  additionals: readonly (Line & { item_id: number })[],
): ChosenLines {
  const gone = new Set(
    items.filter((item) => (chosen.items.get(item.id) ?? 0) >= unitsLeft(item)).map((item) => item.id),
  );
  const taken = additionals.filter((one) => gone.has(one.item_id) && unitsLeft(one) > 0);
  return {
    items: chosen.items,
    additionals: new Map([...chosen.additionals, ...taken.map((one) => [one.id, unitsLeft(one)] as const)]),
  };
}

/** Whether chosen lines are all that is left of an order. */
export const isAllLeft = (chosen: ChosenLines, items: readonly Line[], additionals: readonly Line[]): boolean =>
  items.every((item) => (chosen.items.get(item.id) ?? 0) >= unitsLeft(item)) &&
  additionals.every((one) => (chosen.additionals.get(one.id) ?? 0) >= unitsLeft(one));

/**
 * Reckons the part of an order that chosen lines are. Its points are divided over the lines and its shipping by what they
 * cost, and those of a line over its units, so that the parts add up to them whatever ends first (FACTS §10.8, 1).
 */
export function toOrderPart(
  { point, shipping_fee }: Pick<RefundableOrder, 'point' | 'shipping_fee'>,
  lines: readonly (PricedLine & { chosen: number })[],
): OrderPart {
  const points = allocate(point, [...lines.map((line) => line.price_at_order * line.quantity), shipping_fee]);
  const staying = lines.map(({ price_at_order: price, quantity, ended_quantity, chosen }, at) => {
    const ended = ended_quantity + chosen;
    const [, rest = 0] = allocate(points[at] ?? 0, [price * ended, price * (quantity - ended)]);
    return rest;
  });
  return {
    total_price: lines.reduce((sum, line) => sum + line.price_at_order * line.chosen, 0),
    staying_point: staying.reduce((sum, one) => sum + one, points.at(-1) ?? 0),
  };
}
