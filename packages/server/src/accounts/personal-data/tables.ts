import type { Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** When an account last downloaded its own data. */
    own_export: { user_id: number; downloaded: Timestamp };
  }
}
