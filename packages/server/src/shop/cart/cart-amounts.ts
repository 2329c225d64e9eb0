import { toAmounts, toShippingGroups } from '@danji/contracts/shop/amounts';
import type { CartAmounts } from '@danji/contracts/shop/cart';
import type { Db } from '../../platform/database/open-database.ts';
import { findDefaultPostCode, isIslandPostCode } from '../addresses/index.ts';
import { type CartItem, readCart, toAmountLine } from './read-cart.ts';

type Selection = { ids?: string; address_code?: string };

/** The selected lines of a cart that can be bought, and what they cost with shipping. */
export async function readCartAmounts(
  db: Db,
  userId: number,
  { ids, address_code }: Selection,
): Promise<{ items: CartItem[]; amounts: CartAmounts }> {
  const selected = ids === undefined ? undefined : new Set(ids.split(',').map(Number));
  const items = (await readCart(db, userId)).filter(
    ({ row, state }) => state === 'available' && (selected?.has(row.line_id) ?? true),
  );
  const code = address_code ?? (await findDefaultPostCode(db, userId)) ?? null;
  const isIsland = code !== null && (await isIslandPostCode(db, code));
  const lines = items.map(toAmountLine);
  const groups = toShippingGroups(lines, isIsland);
  const amounts = {
    ids: items.map(({ row }) => row.line_id),
    ...toAmounts(lines, groups),
    groups,
    address_code: code,
    is_island: isIsland,
  };
  return { items, amounts };
}
