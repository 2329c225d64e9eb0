import type { ComplianceDocument, ComplianceDocumentFields } from '@danji/contracts/bids/compliance-document';
import type { GeneratedAlways } from 'kysely';
import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Licences, insurances and other documents of brands. */
    compliance_document: ComplianceDocumentFields & {
      id: Id;
      brand_id: number;
      state: ComplianceDocument['state'];
      reason: string | null;
      decided: NullableTimestamp;
      /** The shortest mark (days) of which the brand was reminded. */
      reminded_days: number | null;
      created: Timestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
      searched: GeneratedAlways<string>;
    };
  }
}
