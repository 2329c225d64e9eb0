import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Points that the review of an order has brought. It outlives the review, so that it is never given twice. */
    review_reward: {
      order_id: number;
      user_id: number;
      /** As it was when it was first given. */
      points: number;
      /** Whether it is with its author now, and has not been taken back. */
      is_given: boolean;
      /** How often it was given: again when a hidden review is shown again. */
      round: number;
      created: Timestamp;
    };
  }
}
