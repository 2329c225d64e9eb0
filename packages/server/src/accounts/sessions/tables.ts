import type { NanoId } from '@danji/contracts/fields';
import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * A signed-in device. Ending the session invalidates its access tokens at once. `acting_staff_id` is an operator who
     * acts as the user, and `acting_session` the public id of the operator's own session, with which this one ends.
     */
    auth_session: {
      id: Id;
      nano_id: NanoId;
      user_id: number;
      client: 'web' | 'api';
      acting_staff_id: number | null;
      acting_session: string | null;
      /** Whether a social sign-in opened it. */
      is_social: Defaulted<boolean>;
      user_agent: string;
      created: Timestamp;
      expires: Timestamp;
      ended: NullableTimestamp;
      end_reason: string | null;
    };
    /**
     * Refresh tokens of a session, hashed (SHA-256). A rotation adds one to `generation` and marks the older ones used;
     * several of one generation exist when two tabs renewed at the same moment.
     */
    refresh_token: {
      id: Id;
      session_id: number;
      generation: number;
      token_hash: string;
      created: Timestamp;
      expires: Timestamp;
      used: NullableTimestamp;
      /** Whether the token may come in the cookie of the plain name (ADR 0030); the default is for the former release. */
      has_plain_name: Defaulted<boolean>;
    };
  }
}
