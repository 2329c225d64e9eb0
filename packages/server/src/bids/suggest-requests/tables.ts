import type { SuggestRequest, SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { SentPayload } from './sent-version.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * The request (offer) of a vendor on a bid notice. Without a state it is only a favourite. Its number is random (ADR
     * 0104).
     */
    suggest_request: {
      id: Id;
      nano_id: NanoId;
      item_id: number;
      brand_id: number;
      company_item_id: number | null;
      company_fav_date: NullableTimestamp;
      state: SuggestRequest['state'] | null;
      content: Json<RichDocument>;
      price_lines: Json<SuggestRequestContent['price_lines']>;
      document_ids: ColumnType<number[], string | undefined, string>;
      /** Won. */
      total_price: number | null;
      vat_mode: SuggestRequestContent['vat_mode'];
      valid_until: string | null;
      /** When it was last sent, and the SHA-256 of that version. */
      sent: NullableTimestamp;
      hash: string | null;
      reason: string | null;
      /** The space of the notice, by trigger. */
      space_id: Defaulted<number>;
      /** Whether others than its vendor may read it: it was sent and is not sealed; by trigger. */
      is_open: GeneratedAlways<boolean>;
      created: Timestamp;
      updated: Timestamp;
    };
    /** Requests as they were sent; no statement changes them. */
    suggest_request_version: {
      id: Id;
      request_id: number;
      sent: Timestamp;
      hash: string;
      payload: Json<SentPayload>;
    };
  }
}
