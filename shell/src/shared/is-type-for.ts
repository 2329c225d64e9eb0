import { NotificationType, type NotificationTypeCode } from '@danji/contracts/notifications/notification';

/** Whether accounts of a kind (`null` of a visitor) ever get notifications of a type: only vendors are told of new notices. */
export const isTypeFor = (kind: string | null, type: NotificationTypeCode): boolean =>
  kind === 'brand' || type !== NotificationType.BID_ALERT;
