import type { BoardStatusCode } from '@danji/contracts/codes/board-status';
import type { ReportedKindCode, ReportReasonCode, ReviewStateCode } from '@danji/contracts/codes/report-codes';
import type { HoldReasonCode, ListedWordActionCode } from '@danji/contracts/codes/moderation-codes';
import type { NanoId } from '@danji/contracts/fields';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A text about which our staff decides; one open case at a time for each. */
    review_case: {
      id: Id;
      nano_id: NanoId;
      kind: ReportedKindCode;
      object_id: number;
      author_id: number;
      is_anonymous: boolean;
      /** The beginning of the text when the case was opened. */
      excerpt: string;
      state: Defaulted<ReviewStateCode>;
      is_hidden: Defaulted<boolean>;
      /** The state of a post before it was hidden. */
      hidden_from: BoardStatusCode | null;
      reports: Defaulted<number>;
      /** Why it was held before anybody else has seen it, and for what part of its text. */
      held: Defaulted<HoldReasonCode | null>;
      held_text: Defaulted<string | null>;
      /** Whether it was held when it was new: nobody else has seen it. */
      is_unseen: Defaulted<boolean>;
      reason: ReportReasonCode | null;
      message: string | null;
      appeal: string | null;
      appealed: NullableTimestamp;
      handler_id: number | null;
      decided: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
    };
    /** A time in which a member cannot write in the community. */
    community_ban: {
      id: Id;
      nano_id: NanoId;
      user_id: number;
      /** Whether it is for an anonymous text: then nobody learns whose it is. */
      is_anonymous: boolean;
      case_id: number | null;
      /** `null` for one without an end. */
      until: NullableTimestamp;
      reason: ReportReasonCode;
      message: string;
      author_id: number | null;
      lifted: NullableTimestamp;
      lifter_id: Defaulted<number | null>;
      /** When it is over, lifted or by itself. */
      ends: GeneratedAlways<string>;
      created: Timestamp;
    };
    /** A word that is refused or held in the community, or an exception; `word_key` is its form for comparison. */
    community_word: {
      id: Id;
      nano_id: NanoId;
      word: string;
      word_key: string;
      action: ListedWordActionCode;
      author_id: number | null;
      created: Timestamp;
    };
  }
}
