import type { Db } from '../../platform/database/open-database.ts';
import type { HeldUnits } from '../products/index.ts';
import { type AdditionalRow, type ItemRow, listAdditionals, listItems, type OrderRow } from './order.repository.ts';

/** Returns the units that the lines of an order of a product take of the stock. */
export const toUnits = (
  productId: number,
  items: readonly ItemRow[],
  additionals: readonly AdditionalRow[],
): HeldUnits[] => [
  ...items.flatMap(({ options, quantity }) => [
    { productId, optionId: null, quantity },
    ...options.map((option) => ({ productId, optionId: option.id, quantity })),
  ]),
  ...additionals.map(({ option_id: optionId, quantity }) => ({ productId, optionId, quantity })),
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
