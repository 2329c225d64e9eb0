import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { listPaymentsOf } from './payment.repository.ts';
import { insertRefund } from './refund.repository.ts';
import { settlePayments } from './settle.job.ts';

/** Orders were cancelled before the deposit: their virtual account is ended at the gateway, after the commit. */
export async function endAccounts(db: Db, orders: readonly { id: number }[], now: Date): Promise<void> {
  const [first] = orders;
  const payments = first ? await listPaymentsOf(db, first.id) : [];
  const waiting = payments.find(({ status }) => status === PaymentStatus.READY);
  if (!waiting) return;
  await insertRefund(db, {
    payment: waiting,
    orderId: null,
    amount: 0,
    reason: '입금 전 주문 취소',
    causeKey: `payment:${waiting.id}:void`,
    now,
  });
  await wake(db, settlePayments);
}
