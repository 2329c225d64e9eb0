import type { SuggestItemContent, SuggestItemEvent } from '@danji/contracts/bids/suggest-item';
import type { StoredSuggestItemState } from '@danji/contracts/bids/suggest-item-rules';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

type JsonColumn = 'tags' | 'sigungus' | 'invited_ids' | 'work_scope' | 'participant_qualification' | 'price_table';
type MomentColumn = 'date_start' | 'date_end' | 'briefing_at' | 'opening_at';
type WrittenColumns = Omit<SuggestItemContent, JsonColumn | MomentColumn | 'file_ids'> &
  Record<MomentColumn, NullableTimestamp> & {
    [Name in 'tags' | 'sigungus']: Json<number[]>;
  } & {
    [Name in 'work_scope' | 'participant_qualification']: Json<RichDocument>;
  } & {
    price_table: Json<SuggestItemContent['price_table']>;
    invited_ids: ColumnType<number[], string | undefined, string>;
  };

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A bid notice of a work space. */
    suggest_item: WrittenColumns & {
      id: Id;
      nano_id: NanoId;
      space_id: number;
      /** The author. */
      user_id: number;
      /** The account that has written its content last. */
      saved_by: Defaulted<number | null>;
      state: StoredSuggestItemState;
      is_early_close: Defaulted<boolean>;
      /** Why it was canceled or has failed. */
      reason: string | null;
      /** When the master opened its sealed requests. */
      opened: NullableTimestamp;
      /** The mark of our staff, with its reason and who made it. */
      flagged: NullableTimestamp;
      flag_reason: Defaulted<string | null>;
      flagged_by: Defaulted<number | null>;
      /** The Seoul year of its start. */
      start_year: GeneratedAlways<number | null>;
      searched: Searched;
      /** With the name of the building, which not everybody may see. */
      searched_whole: Searched;
      /** When it was published; of a draft when it was written. */
      created: Timestamp;
      updated: Timestamp;
    };
    /** The categories and regions by which a published notice is found, by trigger; 0 means any. */
    suggest_item_place: {
      category: number;
      sigungu: number;
      item_id: number;
      state: StoredSuggestItemState;
      suggest_type: SuggestItemContent['suggest_type'];
      start_year: number;
      date_start: Timestamp;
      date_end: Timestamp;
      created: Timestamp;
    };
    /** The history of a notice; an event without a user was the system's. */
    suggest_item_event: {
      id: Id;
      item_id: number;
      user_id: number | null;
      kind: SuggestItemEvent['kind'];
      reason: string | null;
      /** The labels of the fields that an addendum has changed. */
      fields: ColumnType<string[], string | undefined, string>;
      created: Timestamp;
    };
    /** A question of a vendor on a notice, with the answer of its office. */
    suggest_question: {
      id: Id;
      item_id: number;
      brand_id: number;
      content: string;
      answer: string | null;
      answered: NullableTimestamp;
      answered_by: number | null;
      created: Timestamp;
    };
    /** A browser tab in which the form of a notice is open; `seen` is its last heartbeat. */
    suggest_item_viewer: {
      item_id: number;
      tab_id: string;
      user_id: number;
      opened: Timestamp;
      seen: Timestamp;
    };
    /** The first read of a notice by a vendor, which counts in its Seoul month. */
    suggest_item_read: { item_id: number; brand_id: number; created: Timestamp };
  }
}
