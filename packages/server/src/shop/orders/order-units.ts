import type { Db } from '../../platform/database/open-database.ts';
import type { HeldUnits } from '../products/index.ts';
import { listAdditionals, listItems, type OrderRow } from './order.repository.ts';

/** What orders take of the stock, each by its id. */
export async function listUnits(
  db: Db,
  rows: readonly Pick<OrderRow, 'id' | 'product_id'>[],
): Promise<Map<number, HeldUnits[]>> {
  const ids = rows.map(({ id }) => id);
  const [items, additionals] = [await listItems(db, ids), await listAdditionals(db, ids)];
  return new Map(
    rows.map(({ id, product_id: productId }): [number, HeldUnits[]] => [
      id,
      [
        ...items
          .filter(({ order_id }) => order_id === id)
          .flatMap(({ options, quantity }) => [
            { productId, optionId: null, quantity },
            ...options.map((option) => ({ productId, optionId: option.id, quantity })),
          ]),
        ...additionals
          .filter(({ order_id }) => order_id === id)
          .map(({ option_id: optionId, quantity }) => ({ productId, optionId, quantity })),
      ],
    ]),
  );
}
