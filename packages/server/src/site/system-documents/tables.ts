import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * Versions of the documents that members agree to. Only `withdrawn` of a row ever changes: the version was announced
     * and then withdrawn.
     */
    system_document: {
      id: Id;
      document_type: 1 | 2;
      version: number;
      title: string;
      content: Json<RichDocument>;
      /** Business day, `YYYY-MM-DD`. */
      effective_date: string;
      change_summary: string;
      requires_consent: boolean;
      /** `null` for a document that came with the product. */
      author_id: number | null;
      created: Timestamp;
      withdrawn: NullableTimestamp;
    };
    /**
     * Consents that a user gave or declined, with their time; `system_document_id` is the version of the terms or the
     * privacy policy, `notice_version` that of the notice on collection and use at a sign-up.
     */
    user_consent: {
      id: Id;
      user_id: number;
      document: 'terms' | 'privacy' | 'over_14' | 'marketing';
      is_agreed: boolean;
      system_document_id: number | null;
      notice_version: number | null;
      created: Timestamp;
      /** When the member was last told that the consent to marketing stands. */
      reminded: Defaulted<string | null>;
    };
  }
}
