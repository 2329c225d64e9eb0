import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A browser to which notifications of an account are pushed. A trigger deletes it when its session is ended. */
    push_subscription: {
      id: Id;
      user_id: number;
      /** The session in which it was turned on; `null` when that has long been over. */
      session_id: number | null;
      /** The address at the push service; whoever knows it and the secret can send. */
      endpoint: string;
      p256dh: string;
      auth: string;
      user_agent: string;
      created: Timestamp;
      last_success: NullableTimestamp;
      /** The last message that its push service took, so that a repetition for other browsers leaves it out. */
      last_delivery: string | null;
    };
  }
}
