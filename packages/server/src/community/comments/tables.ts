import type { NanoId } from '@danji/contracts/fields';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A comment on a post or an answer, or a reply to one. */
    board_comment: {
      id: Id;
      nano_id: NanoId;
      board_id: number;
      user_id: number;
      /** The comment that it replies to. */
      parent_id: number | null;
      /** The first comment of its thread; `null` for that one. */
      root_id: number | null;
      thread_id: GeneratedAlways<number>;
      content: string;
      searched: Searched;
      /** Replies to it that are shown. */
      replies: Defaulted<number>;
      recommends: Defaulted<number>;
      created: Timestamp;
      edited: NullableTimestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
      /** Since when only its author and our staff see it. */
      hidden: NullableTimestamp;
    };
    /** A member that a comment names, by the name in its text. */
    comment_mention: {
      comment_id: number;
      user_id: number;
      name: string;
      /** Since when it need not be told any more. */
      told: NullableTimestamp;
    };
  }
}
