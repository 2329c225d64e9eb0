import { listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { ADMIN, STAFF, type Section } from '../shared/staff-screen.ts';

export const section: Section = {
  screens: [
    {
      path: webPaths.adminStaffLog,
      page: () => import('./pages/staff-log-page.tsx'),
      audience: STAFF,
      title: '처리 기록',
      keywords: '직원 작업 기록 로그',
      icon: 'history',
      entry: { group: '관리', order: 150 },
      preload: [
        preload(listStaffLog, {
          query: listQuery(['search', 'user_id', 'about_user_id', 'method', 'date_start', 'date_end']),
        }),
        preload(listStaffUsers, { query: { page: 1, page_size: 100, ordering: 'name' } }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminSecurityEvents,
      page: () => import('./pages/security-events-page.tsx'),
      audience: ADMIN,
      title: '보안 기록',
      keywords: '로그인 접속 로그',
      icon: 'lock',
      entry: { group: '관리', order: 160 },
      preload: [
        preload(listSecurityEvents, {
          query: listQuery(['kind', 'user_id', 'ip', 'date_start', 'date_end']),
          audience: ['admin'],
        }),
      ],
      pieces: ['table-body'],
    },
  ],
  dashboard: {
    preload: [preload(listStaffLog, { query: { page: 1, page_size: 6 } })],
  },
};
