import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { date, labelled, strictObject, userId } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { DeliveryState, NotificationChannel } from './channel.ts';
import { deliveryReport, FIGURE_DAYS, loggedDelivery, MAX_FAILURES, staffDelivery } from './delivery-staff.ts';
import { NotificationType } from './notification.ts';

const audience = ['staff'] as const;
const channel = Type.Optional(labelled('받는 방법', NotificationChannel.schema));

export const listStaffDeliveries = defineEndpoint({
  id: 'notifications.list_staff_deliveries',
  title: '알림 발송 기록',
  method: 'GET',
  path: '/api/notifications/staff_delivery/',
  audience,
  reads: ['notification_delivery'],
  origin: 'extension',
  summary:
    'What was sent by channels outside of the app, the newest first; of one member, one channel or one state. `is_dead` finds what has failed for good, and what nobody knows the end of.',
  query: strictObject({
    ...pageQuery,
    user_id: Type.Optional(userId),
    channel,
    state: Type.Optional(labelled('상태', DeliveryState.schema)),
    is_dead: Type.Optional(Type.Boolean({ label: '보내지 못한 알림' })),
  }),
  response: pageOf(staffDelivery),
});

export const resendDelivery = defineEndpoint({
  id: 'notifications.resend_delivery',
  title: '알림 다시 보내기',
  method: 'POST',
  path: '/api/notifications/staff_delivery/{id}/resend/',
  audience,
  changes: ['notification_delivery', 'staff_log'],
  origin: 'extension',
  summary:
    'Sends a message again that has failed for good, or of which nobody knows whether it arrived. 409 `conflict` for one in another state, for one that was read in the app, and for an address that takes none: what was delivered is never sent again.',
  logged: loggedDelivery,
  response: loggedDelivery,
});

export const getDeliveryFigures = defineEndpoint({
  id: 'notifications.delivery_figures',
  title: '알림 발송 통계',
  method: 'GET',
  path: '/api/notifications/staff_delivery_figures/',
  audience,
  reads: ['notification_delivery'],
  origin: 'extension',
  summary: `What was to be sent in a period by channels outside of the app, by day in Korea, channel and subject, and the first ${MAX_FAILURES} reasons for which messages failed. At most ${FIGURE_DAYS} days; records are kept for 90 days after they are done.`,
  query: strictObject({
    date_start: date('시작일'),
    date_end: date('종료일'),
    channel,
    notification_type: Type.Optional(labelled('알림 종류', NotificationType.schema)),
  }),
  response: deliveryReport,
});
