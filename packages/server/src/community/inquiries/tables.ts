import type { InquiryStateCode } from '@danji/contracts/codes/inquiry-state';
import type { SupportCategoryCode } from '@danji/contracts/codes/support-category';
import type { NanoId } from '@danji/contracts/fields';
import type { Defaulted, Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A conversation of a member, or of a visitor with a proven phone number, with our support. */
    inquiry: {
      id: Id;
      nano_id: NanoId;
      user_id: number | null;
      visitor_name: Defaulted<string | null>;
      /** Digits. */
      visitor_tel: Defaulted<string | null>;
      handler_id: number | null;
      category: SupportCategoryCode;
      state: InquiryStateCode;
      /** The title and the text of the question, for the search. */
      words: string;
      searched: Searched;
      note: string | null;
      first_answered: NullableTimestamp;
      answered: NullableTimestamp;
      closed: NullableTimestamp;
      /** How content the author is, 1 to 5. */
      satisfaction: Defaulted<number | null>;
      satisfaction_comment: Defaulted<string | null>;
      created: Timestamp;
      updated: Timestamp;
    };
    /** The posts of a conversation, the question first. */
    inquiry_post: { inquiry_id: number; board_id: number; is_staff: boolean };
  }
}
