/**
 * Orders for the payments. Every function works in the caller's transaction, which locks orders first, then products, then
 * accounts. `ids` are always all orders of one checkout.
 *
 *     const pay = await readOrdersForPayment(db, user.id, ids, now);    // what is to be paid; refuses what cannot be
 *     await changeOrderPoints(db, pay, used_point, now);                 // other points than at the order
 *     await startApproval(db, ids, now);                                // commit, then ask the gateway
 *     await markPaid(db, ids, payment, now);                            // or markDepositWait, or endApproval
 *
 * A payment of nothing (points alone) is `markPaid` at once.
 */
export {
  changeOrderPoints,
  endApproval,
  type OrdersToPay,
  readOrdersForPayment,
  startApproval,
} from './approve-orders.ts';
export { lockOrders, type OrderRow } from './order.repository.ts';
export { demoPayments } from './demo-orders.ts';
export { getOrderRow, getOwnOrder } from './order.policy.ts';
export { presentOrders } from './order.presenter.ts';
export { orderExchanges } from './exchange.ts';
export { orderReductions, orderRefunds } from './give-back.ts';
export { unpaidCancels } from './end-orders.ts';
export { markReviewed } from './mark-reviewed.ts';
export { endLateDeposit, expireDeposit, markDepositWait, markPaid } from './pay-orders.ts';
