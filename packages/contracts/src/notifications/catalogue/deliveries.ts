import { UserType } from '../../codes/user-codes.ts';
import { strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { DeliveryMode, NotificationChannel } from '../channel.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** Channels that no longer reach the account. */
export const deliveryNotifications = {
  emailStopped: defineNotification({
    id: 'deliveries.email_stopped',
    type: NotificationType.ACCOUNT,
    audience: [UserType.GENERAL, UserType.BRAND, UserType.STAFF],
    importance: 'required',
    channels: { [NotificationChannel.EMAIL]: DeliveryMode.OFF },
    values: strictObject({}),
    title: () => '이메일 알림을 멈췄어요',
    content: () => '이메일 주소로 메일이 가지 않아요. 주소를 확인하고 다시 시작해 주세요.',
    path: () => webPaths.notificationSettings,
  }),
};
