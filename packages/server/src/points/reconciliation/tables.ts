import type { PointDifferenceKind } from '@danji/contracts/points/point-check';
import type { PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A run of the reconciliation of the ledger. */
    point_check: {
      id: Id;
      accounts: number;
      entries: number;
      differences: number;
      elapsed: number;
      created: Timestamp;
    };
    /** Two numbers of an account, or of a business day and a type, that a run found to differ. */
    point_difference: {
      id: Id;
      check_id: number;
      user_id: number | null;
      day: string | null;
      history_type: PointHistoryTypeCode | null;
      kind: PointDifferenceKind;
      position: number | null;
      expected: number;
      actual: number;
    };
  }
}
