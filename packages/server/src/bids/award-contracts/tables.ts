import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The contract that was made from a winning request. */
    award_contract: { request_id: number; schedule_id: number; created: Timestamp };
  }
}
