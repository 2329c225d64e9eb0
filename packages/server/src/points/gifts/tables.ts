import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Vouchers of a coupon that an operator gave to many members; its applications name it. */
    coupon_gift: {
      id: Id;
      coupon_id: number;
      /** The operator. */
      user_id: number;
      reason: string;
      /** Of the coupon, the reason and the lines: the same sheet is sent once. */
      key: string;
      created: Timestamp;
      finished: NullableTimestamp;
    };
  }
}
