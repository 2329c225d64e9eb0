import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Products on the wish lists of members. */
    product_wish: { user_id: number; product_id: number; created: Timestamp };
  }
}
