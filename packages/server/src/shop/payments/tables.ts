import type { PaymentMethod, PaymentStatusCode } from '@danji/contracts/codes/payment-codes';
import type { Defaulted, Id, NullableJson, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

/** The virtual account that waits for the money. */
type VirtualAccount = { bank: string; number: string; holder: string };
type RefundState = 'waiting' | 'needs_account' | 'done' | 'failed';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** One payment of all orders of a checkout. Amounts are won. */
    shop_payment: {
      id: Id;
      /** Our number of it at the gateway. */
      uuid: string;
      user_id: number;
      /** The product of a payment of one order. */
      product_id: number | null;
      status: PaymentStatusCode;
      method: PaymentMethod | null;
      /** The name that the gateway shows: the first product and the number of others. */
      name: string;
      order_price: number;
      shipping_fee: number;
      used_point: number;
      payment_price: number;
      /** The amount that the gateway still holds of it for us. */
      balance: Defaulted<number>;
      payment_code: string | null;
      receipt_url: string | null;
      failure_code: string | null;
      account: NullableJson<VirtualAccount>;
      account_until: NullableTimestamp;
      /** When its buyer confirmed it in the window. */
      confirmed: NullableTimestamp;
      paid: NullableTimestamp;
      next_check: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
    };
    /** The part of each order in a payment, won and points. */
    shop_payment_order: { payment_id: number; order_id: number; amount: number; point: number };
    /** Everything that the gateway has said about a payment, as it came. */
    shop_payment_answer: {
      id: Id;
      payment_id: number;
      operation: string;
      code: string;
      body: NullableJson<unknown>;
      created: Timestamp;
    };
    /** Money that goes back; `void` ends a virtual account into which nothing was paid. */
    shop_refund: {
      id: Id;
      /** Our number of it at the gateway: asked again under the same one, it is carried out once. */
      uuid: string;
      cause_key: string;
      payment_id: number;
      order_id: number | null;
      kind: 'refund' | 'void';
      amount: number;
      reason: string;
      state: RefundState;
      bank_code: string | null;
      account_encrypted: string | null;
      holder_encrypted: string | null;
      tries: Defaulted<number>;
      next_try: NullableTimestamp;
      failure_code: string | null;
      created: Timestamp;
      done: NullableTimestamp;
    };
  }
}
