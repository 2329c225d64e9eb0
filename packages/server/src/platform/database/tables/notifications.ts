import type { Notification } from '@danji/contracts/notifications/notification';
import type { ColumnType } from 'kysely';
import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../columns.ts';

export type NotificationTables = {
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
};
