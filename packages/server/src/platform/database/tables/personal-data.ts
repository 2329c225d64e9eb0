import type { Timestamp } from '../columns.ts';

export type PersonalDataTables = {
  /** When an account last downloaded its own data. */
  own_export: { user_id: number; downloaded: Timestamp };
};
