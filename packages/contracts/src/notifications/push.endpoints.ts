import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { created, entity, id, labelled, nullable, ok, strictObject, text, timestamp } from '../fields.ts';

const pushDevice = entity('PushDevice', {
  id,
  /** As the browser names itself. */
  user_agent: Type.String({ label: '기기' }),
  /** Whether it is the device of this session. */
  is_current: Type.Boolean({ label: '이 기기' }),
  created,
  /** When its push service last took a notification. */
  last_success: labelled('마지막 알림', nullable(timestamp)),
});

/** A subscription of a browser, as its `PushManager` gives it (RFC 8030, RFC 8291). */
const pushSubscription = {
  endpoint: text('알림 주소', 1000, 1),
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', label: '암호화 키' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', label: '암호화 확인값' }),
};

export const listPushDevices = defineEndpoint({
  id: 'notifications.list_push_devices',
  title: '알림 받는 기기 목록',
  method: 'GET',
  path: '/api/users/user_push_devices/',
  audience: ['signed_in'],
  reads: ['push_device'],
  origin: 'extension',
  summary: 'The devices of the signed-in account that get notifications, and the key with which a browser subscribes.',
  response: strictObject({
    /** The public VAPID key, base64url; `null` when the server sends no push messages. */
    public_key: labelled('공개 키', nullable(Type.String())),
    devices: Type.Array(pushDevice, { maxItems: ANSWER_LIMITS.pushDevices, label: '기기' }),
  }),
});

export const addPushDevice = defineEndpoint({
  id: 'notifications.add_push_device',
  title: '이 기기에서 알림 받기',
  method: 'POST',
  path: '/api/users/user_push_devices/',
  audience: ['signed_in'],
  changes: ['push_device', 'notification_setting'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Sends notifications to the browser of this session; a subscription of another account moves to this one.',
  body: strictObject(pushSubscription),
  response: ok,
});

export const removePushDevice = defineEndpoint({
  id: 'notifications.remove_push_device',
  title: '기기의 알림 끄기',
  method: 'DELETE',
  path: '/api/users/user_push_devices/',
  audience: ['signed_in'],
  changes: ['push_device', 'notification_setting'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Sends no more notifications to one device of the signed-in account.',
  body: strictObject({ push_device_id: id }),
  response: ok,
});

/** The service worker calls it without a session: what the browser alone knows of its old subscription proves it. */
export const replacePushSubscription = defineEndpoint({
  id: 'notifications.replace_push_subscription',
  title: '바뀐 알림 주소 저장',
  method: 'POST',
  path: '/api/notifications/push_subscription/',
  audience: ['everybody'],
  changes: ['push_device'],
  origin: 'extension',
  summary: 'Replaces a subscription that the browser has renewed; the old one is proved by its address and its secret.',
  body: strictObject({
    old_endpoint: text('이전 알림 주소', 1000, 1),
    old_auth: labelled('이전 암호화 확인값', pushSubscription.auth),
    ...pushSubscription,
  }),
  response: ok,
});
