import type { Defaulted, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** An operator's authenticator app. The secret is encrypted; `last_step` is the time step of the last code. */
    second_factor: {
      user_id: number;
      secret: string;
      last_step: Defaulted<number>;
      created: Timestamp;
      enabled: NullableTimestamp;
    };
    /** Codes that replace one of the app once each, hashed. */
    recovery_code: { user_id: number; code_hash: string; used: NullableTimestamp };
  }
}
