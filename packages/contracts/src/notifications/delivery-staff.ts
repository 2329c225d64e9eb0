import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { count, created, date, entity, id, labelled, MAX_INT4, nullable, text, timestamp } from '../fields.ts';
import { DeliveryState, NotificationChannel } from './channel.ts';
import { NotificationType, TITLE_CHARACTERS } from './notification.ts';

/** The longest period of figures, days. */
export const FIGURE_DAYS = 31;
/** The reasons for which messages failed, the most common first. */
export const MAX_FAILURES = 50;

const channel = labelled('받는 방법', NotificationChannel.schema);
const notificationType = labelled('알림 종류', NotificationType.schema);

/** One notification on its way through one channel, as our staff sees it. */
export const staffDelivery = entity('StaffDelivery', {
  id,
  user: labelled('회원', personRef),
  /** `null` when the notification was deleted since then. */
  title: labelled('제목', nullable(text('제목', TITLE_CHARACTERS))),
  notification_type: notificationType,
  channel,
  state: labelled('상태', DeliveryState.schema),
  /** Whether it came together with others, once a day. */
  is_digest: Type.Boolean({ label: '하루 한 번' }),
  attempts: count('보낸 횟수', MAX_INT4),
  /** Whether it was read in the app; unknown when it was deleted. */
  is_read: labelled('앱에서 읽음', nullable(Type.Boolean())),
  /** The code of the provider, or our own where the provider gave none; `toFailureReason` explains it. */
  error_code: labelled('실패 코드', nullable(text('실패 코드', 100))),
  due: labelled('보낼 때', timestamp),
  done: labelled('끝난 때', nullable(timestamp)),
  created,
});
export type StaffDelivery = Static<typeof staffDelivery>;

/** The entry of the staff log about a message that is sent again. */
export const loggedDelivery = entity('LoggedDelivery', {
  id,
  channel,
  state: labelled('상태', DeliveryState.schema),
  error_code: labelled('실패 코드', nullable(text('실패 코드', 100))),
});

const figures = {
  /** Everything that was to be sent; the others are parts of it. */
  planned: count('보낼 알림', MAX_INT4),
  waiting: count('기다림', MAX_INT4),
  /** The provider has taken it, whether or not it has told more since then. */
  sent: count('보냄', MAX_INT4),
  /** Those of them of which the provider has told that they arrived. */
  delivered: count('도착', MAX_INT4),
  /** Those of them that arrived as a text message. */
  fallen_back: count('문자로 도착', MAX_INT4),
  /** Those of them that were read, or deleted, in the app. */
  read: count('앱에서 읽음', MAX_INT4),
  failed: count('실패', MAX_INT4),
  unknown: count('알 수 없음', MAX_INT4),
  skipped: count('건너뜀', MAX_INT4),
};

/** The figures of one day in Korea, one channel and one subject. */
const deliveryFigure = entity('DeliveryFigure', {
  date: date('날짜'),
  channel,
  notification_type: notificationType,
  ...figures,
});
export type DeliveryFigure = Static<typeof deliveryFigure>;

const deliveryFailure = entity('DeliveryFailure', {
  channel,
  error_code: text('실패 코드', 100),
  failed: count('실패', MAX_INT4),
});

/** The figures of a period by day, channel and subject, and the reasons of failures. */
export const deliveryReport = entity('DeliveryReport', {
  rows: Type.Array(deliveryFigure, {
    maxItems: FIGURE_DAYS * NotificationChannel.options.length * NotificationType.options.length,
    label: '날짜별',
  }),
  failures: Type.Array(deliveryFailure, { maxItems: MAX_FAILURES, label: '실패한 이유' }),
});
export type DeliveryReport = Static<typeof deliveryReport>;
