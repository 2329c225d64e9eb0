import type { ReportedKindCode } from '@danji/contracts/codes/report-codes';

/** A post, an answer or a comment, as the calls about reports name it. */
export type ReportedObject = { kind: ReportedKindCode; object_id: number };
