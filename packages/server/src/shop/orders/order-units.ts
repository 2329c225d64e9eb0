import { unitsLeft } from '@danji/contracts/shop/order-lines';
import type { Db } from '../../platform/database/open-database.ts';
import type { HeldUnits } from '../products/index.ts';
import { type AdditionalRow, type ItemRow, listAdditionals, listItems, type OrderRow } from './order.repository.ts';

const isLeft = (line: ItemRow | AdditionalRow): boolean => unitsLeft(line) > 0;

/** Returns the units of the stock that the lines of an order of a product take, less those that have ended. */
export const toUnits = (
  productId: number,
  items: readonly ItemRow[],
  additionals: readonly AdditionalRow[],
): HeldUnits[] => [
  ...items
    .filter(isLeft)
    .flatMap((item) => [
      { productId, optionId: null, quantity: unitsLeft(item) },
      ...item.options.map((option) => ({ productId, optionId: option.id, quantity: unitsLeft(item) })),
    ]),
  ...additionals.filter(isLeft).map((one) => ({ productId, optionId: one.option_id, quantity: unitsLeft(one) })),
];

/** Lists the units that orders take of the stock, each by its id. */
export async function listUnits(
  db: Db,
  rows: readonly Pick<OrderRow, 'id' | 'product_id'>[],
): Promise<Map<number, HeldUnits[]>> {
  const ids = rows.map(({ id }) => id);
  const [items, additionals] = [await listItems(db, ids), await listAdditionals(db, ids)];
  return new Map(
    rows.map(({ id, product_id }): [number, HeldUnits[]] => {
      const isOwn = ({ order_id }: { order_id: number }) => order_id === id;
      return [id, toUnits(product_id, items.filter(isOwn), additionals.filter(isOwn))];
    }),
  );
}
