import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * The identity at an outside sign-in provider that belongs to an account. `unlinked` is set when the account was
     * withdrawn.
     */
    social_account: {
      id: Id;
      provider: 'kakao';
      provider_id: string;
      user_type: 1 | 2;
      user_id: number;
      created: Timestamp;
      unlinked: NullableTimestamp;
    };
  }
}
