import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Who recommends a post or an answer, by its board post; each once. */
    board_recommend: { board_id: number; user_id: number; created: Timestamp };
    /** The same for comments. */
    comment_recommend: { comment_id: number; user_id: number; created: Timestamp };
  }
}
