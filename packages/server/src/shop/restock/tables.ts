import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Members who are told once when a sold out product can be bought again. */
    product_restock: { product_id: number; user_id: number; created: Timestamp };
  }
}
