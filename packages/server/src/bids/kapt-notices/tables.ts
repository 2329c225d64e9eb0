import type { ContractType } from '@danji/contracts/codes/contract-categories';
import type { KaptBidStateCode, KaptNoticeKindCode } from '@danji/contracts/codes/kapt-notice-codes';
import type { BidMethodCode } from '@danji/contracts/codes/suggest-item-codes';
import type { KaptNotice } from '@danji/contracts/bids/kapt-notice';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Id, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';
import type { KaptSource } from './kapt-notice-client.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A notice or a private contract of K-apt, as it was last read. */
    kapt_notice: {
      id: Id;
      kind: KaptNoticeKindCode;
      /** bidNum of a notice, pcNum of a private contract. */
      kapt_number: string;
      state: KaptBidStateCode | null;
      is_open: boolean;
      title: string;
      complex: string;
      apt_code: string;
      /** The short name of its sido, or ''. */
      sido: string;
      sigungu: number | null;
      number_of_units: number | null;
      work_type: ContractType | null;
      category: number | null;
      category_group: GeneratedAlways<number | null>;
      bid_method: BidMethodCode | null;
      selection_method: KaptNotice['selection_method'];
      is_electronic: boolean | null;
      is_urgent: boolean;
      noticed: string;
      closes: NullableTimestamp;
      papers_due: NullableTimestamp;
      briefing_at: NullableTimestamp;
      briefing_place: string;
      content: string;
      papers: string;
      reason: string;
      /** Won. */
      amount: number | null;
      winner: Defaulted<string>;
      /** When its bidders were asked for. */
      winner_read: NullableTimestamp;
      /** When vendors were told of it, while it was open. */
      matched: NullableTimestamp;
      contracted: string | null;
      starts: string | null;
      ends: string | null;
      /** When it was awarded, for comparisons of prices; without an amount it was not. */
      awarded_on: GeneratedAlways<string | null>;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
    /** When a day of a service was read whole; `failed` is since when it could not be. */
    kapt_notice_read: { source: KaptSource; day: string; read: NullableTimestamp; failed: NullableTimestamp };
  }
}
