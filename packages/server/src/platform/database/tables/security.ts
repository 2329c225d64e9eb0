import type { SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../columns.ts';

export type SecurityTables = {
  /** Append-only for two years, by trigger (ADR 0034). The ids of accounts are no foreign keys. */
  security_event: {
    id: Id;
    created: Timestamp;
    kind: SecurityEventKindCode;
    account_id: number | null;
    actor_id: number | null;
    session: string | null;
    ip: string;
    /** The client as limits count it (`getClientNetwork`). */
    network: string;
    user_agent: string;
    request_id: string;
    detail: Json<Record<string, unknown>>;
  };
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
};
