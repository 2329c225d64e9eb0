import type { ReportedKindCode, ReportReasonCode } from '@danji/contracts/codes/report-codes';
import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The reports of members, one for each member and object. */
    report: {
      id: Id;
      case_id: number;
      kind: ReportedKindCode;
      object_id: number;
      reporter_id: number;
      reason: ReportReasonCode;
      content: string;
      /** Whether it counts for hiding: the account was not new. */
      is_weighed: boolean;
      created: Timestamp;
    };
  }
}
