import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The recommendations of posts and answers, by their board posts; one for each member. */
    board_recommend: { board_id: number; user_id: number; created: Timestamp };
    /** The same for comments. */
    comment_recommend: { comment_id: number; user_id: number; created: Timestamp };
  }
}
