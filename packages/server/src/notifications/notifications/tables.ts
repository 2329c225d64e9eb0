import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';
import type { Notification } from '@danji/contracts/notifications/notification';
import type { ColumnType } from 'kysely';

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
      /** The broadcast that it belongs to. */
      broadcast_id: ColumnType<string | null, string | null | undefined, string | null>;
      created: Timestamp;
      deleted: NullableTimestamp;
    };
  }
}
