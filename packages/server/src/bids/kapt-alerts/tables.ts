import type { Defaulted, Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A notice of K-apt that a vendor was told of. */
    kapt_alert: {
      id: Id;
      notice_id: number;
      brand_id: number;
      is_read: Defaulted<boolean>;
      created: Timestamp;
    };
  }
}
