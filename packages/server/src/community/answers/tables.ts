import type { NanoId } from '@danji/contracts/fields';
import type { Defaulted, Id, NullableTimestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** An answer to a question; its text is that of a board post. */
    community_answer: {
      id: Id;
      nano_id: NanoId;
      board_id: number;
      question_id: number;
      user_id: number;
      is_accepted: Defaulted<boolean>;
      recommends: Defaulted<number>;
      /** Since when only its author and our staff see it. */
      hidden: NullableTimestamp;
      deleted: NullableTimestamp;
    };
  }
}
