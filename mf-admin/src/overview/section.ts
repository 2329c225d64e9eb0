import {
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
  setUserBlock,
} from '@danji/contracts/accounts/staff-users.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { preload } from '@danji/contracts/releases/page-preloads';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { STAFF, type Section } from '../shared/staff-screen.ts';

const ONE = { page: 1, page_size: 1 } as const;

export const section: Section = {
  screens: [
    {
      path: webPaths.admin,
      page: () => import('./pages/dashboard-page.tsx'),
      audience: STAFF,
      title: '운영 현황',
      keywords: '대시보드 현황',
      icon: 'dashboard',
      menu: { order: 90, label: '운영', icon: 'shield-check' },
      entry: { group: '', order: 10 },
      preload: [
        preload(listBrandUsers, {
          query: { page: 1, page_size: 6, brand_status: EditState.PENDING, ordering: 'created' },
        }),
        preload(listBrandUsers, { query: { ...ONE, brand_status: EditState.PENDING } }),
        preload(listStaffWorkRequests, { query: { ...ONE, is_open: true } }),
        preload(listGeneralUsers, { query: ONE }),
        preload(listBrandUsers, { query: ONE }),
        preload(listStaffUsers, { query: ONE }),
        preload(listStaffLog, { query: { page: 1, page_size: 30, method: 'PUT', search: setUserBlock.path } }),
        preload(listStaffLog, { query: { page: 1, page_size: 6 } }),
      ],
    },
  ],
};
