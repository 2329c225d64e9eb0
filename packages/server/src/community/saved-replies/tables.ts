import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A text that our staff inserts into answers to inquiries. */
    saved_reply: { id: Id; title: string; content: string; created: Timestamp; updated: Timestamp };
  }
}
