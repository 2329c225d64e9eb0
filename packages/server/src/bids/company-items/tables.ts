import type { CompanyItemContent, CompanyItemState } from '@danji/contracts/bids/company-item';
import type { SentCase } from '@danji/contracts/bids/work-case';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';
import type { GeneratedAlways } from 'kysely';

type WrittenColumns = Omit<CompanyItemContent, 'tags' | 'sigungu' | 'description_content' | 'work_cases'> & {
  tags: Json<number[]>;
  /** Numbers of regions; none means everywhere. */
  sigungu: Json<number[]>;
  description_content: Json<RichDocument>;
  work_cases: Json<SentCase[]>;
};

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The approved version of an item, or what its vendor has written before the first approval. */
    company_item: WrittenColumns & {
      id: Id;
      nano_id: NanoId;
      user_id: number;
      edit_state_type: CompanyItemState;
      is_public: Defaulted<boolean>;
      is_hidden_by_staff: Defaulted<boolean>;
      /** Whether its vendor is closed, blocked or no longer approved, by trigger. */
      is_suspended: GeneratedAlways<boolean>;
      reason: string | null;
      /** The text of the document and the names of categories and regions, for the search. */
      words: string;
      searched: Searched;
      short_link: string;
      favs: Defaulted<number>;
      views: Defaulted<number>;
      scans: Defaulted<number>;
      /** The displayed stars of the vendor, then how many have evaluated it; 0 where that is not shown. By trigger. */
      rating_rank: GeneratedAlways<number>;
      /** The views with two digits that count. */
      view_rank: GeneratedAlways<number>;
      /** The first approval. */
      listed: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
    };
    /** The version that its vendor has handed in after an approval. */
    company_item_edit: { company_item_id: number; content: Json<CompanyItemContent>; created: Timestamp };
    /** Every change of state. */
    company_item_event: {
      id: Id;
      company_item_id: number;
      user_id: number | null;
      from_state: CompanyItemState | null;
      to_state: CompanyItemState;
      reason: string | null;
      created: Timestamp;
    };
    /** The categories and regions by which a public item is found, with all that the list is ordered by, by trigger. */
    company_item_place: {
      category: number;
      sigungu: number;
      listed: Timestamp;
      company_item_id: number;
      is_suspended: boolean;
      rating_rank: number;
      view_rank: number;
      company_name: string;
    };
    /** `day` is the last business day on which the member's view was counted. */
    company_item_view: { company_item_id: number; user_id: number; day: string };
    /** Our own facts about a vendor; triggers write them. `active_on` is the last business day on which it was here. */
    brand_fact: { brand_id: number; contracts: number; active_on: string | null };
    company_item_fav: { user_id: number; company_item_id: number; created: Timestamp };
  }
}
