import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Categories of products; a hidden one is not offered as a filter. */
    shop_category: {
      id: Id;
      name: string;
      /** The order in which they are shown. */
      position: number;
      is_active: boolean;
      created: Timestamp;
      updated: Timestamp;
    };
  }
}
