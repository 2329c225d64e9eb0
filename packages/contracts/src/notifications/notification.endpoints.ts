import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { UserType } from '../codes/user-codes.ts';
import { closed, filled, id, ok, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { notification, NotificationType } from './notification.ts';

export const countNotifications = defineEndpoint({
  id: 'notifications.count',
  method: 'POST',
  readsOnly: true,
  path: '/api/users/user_notification_count/',
  access: 'member',
  summary: 'Unread notifications of the signed-in account.',
  response: closed({ count: Type.Integer({ minimum: 0 }) }),
});

export const listNotifications = defineEndpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/users/user_notifications/',
  access: 'member',
  summary: 'Notifications of the signed-in account, newest first.',
  query: closed({
    ...pageQuery,
    notification_type: Type.Optional(NotificationType.schema),
    is_read: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(notification),
});

export const deleteNotification = defineEndpoint({
  id: 'notifications.delete',
  method: 'DELETE',
  path: '/api/users/user_notification_delete/',
  access: 'member',
  summary: 'Deletes one notification of the signed-in account.',
  body: closed({ notification_id: id }),
  response: ok,
});

export const restoreNotification = defineEndpoint({
  id: 'notifications.restore',
  method: 'POST',
  path: '/api/users/user_notification_restore/',
  access: 'member',
  origin: 'extension',
  summary: 'Puts a notification back that was deleted in the last day.',
  body: closed({ notification_id: id }),
  response: ok,
});

export const deleteReadNotifications = defineEndpoint({
  id: 'notifications.delete_read',
  method: 'DELETE',
  path: '/api/users/user_notification_delete_read/',
  access: 'member',
  origin: 'extension',
  summary: 'Deletes every notification the signed-in account has read, of one type or of all.',
  body: closed({ notification_type: Type.Optional(NotificationType.schema) }),
  response: closed({ deleted: Type.Integer({ minimum: 0 }) }),
});

export const readNotifications = defineEndpoint({
  id: 'notifications.read',
  method: 'POST',
  path: '/api/users/user_notification_read/',
  access: 'member',
  origin: 'extension',
  summary: 'Marks the named notifications read, or all when none is named.',
  body: closed({ notification_ids: Type.Optional(Type.Array(id, { maxItems: 100 })) }),
  response: ok,
});

export const sendStaffNotification = defineEndpoint({
  id: 'notifications.send',
  method: 'POST',
  path: '/api/staff_notification/',
  access: 'staff',
  summary: 'Notifies one account (`user_id`) or every account of a kind (`user_type`).',
  body: closed({
    user_id: Type.Optional(id),
    user_type: Type.Optional(UserType.schema),
    title: filled('제목', 100),
    content: filled('내용', 1000),
    link: Type.Optional(text('링크', 300)),
  }),
  response: closed({ sent: Type.Integer({ minimum: 0 }) }),
});
