import type { Timestamp } from '../platform/database/columns.ts';

declare module '../platform/database/schema.ts' {
  interface Database {
    /** Demo data that was already inserted. */
    demo_seed: { name: string; seeded: Timestamp };
  }
}
