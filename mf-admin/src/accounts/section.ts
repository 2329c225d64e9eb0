import {
  getUser,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
} from '@danji/contracts/accounts/staff-users.endpoints';
import { listUserSessions } from '@danji/contracts/accounts/user-session.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { ADMIN, STAFF, type Section } from '../shared/staff-screen.ts';

const ACCOUNT_FILTERS = ['search', 'ordering', 'status', 'is_deleted'] as const;
const id = { id: ':id' } as const;
const PENDING = { brand_status: EditState.PENDING } as const;

export const section: Section = {
  screens: [
    {
      path: webPaths.adminUsers('general'),
      page: () => import('./pages/general-users-page.tsx'),
      audience: STAFF,
      title: '일반회원',
      keywords: '회원 관리자',
      icon: 'users',
      entry: { group: '회원', order: 20 },
      preload: [preload(listGeneralUsers, { query: listQuery(ACCOUNT_FILTERS) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminUsers('brand'),
      page: () => import('./pages/brand-users-page.tsx'),
      audience: STAFF,
      title: '업체회원',
      keywords: '업체 심사 회원',
      icon: 'building',
      entry: { group: '회원', order: 30 },
      preload: [preload(listBrandUsers, { query: listQuery([...ACCOUNT_FILTERS, 'brand_status']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminUsers('staff'),
      page: () => import('./pages/staff-users-page.tsx'),
      audience: ADMIN,
      title: '운영자',
      keywords: '직원 계정',
      icon: 'shield-check',
      entry: { group: '회원', order: 40 },
      preload: [preload(listStaffUsers, { query: listQuery([...ACCOUNT_FILTERS, 'staff_type']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminUser(':id'),
      page: () => import('./pages/user-detail-page.tsx'),
      audience: STAFF,
      preload: [preload(getUser, { params: id }), preload(listUserSessions, { params: id })],
    },
  ],
  dashboard: {
    preload: [preload(listBrandUsers, { query: { page: 1, page_size: 6, ...PENDING, ordering: 'created' } })],
  },
  slots: {
    search: {
      component: () => import('./search/search-results.tsx'),
      preload: [
        preload(listGeneralUsers, { query: { search: '?q', page_size: 5 } }),
        preload(listBrandUsers, { query: { search: '?q', page_size: 5 } }),
        preload(listStaffUsers, { query: { search: '?q', page_size: 5 } }),
      ],
      pieces: ['result-section-body'],
    },
  },
};
