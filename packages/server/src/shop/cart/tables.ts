import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The products that members and guests want to buy, each with one choice of options. */
    cart_line: {
      id: Id;
      user_id: number;
      product_id: number;
      /** `toOptionKey` of the options; empty without any. */
      option_key: string;
      quantity: number;
      /** The price of a unit when its owner last changed the line, won. */
      seen_price: number;
      created: Timestamp;
    };
    /** Additional items of a line. */
    cart_additional: { line_id: number; option_id: number; quantity: number; seen_price: number };
  }
}
