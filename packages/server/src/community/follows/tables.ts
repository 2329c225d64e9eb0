import type { CommunityCategory } from '@danji/contracts/community/community-categories';
import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Posts that an account wants to find again. */
    community_bookmark: { post_id: number; user_id: number; created: Timestamp };
    /** The members who are told of new posts of an author. */
    community_author_follow: { id: Id; author_id: number; user_id: number; created: Timestamp };
    /** The members who are told of new posts in a category; `category1` is 0 for all of a top category. */
    community_category_follow: {
      category: CommunityCategory;
      category1: number;
      user_id: number;
      created: Timestamp;
    };
    /** The members who are told of new answers and comments on a post. */
    community_follow: { post_id: number; user_id: number; created: Timestamp };
  }
}
