import type { Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A review of a product by the buyer of an order, with the reply of the shop. */
    product_review: {
      id: Id;
      product_id: number;
      order_id: number;
      user_id: number;
      rating: number;
      content: string;
      /** Whether only its author and our staff find it. */
      is_hidden: boolean;
      /** Whether the system has hidden it, and nobody of our staff has decided yet. */
      is_held: boolean;
      reply: string | null;
      replied: NullableTimestamp;
      replied_by: number | null;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
    product_review_image: {
      id: Id;
      review_id: number;
      file_id: number;
    };
  }
}
