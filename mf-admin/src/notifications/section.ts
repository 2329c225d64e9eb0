import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { preload } from '@danji/contracts/releases/page-preloads';
import { STAFF, type Section } from '../shared/staff-screen.ts';

const ONE = { page: 1, page_size: 1 } as const;
const USABLE = { ...ONE, status: AccountStatus.NORMAL, is_deleted: false } as const;

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
      preload: [
        preload(listGeneralUsers, { query: USABLE }),
        preload(listBrandUsers, { query: USABLE }),
        preload(listStaffUsers, { query: USABLE }),
      ],
    },
  ],
};
