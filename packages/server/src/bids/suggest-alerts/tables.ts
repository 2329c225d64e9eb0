import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { GeneratedAlways } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Which new notices a vendor is told of; no region or no code means all. */
    suggest_alert_setting: {
      id: Id;
      brand_id: number;
      is_enabled: boolean;
      sigungus: number[];
      tags: number[];
      /** The same for the index: 0 where all are meant. */
      regions: GeneratedAlways<number[]>;
      codes: GeneratedAlways<number[]>;
      created: Timestamp;
      updated: Timestamp;
    };
    /** A notice that a vendor was told of. */
    suggest_alert: {
      id: Id;
      item_id: number;
      brand_id: number;
      is_read: Defaulted<boolean>;
      created: Timestamp;
    };
    /** A published notice as alerts see it, by trigger: they are due at its start. */
    suggest_alert_notice: {
      item_id: number;
      due: Timestamp;
      sigungu: number;
      /** Its sub-categories. */
      codes: number[];
      matched: NullableTimestamp;
    };
  }
}
