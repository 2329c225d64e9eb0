import type { ColumnType } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp, Searched } from '../../platform/database/columns.ts';
import type { ScheduleChange, ScheduleFieldValue, ScheduleFields } from '@danji/contracts/workspace/schedule';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A schedule or contract of a work space. */
    work_schedule: Omit<ScheduleFields, 'brand_id'> & {
      brand_id: ColumnType<number | null, number | null | undefined, number | null>;
      id: Id;
      searched: Searched;
      space_id: number;
      user_id: number;
      created: Timestamp;
      updated: Timestamp;
      deleted: NullableTimestamp;
    };
    /** The history of a schedule: the fields that each change modified. */
    work_schedule_change: {
      id: Id;
      schedule_id: number;
      user_id: number;
      kind: ScheduleChange['kind'];
      fields: Json<{ field: string; before: ScheduleFieldValue; after: ScheduleFieldValue }[]>;
      created: Timestamp;
    };
    /** Expiry notifications that were sent: one for each end date and mark. */
    work_schedule_notice: {
      schedule_id: number;
      contract_end: string;
      mark: number;
      /** The notification that told of it, perhaps with others. */
      outbox_id: Defaulted<number | null>;
      created: Timestamp;
    };
    /** The secret calendar link of a work space, as a hash. */
    work_schedule_feed: { space_id: number; secret_hash: string; user_id: number; created: Timestamp };
  }
}
