import type { BoardStatusCode } from '@danji/contracts/codes/board-status';
import type { SupportCategoryCode } from '@danji/contracts/codes/support-category';
import type { NanoId } from '@danji/contracts/fields';
import type { Defaulted, Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A frequently asked question: two posts. `board_status`, `words` and `deleted` are copies of those of the posts, for the lists. */
    faq: {
      id: Id;
      nano_id: NanoId;
      question_id: number;
      answer_id: number;
      category: SupportCategoryCode;
      /** The place in the category: 1, 2, 3 … without gaps among those that are not deleted. */
      position: number;
      board_status: BoardStatusCode;
      /** The question and the answer as plain text, for the search. */
      words: string;
      searched: Searched;
      /** The number of members who found the answer helpful, and of those who did not: the rows of `faq_rating`. */
      helpful: Defaulted<number>;
      unhelpful: Defaulted<number>;
      deleted: NullableTimestamp;
    };
    /** Ratings of answers by members, one for each member and answer. */
    faq_rating: { faq_id: number; user_id: number; is_helpful: boolean; rated: Timestamp };
  }
}
