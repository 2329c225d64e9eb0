import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Id, Json, NullableTimestamp, Timestamp } from '../columns.ts';

export type SystemDocumentTables = {
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
};
