import type { Defaulted, Id, Json, NullableJson, Timestamp } from '../columns.ts';

export type PlatformTables = {
  /** Live events for signed-in accounts, retained for a day so that a lost connection can catch up. */
  live_event: { id: Id; user_id: number; payload: Json<unknown>; created: Timestamp };
  staff_log: {
    id: Id;
    user_id: number;
    headers: Json<Record<string, string>>;
    path: string;
    method: string;
    status_code: number;
    response_time: number;
    old_object: NullableJson<unknown>;
    new_object: NullableJson<unknown>;
    request_data: NullableJson<unknown>;
    response_data: NullableJson<unknown>;
    /** Whether the changed account is an operator's: only ADMIN reads such entries of others. */
    about_operator: Defaulted<boolean>;
    created: Timestamp;
  };
};
