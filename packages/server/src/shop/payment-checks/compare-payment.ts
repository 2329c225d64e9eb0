import { PaymentStatus, type PaymentStatusCode } from '@danji/contracts/codes/payment-codes';
import type { PaymentDifference } from '@danji/contracts/shop/payment-check';
import type { NicepayTransaction } from '../nicepay/index.ts';

const { READY, CANCELLED, PARTIAL_CANCELLED, EXPIRED, PAID } = PaymentStatus;

/** A payment as it is compared; amounts are won. */
export type OurPayment = {
  id: number;
  uuid: string;
  status: PaymentStatusCode;
  payment_price: number;
  payment_code: string | null;
  confirmed: string | null;
  paid: string | null;
  created: string;
  /** The sums that were given back, and that are being given back. */
  refunded: number;
  waiting: number;
};

/** A difference before it is stored. */
export type Found = Omit<PaymentDifference, 'id' | 'uuid' | 'payment_code'>;

/** The states of the gateway that agree with each of ours; what is not here was never paid. */
const AGREEING = new Map<number, readonly string[]>([
  [READY, ['ready']],
  [EXPIRED, ['expired', 'cancelled']],
  [PAID, ['paid']],
  [CANCELLED, ['cancelled']],
  [PARTIAL_CANCELLED, ['partialCancelled']],
]);

/** Whether the gateway has money of a transaction, or an account that waits for it. */
const isHeld = ({ status, balanceAmt, amount }: NicepayTransaction): boolean =>
  status === 'ready' || ((status === 'paid' || status === 'partialCancelled') && balanceAmt > 0 && amount > 0);

/**
 * Compares a payment with what the gateway says of it: nothing, when it does not know it.
 * @returns the first difference, the most serious one first; `undefined` when both agree
 */
export function comparePayment(ours: OurPayment, theirs: NicepayTransaction | undefined): Found | undefined {
  const { id: payment_id, status: our_status, payment_price, refunded, waiting } = ours;
  const isPaid = ours.paid !== null;
  const agreeing = AGREEING.get(our_status);
  const shared = { payment_id, our_status, their_status: theirs?.status ?? null };
  const differ = (kind: Found['kind'], our_amount: number, their_amount: number | null): Found => ({
    ...shared,
    kind,
    our_amount,
    their_amount,
  });
  // A number of the gateway that belongs to another payment is none of this one.
  if (!theirs || theirs.orderId !== ours.uuid)
    return agreeing === undefined ? undefined : differ('missing_there', payment_price, null);
  if (!isPaid && isHeld(theirs) && !agreeing?.includes(theirs.status))
    return differ('missing_here', 0, theirs.balanceAmt || theirs.amount);
  if (agreeing === undefined) return undefined;
  if (theirs.amount !== payment_price) return differ('amount', payment_price, theirs.amount);
  const refundedThere = theirs.amount - theirs.balanceAmt;
  // A refund that is waiting here may have been carried out there already.
  if (isPaid && refundedThere !== refunded && refundedThere !== refunded + waiting)
    return differ('refunded', refunded, refundedThere);
  if (agreeing.includes(theirs.status) || (isPaid && waiting > 0)) return undefined;
  return differ('state', payment_price, theirs.amount);
}
