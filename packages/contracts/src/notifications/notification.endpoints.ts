import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { UserType } from '../codes/user-codes.ts';
import { strictObject, nullable, nonEmptyString, id, ok, text, userId, labelled } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { notification, NotificationType, TITLE_CHARACTERS } from './notification.ts';

export const countNotifications = defineEndpoint({
  id: 'notifications.count',
  title: '안 읽은 알림 수',
  method: 'POST',
  isReadOnly: true,
  path: '/api/users/user_notification_count/',
  audience: ['signed_in'],
  reads: ['notification'],
  summary: 'Unread notifications of the signed-in account.',
  response: strictObject({ count: Type.Integer({ minimum: 0 }) }),
});

export const listNotifications = defineEndpoint({
  id: 'notifications.list',
  title: '알림 목록',
  method: 'GET',
  path: '/api/users/user_notifications/',
  audience: ['signed_in'],
  reads: ['notification'],
  summary: 'Notifications of the signed-in account, newest first.',
  query: strictObject({
    ...pageQuery,
    notification_type: Type.Optional(NotificationType.schema),
    is_read: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(notification),
});

export const deleteNotification = defineEndpoint({
  id: 'notifications.delete',
  title: '알림 삭제',
  method: 'DELETE',
  path: '/api/users/user_notification_delete/',
  audience: ['signed_in'],
  changes: ['notification'],
  summary: 'Deletes one notification of the signed-in account.',
  body: strictObject({ notification_id: id }),
  response: ok,
});

export const restoreNotification = defineEndpoint({
  id: 'notifications.restore',
  title: '알림 되살리기',
  method: 'POST',
  path: '/api/users/user_notification_restore/',
  audience: ['signed_in'],
  changes: ['notification'],
  origin: 'extension',
  summary: 'Puts a notification back that was deleted in the last day.',
  body: strictObject({ notification_id: id }),
  response: ok,
});

export const deleteReadNotifications = defineEndpoint({
  id: 'notifications.delete_read',
  title: '읽은 알림 삭제',
  method: 'DELETE',
  path: '/api/users/user_notification_delete_read/',
  audience: ['signed_in'],
  changes: ['notification'],
  origin: 'extension',
  summary: 'Deletes every notification the signed-in account has read, of one type or of all.',
  body: strictObject({ notification_type: Type.Optional(NotificationType.schema) }),
  response: strictObject({ deleted: Type.Integer({ minimum: 0 }) }),
});

export const markNotificationsRead = defineEndpoint({
  id: 'notifications.read',
  title: '알림 읽음',
  method: 'POST',
  path: '/api/users/user_notification_read/',
  audience: ['signed_in'],
  changes: ['notification'],
  origin: 'extension',
  summary:
    'Marks the named notifications read, those that lead to `link`, or all when neither is given; says how many were unread.',
  body: strictObject({
    notification_ids: Type.Optional(Type.Array(id, { maxItems: 100 })),
    link: Type.Optional(text('링크', 300)),
  }),
  response: strictObject({ read: Type.Integer({ minimum: 0 }) }),
});

const recipients = Type.Integer({ minimum: 0 });
const isAdvertisement = Type.Optional(Type.Boolean({ label: '광고성 정보' }));

export const countNotificationRecipients = defineEndpoint({
  id: 'notifications.count_recipients',
  title: '알림 받는 사람 수',
  method: 'GET',
  path: '/api/staff_notification_recipients/',
  audience: ['staff'],
  reads: ['user'],
  origin: 'extension',
  summary:
    'How many accounts of each kind a notification to the kind reaches: those that have not turned notifications off and, for an advertisement, consent to marketing.',
  query: strictObject({ is_advertisement: isAdvertisement }),
  response: strictObject({ general: recipients, brand: recipients, staff: recipients }),
});

const sentNotification = strictObject({
  user_id: Type.Optional(userId),
  user_type: Type.Optional(labelled('회원 종류', UserType.schema)),
  title: nonEmptyString('제목', TITLE_CHARACTERS),
  content: nonEmptyString('내용', 1000),
  link: Type.Optional(text('링크', 300)),
  is_advertisement: isAdvertisement,
});

export const sendStaffNotification = defineEndpoint({
  id: 'notifications.send',
  title: '알림 보내기',
  method: 'POST',
  path: '/api/staff_notification/',
  audience: ['staff'],
  changes: ['staff_log'],
  summary:
    'Notifies one account (`user_id`) or every account of a kind (`user_type`) that has not turned notifications off; an advertisement goes to a kind only, with the consent to marketing.',
  body: sentNotification,
  logged: strictObject({ ...sentNotification.properties, link: nullable(text('링크', 300)) }),
  response: strictObject({ sent: Type.Integer({ minimum: 0 }) }),
});
