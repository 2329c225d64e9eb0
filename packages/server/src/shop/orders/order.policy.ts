import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findOrder, type OrderRow } from './order.repository.ts';

export const orderNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '주문이 없어요. 주문 내역을 확인해 주세요.' });

/** Throws `not_found`. */
export async function getOrderRow(db: Db, id: number): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (!row) throw orderNotFound();
  return row;
}

/** Finds an order of its buyer; for others it does not exist. Throws `not_found`. */
export async function getOwnOrder(db: Db, id: number, user: Principal): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (row?.user_id !== user.id) throw orderNotFound();
  return row;
}
