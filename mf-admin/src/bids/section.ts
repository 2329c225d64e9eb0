import { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { STAFF, type Section } from '../shared/staff-screen.ts';

export const section: Section = {
  screens: [
    {
      path: webPaths.adminCompanyItems,
      page: () => import('./pages/company-items-page.tsx'),
      audience: STAFF,
      title: '업체 소개',
      keywords: '업체 찾기 승인 심사 반려 배너 팝업',
      icon: 'store',
      entry: { group: '업체', order: 65 },
      preload: [preload(listCompanyItems, { query: listQuery(['search', 'edit_state_type', 'ad_type', 'ordering']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCompanyItem(':id'),
      page: () => import('./pages/company-item-page.tsx'),
      audience: STAFF,
      preload: [preload(getCompanyItem, { params: { id: ':id' } })],
    },
  ],
};
