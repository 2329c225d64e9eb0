import type { PaymentStatusCode } from '@danji/contracts/codes/payment-codes';
import type { PaymentDifferenceKind } from '@danji/contracts/shop/payment-check';
import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The comparison of the payments of one day in Korea with the books of the gateway. */
    payment_check: {
      id: Id;
      day: string;
      payments: number;
      unanswered: number;
      differences: number;
      /** Milliseconds. */
      elapsed: number;
      created: Timestamp;
    };
    /** A payment that is another one in the books of the gateway. Amounts are won; null when the gateway does not know it. */
    payment_difference: {
      id: Id;
      check_id: number;
      payment_id: number;
      kind: PaymentDifferenceKind;
      our_status: PaymentStatusCode;
      our_amount: number;
      their_status: string | null;
      their_amount: number | null;
    };
  }
}
