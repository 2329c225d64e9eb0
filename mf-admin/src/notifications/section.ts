import { countNotificationRecipients } from '@danji/contracts/notifications/notification.endpoints';
import { getDeliveryFigures, listStaffDeliveries } from '@danji/contracts/notifications/delivery-staff.endpoints';
import {
  getNotificationTemplate,
  listNotificationTemplates,
} from '@danji/contracts/notifications/template-staff.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { LAST_30_DAYS, STAFF, type Section } from '../shared/staff-screen.ts';

export const section: Section = {
  screens: [
    {
      path: '/admin/notifications',
      page: () => import('./pages/send-notification-page.tsx'),
      audience: STAFF,
      title: '알림 보내기',
      keywords: '공지 메시지 발송',
      icon: 'megaphone',
      entry: { group: '소통', order: 75 },
      preload: [preload(countNotificationRecipients, { query: { is_advertisement: false } })],
    },
    {
      path: webPaths.adminDeliveries,
      page: () => import('./pages/deliveries-page.tsx'),
      audience: STAFF,
      title: '알림 발송 기록',
      keywords: '이메일 알림톡 푸시 실패 다시 보내기 재발송',
      icon: 'history',
      entry: { group: '소통', order: 76 },
      preload: [preload(listStaffDeliveries, { query: listQuery(['user_id', 'channel', 'state', 'is_dead']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminDeliveryFigures,
      page: () => import('./pages/delivery-figures-page.tsx'),
      audience: STAFF,
      title: '알림 발송 통계',
      keywords: '이메일 알림톡 푸시 도착 읽음 실패 이유',
      icon: 'trending-up',
      entry: { group: '소통', order: 77 },
      preload: [
        preload(getDeliveryFigures, {
          query: { ...LAST_30_DAYS, channel: '?channel', notification_type: '?notification_type' },
        }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminNotificationTemplates,
      page: () => import('./pages/notification-templates-page.tsx'),
      audience: STAFF,
      title: '알림 문구',
      keywords: '이메일 알림톡 템플릿 미리보기 시험 발송',
      icon: 'file-text',
      entry: { group: '소통', order: 77 },
      preload: [preload(listNotificationTemplates)],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminNotificationTemplate(':name'),
      page: () => import('./pages/notification-template-page.tsx'),
      audience: STAFF,
      preload: [preload(getNotificationTemplate, { params: { name: ':name' } })],
    },
  ],
};
