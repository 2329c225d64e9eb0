import { type Static, Type } from 'typebox';
import { UserType } from '../codes/user-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { entity, labelled, nullable, ok, oneOf, strictObject, text } from '../fields.ts';
import { DeliveryMode, NotificationChannel } from './channel.ts';
import { NotificationType, TITLE_CHARACTERS } from './notification.ts';

const audience = ['staff'] as const;
const NAME_CHARACTERS = 80;
/** More kinds than the catalogue has. */
const MAX_KINDS = 500;

const name = text('알림 이름', NAME_CHARACTERS, 1);
const channelMode = strictObject({
  channel: labelled('받는 방법', NotificationChannel.schema),
  mode: labelled('받는 때', DeliveryMode.schema),
});

/** One kind of notification of the catalogue, with example values. */
const notificationTemplate = entity('NotificationTemplate', {
  /** Its name in the catalogue. */
  name,
  notification_type: labelled('알림 종류', NotificationType.schema),
  audience: Type.Array(UserType.schema, { maxItems: UserType.options.length, label: '받는 사람' }),
  /** The people whom it does not reach: nobody, those without notifications, or those without consent to marketing. */
  importance: labelled('중요도', oneOf('required', 'normal', 'marketing')),
  title: text('제목', TITLE_CHARACTERS),
  content: text('내용', 1000),
  link: nullable(text('링크', 300)),
  /** Its message of KakaoTalk with example values, under the code of its template; `null` for a kind without one. */
  alimtalk: nullable(strictObject({ code: text('알림톡 코드', 50), content: text('알림톡 내용', 1000) })),
  /** When who has chosen nothing gets it by each channel. */
  channels: Type.Array(channelMode, { maxItems: NotificationChannel.options.length, label: '받는 방법' }),
});
export type NotificationTemplate = Static<typeof notificationTemplate>;

/** The e-mail of a kind with example values. */
const templateMail = entity('NotificationTemplateMail', {
  ...notificationTemplate.properties,
  subject: text('메일 제목', 200),
  /** A whole page without scripts, and with nothing from elsewhere. */
  html: text('메일 본문', 20_000),
  text: text('글자로만 된 본문', 20_000),
  /** The channels by which a test message can be sent here. */
  usable: Type.Array(NotificationChannel.schema, {
    maxItems: NotificationChannel.options.length,
    label: '쓸 수 있는 방법',
  }),
});
export type NotificationTemplateMail = Static<typeof templateMail>;

export const listNotificationTemplates = defineEndpoint({
  id: 'notifications.list_templates',
  title: '알림 문구 목록',
  method: 'GET',
  path: '/api/notifications/staff_template/',
  audience,
  origin: 'extension',
  summary:
    'Every kind of notification with its text of example values, and when it goes by each channel to who has chosen nothing.',
  response: Type.Array(notificationTemplate, { maxItems: MAX_KINDS }),
});

export const getNotificationTemplate = defineEndpoint({
  id: 'notifications.get_template',
  title: '알림 문구 보기',
  method: 'GET',
  path: '/api/notifications/staff_template/{name}/',
  audience,
  origin: 'extension',
  summary: 'One kind of notification and its e-mail with example values: the HTML part and the text part.',
  response: templateMail,
});

export const sendTestTemplate = defineEndpoint({
  id: 'notifications.send_test_template',
  title: '알림 문구 시험 발송',
  method: 'POST',
  path: '/api/notifications/staff_template_test/',
  audience,
  origin: 'extension',
  summary: 'Sends one kind of notification with example values to the operator who asks, by one channel.',
  body: strictObject({ name, channel: labelled('받는 방법', NotificationChannel.schema) }),
  response: ok,
});
