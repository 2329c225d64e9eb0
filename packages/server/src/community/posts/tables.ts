import type { BoardStatusCode } from '@danji/contracts/codes/board-status';
import type { CommunityTypeCode } from '@danji/contracts/codes/community-codes';
import type { CommunityCategory } from '@danji/contracts/community/community-categories';
import type { QUESTION_STATES } from '@danji/contracts/community/community-post';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    community_post: {
      id: Id;
      nano_id: NanoId;
      board_id: number;
      user_id: number;
      community_type: CommunityTypeCode;
      category: CommunityCategory;
      category1: number;
      category2: number;
      job_grades: string;
      sigungu: number | null;
      price: number;
      is_question: boolean;
      is_alert: boolean;
      is_allow_comment: boolean;
      is_anonymous: boolean;
      is_accepted: Defaulted<boolean>;
      /** Counts how often the question was open: one more with each acceptance that our staff takes back. */
      reward_turn: Defaulted<number>;
      preview: string;
      /** The text of the search: title and what everybody may read, by the SQL function `searchable`. */
      searched: string;
      answers: Defaulted<number>;
      purchases: Defaulted<number>;
      /** Whether it was ever bought, also when all was refunded. */
      has_sales: Defaulted<boolean>;
      recommends: Defaulted<number>;
      rating_sum: Defaulted<number>;
      rating_count: Defaulted<number>;
      rating: GeneratedAlways<number | null>;
      published: NullableTimestamp;
      /** When its author was reminded to accept an answer. */
      reminded: NullableTimestamp;
      deleted: NullableTimestamp;
      /** Copies of the columns of its board post, by trigger. */
      board_status: BoardStatusCode;
      views: Defaulted<number>;
      comments: Defaulted<number>;
      updated: Timestamp;
      is_listed: GeneratedAlways<boolean>;
      question_state: GeneratedAlways<(typeof QUESTION_STATES)[number] | null>;
      popularity: GeneratedAlways<number | null>;
    };
    /** Purchases of posts, one for each buyer; `fee` is the part of the price that the seller did not get. */
    community_purchase: {
      post_id: number;
      user_id: number;
      seller_id: number;
      price: number;
      fee: number;
      created: Timestamp;
      refunded: NullableTimestamp;
      /** Counts the purchases of the member, from 1: the post may be bought again after a refund. */
      turn: Defaulted<number>;
      version_id: Defaulted<number | null>;
    };
    /** A post as a member has bought it, or before a change; its files are those of the use `community_version`. */
    community_post_version: {
      id: Id;
      post_id: number;
      title: string;
      content: Json<RichDocument>;
      /** `null` for versions from before it was kept. */
      preview: string | null;
      /** The version of the post. */
      updated: Timestamp;
    };
    /** Posts with buyers that were blocked, by trigger, until their purchases are refunded or the post is back. */
    community_blocked_post: { post_id: number; blocked: Timestamp };
    /** Posts of whose publication nobody was told yet. */
    community_new_post: { post_id: number; created: Timestamp };
    community_rating: { post_id: number; user_id: number; rate: number; updated: Timestamp };
  }
}
