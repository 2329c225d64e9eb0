import { countNotificationRecipients } from '@danji/contracts/notifications/notification.endpoints';
import { preload } from '@danji/contracts/releases/page-preloads';
import { STAFF, type Section } from '../shared/staff-screen.ts';

export const section: Section = {
  screens: [
    {
      path: '/admin/notifications',
      page: () => import('./pages/send-notification-page.tsx'),
      audience: STAFF,
      title: '알림 보내기',
      keywords: '공지 메시지 발송',
      icon: 'megaphone',
      entry: { group: '소통', order: 80 },
      preload: [preload(countNotificationRecipients, { query: { is_advertisement: false } })],
    },
  ],
};
