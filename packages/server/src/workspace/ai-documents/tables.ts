import type {
  Defaulted,
  Id,
  Json,
  NullableJson,
  NullableTimestamp,
  Timestamp,
  Searched,
} from '../../platform/database/columns.ts';
import type { AiDocumentStateCode, AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { AiAnswers } from '@danji/contracts/workspace/ai-document-forms';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A document of a work space. The search looks through `text`; `versioned` is when its last version was stored. */
    ai_document: {
      id: Id;
      space_id: number;
      user_id: number;
      document_type: AiDocumentTypeCode;
      title: string;
      answers: Json<AiAnswers>;
      content: NullableJson<RichDocument>;
      text: Defaulted<string>;
      searched: Searched;
      state: Defaulted<AiDocumentStateCode>;
      is_sample: Defaulted<boolean>;
      saved_by: number | null;
      versioned: NullableTimestamp;
      created: Timestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
    };
    /** An earlier text; `saved` is when it was the current one. */
    ai_document_version: {
      id: Id;
      document_id: number;
      user_id: number | null;
      title: string;
      content: Json<RichDocument>;
      saved: Timestamp;
    };
    /** A browser tab in which a document is open; `seen` is its last heartbeat. */
    ai_document_viewer: {
      document_id: number;
      tab_id: string;
      user_id: number;
      opened: Timestamp;
      seen: Timestamp;
    };
    /**
     * One attempt to generate a document on the business day `day`. Attempts that run, succeeded or have a text count as
     * the user's usage (`isCountedGeneration`). `beat` is the last heartbeat of the server that works on it.
     */
    ai_generation: {
      id: Id;
      document_id: number;
      user_id: number;
      document_type: AiDocumentTypeCode;
      state: AiDocumentStateCode;
      day: string;
      text: Defaulted<string>;
      failure: string | null;
      model: string | null;
      started: Timestamp;
      beat: Timestamp;
      finished: NullableTimestamp;
    };
    /** A version of the prompt of a document type; at most one version of a type is active. */
    ai_prompt: {
      id: Id;
      document_type: AiDocumentTypeCode;
      version: number;
      system: string;
      template: string;
      note: string;
      is_active: boolean;
      user_id: number;
      created: Timestamp;
    };
  }
}
