import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A message about a request; no statement changes it. */
    suggest_message: {
      id: Id;
      request_id: number;
      /** The author. */
      user_id: number;
      is_from_vendor: boolean;
      content: string;
      created: Timestamp;
    };
    /** How far the vendor, or the office, has read the messages about a request. */
    suggest_message_read: {
      request_id: number;
      is_vendor: boolean;
      /** The last message of the other side that was read. */
      last_id: number;
      updated: Timestamp;
    };
  }
}
