import type { OrderStatusCode, ReturnKind } from '@danji/contracts/codes/order-codes';
import { mayMove, type OrderActor, toOrigin } from '@danji/contracts/shop/order-moves';
import type { Updateable } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { insertEvent, type OrderRow, updateOrder } from './order.repository.ts';

/** The account that moves an order, and the reason. */
export type Mover = {
  actor: OrderActor;
  userId: number | null;
  reason?: string | null;
  /** The goods that it is about, when it is not about the whole order. */
  lines?: string | undefined;
  /** Whether goods go back for money or for others, when it is about that. */
  kind?: ReturnKind;
  now: Date;
};

type Change = Omit<Updateable<Database['shop_order']>, 'status' | 'origin' | 'updated'>;

/** Open screens of the buyers read their orders and points again. */
export const showAnew = (db: Db, rows: readonly Pick<OrderRow, 'user_id'>[], now: Date): Promise<void> =>
  publishChange(
    db,
    [...new Set(rows.map(({ user_id }) => user_id))],
    { tags: ['shop_order', 'cart', 'points', 'account'] },
    now,
  );

/**
 * Moves a locked order to another state with what changes beside it, and adds the event; resolves to the order as it is then.
 * What the move does to stock and points is the caller's.
 * @throws ProblemError `invalid_transition`
 */
export async function moveOrder(
  db: Db,
  row: OrderRow,
  to: OrderStatusCode,
  { actor, userId, reason = null, lines, kind, now }: Mover,
  change: Change = {},
): Promise<OrderRow> {
  const from = row.status;
  if (!mayMove(row, to, actor)) throw new ProblemError('invalid_transition', { extra: { from, to } });
  // The texts that people write about it are in the reason alone.
  const { cancel_reason: _cancel, refund_reason: _refund, ...data } = change;
  const origin = toOrigin(row, to);
  await updateOrder(db, row.id, { ...change, status: to, origin, updated: now });
  await insertEvent(db, {
    order_id: row.id,
    user_id: userId,
    actor,
    from_status: from,
    to_status: to,
    reason,
    data: toJson({ ...data, ...(lines !== undefined && { lines }), ...(kind && { kind }) }),
    created: now,
  });
  return { ...row, status: to, origin };
}
