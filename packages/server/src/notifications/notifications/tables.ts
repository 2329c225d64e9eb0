import type { UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { Notification } from '@danji/contracts/notifications/notification';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    notification: {
      id: Id;
      user_id: number;
      notification_type: Notification['notification_type'];
      title: string;
      content: string;
      /** Path inside the app. */
      link: string | null;
      is_read: Defaulted<boolean>;
      /** Where it comes from; that row is deleted after some days. */
      outbox_id: Defaulted<number | null>;
      created: Timestamp;
      deleted: NullableTimestamp;
    };
    /** Notifications that are told, and delivered by a job. */
    notification_outbox: {
      id: Id;
      /** Its name in the catalogue. */
      definition: string;
      /** Emptied when everybody has got it, like the recipients. */
      values: Json<Record<string, unknown>>;
      /** Ids in their order, or everybody of these kinds. */
      recipients: Json<number[] | { everybody: UserTypeCode[] }>;
      /** The last account that has got it. */
      cursor: Defaulted<number>;
      /** The topic, where a later one about the same takes its place. */
      topic: Defaulted<string | null>;
      created: Timestamp;
      done: NullableTimestamp;
    };
  }
}
