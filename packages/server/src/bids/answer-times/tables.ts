import type { ColumnType } from 'kysely';

/** A column that only the measurement writes. */
type Measured = ColumnType<number, never, never>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Half of what offices asked a vendor in the last months was answered within so many hours. */
    brand_answer_time: { brand_id: Measured; hours: Measured };
  }
}
