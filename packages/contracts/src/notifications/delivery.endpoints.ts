import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { entity, labelled, nullable, ok, strictObject, text, timestamp } from '../fields.ts';
import { DeliveryMode, NotificationChannel } from './channel.ts';
import { NotificationType } from './notification.ts';

/** Every group with every channel. */
const MAX_CHOICES = NotificationType.options.length * NotificationChannel.options.length;

const choice = entity('NotificationChoice', {
  notification_type: labelled('알림 종류', NotificationType.schema),
  channel: labelled('받는 방법', NotificationChannel.schema),
  /** `null`: what is important at once, anything else once a day. */
  mode: labelled('받는 때', nullable(DeliveryMode.schema)),
});

const time = (label: string) => Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5, label });
/** Times of day in Seoul; over midnight where the end is not later than the start. */
const quietHours = strictObject({ start: time('시작 시각'), end: time('종료 시각') });

const notificationSettings = entity('NotificationSettings', {
  /** The channels that can be used here. */
  channels: Type.Array(NotificationChannel.schema, {
    maxItems: NotificationChannel.options.length,
    label: '쓸 수 있는 방법',
  }),
  choices: Type.Array(choice, { maxItems: MAX_CHOICES, label: '알림 설정' }),
  /** When nothing rings; `null`: never. */
  quiet_hours: labelled('방해 금지 시간', nullable(quietHours)),
  /** Since when e-mails are not sent, because the address of the account takes none. */
  email_stopped: labelled('이메일 멈춤', nullable(timestamp)),
});

export const getNotificationSettings = defineEndpoint({
  id: 'notifications.get_settings',
  title: '알림 설정 보기',
  method: 'GET',
  path: '/api/users/user_notification_settings/',
  audience: ['signed_in'],
  reads: ['notification_setting', 'account'],
  origin: 'extension',
  summary: 'By which channels, and when, the signed-in account gets which notifications.',
  response: notificationSettings,
});

export const updateNotificationSettings = defineEndpoint({
  id: 'notifications.update_settings',
  title: '알림 설정 바꾸기',
  method: 'PUT',
  path: '/api/users/user_notification_settings/',
  audience: ['signed_in'],
  changes: ['notification_setting'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Chooses for groups of notifications by which channels they come and when; `quiet_hours` are the hours in which nothing rings; `starts_email` sends e-mails again to an address that had refused one.',
  body: strictObject({
    choices: Type.Optional(labelled('알림 설정', Type.Array(choice, { maxItems: MAX_CHOICES }))),
    quiet_hours: Type.Optional(labelled('방해 금지 시간', nullable(quietHours))),
    starts_email: Type.Optional(Type.Literal(true, { label: '이메일 다시 받기' })),
  }),
  logged: notificationSettings,
  response: notificationSettings,
});

export const sendTestNotification = defineEndpoint({
  id: 'notifications.send_test',
  title: '시험 알림 보내기',
  method: 'POST',
  path: '/api/users/user_notification_test/',
  audience: ['signed_in'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Sends a message to the signed-in account itself by one channel.',
  body: strictObject({ channel: labelled('받는 방법', NotificationChannel.schema) }),
  response: ok,
});

/** The address in the header List-Unsubscribe of an e-mail, to which its program posts (RFC 8058). */
export const unsubscribe = defineEndpoint({
  id: 'notifications.unsubscribe',
  title: '이메일 수신 거부',
  method: 'POST',
  path: '/api/notifications/unsubscribe/',
  audience: ['everybody'],
  changes: ['notification_setting'],
  origin: 'extension',
  summary: 'Turns the e-mails of some groups off for the account whose signed token this is.',
  query: strictObject({ token: text('수신 거부 확인값', 300, 1) }),
  response: ok,
});
