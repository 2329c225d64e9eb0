import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Ranges of post codes that carriers charge more for; the migration inserts the rows. */
    island_post_code: { first: number; last: number; label: string };
    /** Delivery addresses of members. Whoever has one has one default. */
    user_address: {
      id: Id;
      user_id: number;
      is_default: boolean;
      title: string;
      name: string;
      tel: string;
      address_code: string;
      address1: string;
      address2: string;
      /** The sigungu in `address1`, or an empty text. */
      location: string;
      message: string;
      created: Timestamp;
      updated: Timestamp;
    };
  }
}
