import type { PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import type { PointSet } from '@danji/contracts/points/point-set';
import type { ColumnType } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Searched, Timestamp } from '../../platform/database/columns.ts';

/** A column that a trigger fills when the row is added. */
type Filled<T> = ColumnType<T, never, never>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * Every change of anybody's points. A trigger numbers the entries of an account, lets the balance run on, and keeps
     * `points` and `accum_points` of the account up to date; rows are never changed or deleted.
     */
    point_entry: {
      id: Filled<number>;
      user_id: number;
      position: Filled<number>;
      history_type: PointHistoryTypeCode;
      point: number;
      balance: Filled<number>;
      /** The addition to the earned points (`accum_points`). */
      earned: number;
      is_reversal: Defaulted<boolean>;
      /** An ADMIN took points that were not there. */
      is_forced: Defaulted<boolean>;
      cause_key: string;
      description: string;
      searched: Searched;
      data: Json<Record<string, unknown>>;
      staff_id: number | null;
      created: Timestamp;
    };
    /** The sums of the entries of a business day by type; the night adds the entries since the last one that is in them. */
    point_day: {
      day: string;
      history_type: PointHistoryTypeCode;
      issued: number;
      spent: number;
      earned: number;
      /** The newest entry in this sum; the greatest of all rows is the newest that is in any. */
      last_entry_id: number;
    };
    /** The settings of points by our staff; the newest row is in force. */
    point_set: Omit<PointSet, 'updated' | 'updated_by'> & { id: Id; staff_id: number; created: Timestamp };
    /** Points that an open order, application or question will take (`out`), or that an account will get (`in`). */
    point_hold: {
      id: Id;
      user_id: number;
      direction: 'out' | 'in';
      points: number;
      cause_key: string;
      description: string;
      history_type: PointHistoryTypeCode | null;
      created: Timestamp;
      closed: NullableTimestamp;
      outcome: 'settled' | 'released' | null;
    };
  }
}
