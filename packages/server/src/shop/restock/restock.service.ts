import { productNotifications } from '@danji/contracts/notifications/catalogue/products';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { takeWaiting } from './restock.repository.ts';

type Sold = { id: number; code: string; name: string; is_active: boolean; is_sold_out: boolean };

/**
 * Tells whoever waits for a product that it can be bought, once: with that their waiting ends. Nothing happens while it is
 * hidden or sold out. Call it under the lock of the product, after what decides this has changed.
 */
export async function tellOfRestock(
  db: Db,
  { id, code, name, is_active, is_sold_out }: Sold,
  now: Date,
): Promise<void> {
  if (!is_active || is_sold_out) return;
  await notify(db, productNotifications.restocked, await takeWaiting(db, id), { code, name }, now);
}
