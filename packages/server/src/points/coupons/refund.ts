import { ApplicationStatus, isUnusedPin } from '@danji/contracts/codes/coupon-codes';
import { transaction } from '../../platform/database/transaction.ts';
import { toRefusal } from '../voucher-goods/index.ts';
import { lockApplication } from './application.repository.ts';
import { moveApplication } from './move-application.ts';
import { claimOrder, lockOrder, updateOrder } from './order.repository.ts';
import { toPinFields } from './pin-fields.ts';
import { ask, type VoucherRun } from './voucher-run.ts';

const { REFUND_APPLY, REFUNDED } = ApplicationStatus;

/** The voucher can no longer be used: the points come back. */
async function finishRefund(run: VoucherRun, order: { id: number; application_id: number }): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const row = await lockApplication(db, order.application_id);
    await lockOrder(db, order.id);
    await updateOrder(db, order.id, { is_refund_due: false, claimed_until: null, pin_status: '07', pin_checked: now });
    if (row?.application_status === REFUND_APPLY) await moveApplication(db, row, REFUNDED, { by: null, now });
  });
  run.reach?.('after_refund');
}

/**
 * Refunds a voucher by itself when the provider says that it is unused and cancels it; a voucher in another state is left
 * to operators. A run that has died is repeated: a voucher that is cancelled already is refunded.
 */
export async function settleRefund(run: VoucherRun, orderId: number): Promise<void> {
  const order = await claimOrder(run.db, orderId, run.clock.now());
  if (!order?.is_refund_due) return;
  const found = await ask(run, order, '0201', () => run.client.findVoucher(order.tr_id));
  if (!found.ok) return;
  const info = found.value;
  if (info) await updateOrder(run.db, order.id, toPinFields(info, run.clock.now()));
  if (info?.pinStatusCd === '07') return finishRefund(run, order);
  if (info && isUnusedPin(info.pinStatusCd)) {
    run.reach?.('before_cancel');
    const canceled = await ask(run, order, '0202', () => run.client.cancel(order.tr_id));
    run.reach?.('after_cancel');
    const kind = canceled.ok ? 'canceled' : toRefusal(canceled.code).kind;
    if (kind === 'canceled') return finishRefund(run, order);
    if (kind === 'unclear') return;
  }
  await updateOrder(run.db, order.id, { is_refund_due: false, claimed_until: null });
}
