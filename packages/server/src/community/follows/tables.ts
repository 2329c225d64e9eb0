import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Posts that an account wants to find again. */
    community_bookmark: { post_id: number; user_id: number; created: Timestamp };
    /** Who is told of new answers and comments on a post. */
    community_follow: { post_id: number; user_id: number; created: Timestamp };
  }
}
