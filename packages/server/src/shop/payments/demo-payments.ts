import { type PaymentMethod, PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isTransaction, toFailureText } from '../nicepay/index.ts';
import { applyTo, closeUnpaid } from './apply-transaction.ts';
import { markApproving } from './approve-payment.ts';
import { choosePayment, createPayment } from './create-payment.ts';
import { lockPayment, type PaymentRow, updatePayment } from './payment.repository.ts';

const ACCOUNT_SECONDS = 3 * 86_400;
/** The card company refuses. */
const REFUSED = '3095';

type Buyer = { userId: number; now: Date };

/** Makes the payment of orders as their buyer does, up to the window; resolves to it with the number of the gateway. */
async function confirm(db: Db, orderIds: readonly number[], method: PaymentMethod, buyer: Buyer): Promise<PaymentRow> {
  const { id } = await createPayment(db, orderIds, buyer);
  await choosePayment(db, id, { method }, { ...buyer, hasGateway: true });
  await markApproving(db, id, `demo-${method}-${id}`, buyer.now);
  const payment = await lockPayment(db, id);
  if (!payment) throw new Error('A payment of the demo is not there.');
  return payment;
}

/** The gateway has no payment of the demo, so that it is not asked about one. */
const endChecks = (db: Db, { id }: PaymentRow): Promise<void> => updatePayment(db, id, { next_check: null });

/** Payments of the demo by the services of payments, with what the gateway would answer. */
export const payDemo = {
  payWithPoints: async (db: Db, orderIds: readonly number[], buyer: Buyer): Promise<void> => {
    const { id } = await createPayment(db, orderIds, buyer);
    await choosePayment(db, id, { method: 'point' }, { ...buyer, hasGateway: false });
  },
  waitForDeposit: async (db: Db, orderIds: readonly number[], buyer: Buyer): Promise<void> => {
    const payment = await confirm(db, orderIds, 'vbank', buyer);
    const { uuid, payment_code, payment_price: amount } = payment;
    const told: unknown = {
      resultCode: '0000',
      tid: payment_code ?? '',
      orderId: uuid,
      ediDate: buyer.now.toISOString(),
      signature: '',
      status: 'ready',
      amount,
      balanceAmt: amount,
      paidAt: '0',
      payMethod: 'vbank',
      vbank: {
        vbankName: '국민은행',
        vbankNumber: '00001234567890',
        vbankExpDate: addSeconds(buyer.now, ACCOUNT_SECONDS).toISOString(),
        vbankHolder: '단지',
      },
    };
    if (!isTransaction(told)) throw new Error('The gateway would not answer so.');
    await applyTo({ db, payment, told, now: buyer.now });
    await endChecks(db, payment);
  },
  refuse: async (db: Db, orderIds: readonly number[], buyer: Buyer): Promise<void> => {
    const payment = await confirm(db, orderIds, 'card', buyer);
    const reason = toFailureText(REFUSED);
    await closeUnpaid(db, payment, PaymentStatus.FAILED, { code: REFUSED, reason, now: buyer.now });
    await endChecks(db, payment);
  },
};
