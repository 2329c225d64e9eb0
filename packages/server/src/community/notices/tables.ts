import type { Defaulted, Id, Json, NullableTimestamp, Timestamp, Searched } from '../../platform/database/columns.ts';
import type { BoardStatusCode } from '@danji/contracts/codes/board-status';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';

declare module '../../platform/database/schema.ts' {
  interface Database {
    board_post: {
      id: Id;
      nano_id: NanoId;
      /** Null only in the conversations of visitors with our support, which no other query finds. */
      user_id: ColumnType<number, number | null, number>;
      board_status: BoardStatusCode;
      title: string;
      content: Json<RichDocument>;
      /** The content as plain text, for the search. */
      text: string;
      searched: Searched;
      views: Defaulted<number>;
      comments: Defaulted<number>;
      created: Timestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
      /** Copies of the columns of the post's notice, by trigger: lists filter and order by them and by those of the post. */
      notice_id: GeneratedAlways<number | null>;
      is_important: GeneratedAlways<boolean | null>;
      published: GeneratedAlways<string | null>;
    };
    /** `day` is the last business day on which the member's view was counted. */
    board_view: { board_id: number; user_id: number; day: string };
    notice: {
      id: Id;
      nano_id: NanoId;
      board_id: number;
      is_important: boolean;
      published: NullableTimestamp;
      notified: NullableTimestamp;
    };
  }
}
