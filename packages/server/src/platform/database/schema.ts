import type { Defaulted, Id, Json, NullableJson, Searched, Timestamp } from './columns.ts';
import type { SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';

/** Every table. A feature adds its own in its `tables.ts`; those of the platform are here. */
export interface Database {
  /**
   * Creating calls of the last day by caller and key. The `request_hash` of a form is null until its files have been
   * read.
   */
  idempotency_key: {
    caller: string;
    operation: string;
    key: string;
    request_hash: string | null;
    /** Identifies the attempt that runs the call; only that attempt may complete it. */
    claim: string;
    claimed_until: Timestamp;
    status: number | null;
    /** JSON text of the response. */
    response: string | null;
    created: Timestamp;
  };
  /** Counts of attempts in a window, by a hashed key (`sign_in` + account + address, …): limits that hold on every instance. */
  attempt_count: { key: string; window_start: Timestamp; count: number };
  /** Live events for signed-in accounts, retained for a day so that a lost connection can catch up. */
  live_event: { id: Id; user_id: number; payload: Json<unknown>; created: Timestamp };
  staff_log: {
    id: Id;
    user_id: number;
    headers: Json<Record<string, string>>;
    path: string;
    searched: Searched;
    method: string;
    status_code: number;
    response_time: number;
    old_object: NullableJson<unknown>;
    new_object: NullableJson<unknown>;
    request_data: NullableJson<unknown>;
    response_data: NullableJson<unknown>;
    /** Whether the changed account is an operator's: only ADMIN reads such entries of others. */
    about_operator: Defaulted<boolean>;
    /** The account that the change is about; no foreign key, because the entry stays when the account goes. */
    about_user_id: Defaulted<number | null>;
    created: Timestamp;
  };
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
}
