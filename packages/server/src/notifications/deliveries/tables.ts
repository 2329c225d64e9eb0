import type {
  DeliveryModeCode,
  DeliveryStateCode,
  NotificationChannelCode,
} from '@danji/contracts/notifications/channel';
import type { Notification } from '@danji/contracts/notifications/notification';
import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** One notification on its way through one channel. */
    notification_delivery: {
      id: Id;
      /** `null` when the notification was deleted since then. */
      notification_id: number | null;
      notification_type: Notification['notification_type'];
      user_id: number;
      channel: NotificationChannelCode;
      /** Whether it comes together with others, once a day. */
      is_digest: boolean;
      /** Whether it waits for no quiet hours. */
      is_urgent: Defaulted<boolean>;
      /** Whether the rule for advertisements by night is for it. */
      is_advertisement: Defaulted<boolean>;
      state: Defaulted<DeliveryStateCode>;
      attempts: Defaulted<number>;
      /** Whether it is sent again without knowing how the time before has ended. */
      is_repeated: Defaulted<boolean>;
      /** The first row of the message that it is part of; it names the message to the provider. */
      message_id: number | null;
      due: Timestamp;
      started: NullableTimestamp;
      done: NullableTimestamp;
      /** The number of the message at the provider. */
      provider_id: string | null;
      error_code: string | null;
      created: Timestamp;
    };
    notification_preference: {
      user_id: number;
      notification_type: Notification['notification_type'];
      channel: NotificationChannelCode;
      mode: DeliveryModeCode;
    };
    notification_setting: {
      user_id: number;
      /** The address that has refused an e-mail for good; another one of the account is tried. */
      refused_email: string | null;
      email_stopped: NullableTimestamp;
      /** Times of day in Seoul, `HH:MM`, between which nothing rings. */
      quiet_start: Defaulted<string>;
      quiet_end: Defaulted<string>;
      has_quiet_hours: Defaulted<boolean>;
    };
  }
}
