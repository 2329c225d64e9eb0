import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { showAnew } from './move-order.ts';
import { orderNotFound } from './order.policy.ts';
import { lockOrders, updateOrder } from './order.repository.ts';

/**
 * Marks a confirmed order of its buyer as reviewed, once; resolves to its product.
 * @throws ProblemError `not_found`, `invalid_transition`
 */
export async function markReviewed(db: Db, id: number, userId: number, now: Date): Promise<{ productId: number }> {
  const [order] = await lockOrders(db, [id]);
  if (order?.user_id !== userId) throw orderNotFound();
  if (order.status !== OrderStatus.CONFIRMED)
    throw new ProblemError('invalid_transition', { title: '구매확정한 뒤에 후기를 쓸 수 있어요.' });
  if (order.is_reviewed) throw new ProblemError('invalid_transition', { title: '이미 후기를 쓴 주문이에요.' });
  await updateOrder(db, id, { is_reviewed: true });
  await showAnew(db, [order], now);
  return { productId: order.product_id };
}
