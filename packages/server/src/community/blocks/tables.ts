import type { NanoId } from '@danji/contracts/fields';
import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** An author that a member does not want to see: its anonymous texts, or the others. */
    community_block: {
      id: Id;
      nano_id: NanoId;
      user_id: number;
      blocked_id: number;
      is_anonymous: boolean;
      created: Timestamp;
    };
  }
}
