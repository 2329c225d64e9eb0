import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import {
  countAdvertisements,
  getAdvertisement,
  getAdvertisementStatistics,
  listAdvertisements,
} from '@danji/contracts/site/advertisement.endpoints';
import { getMainPopup, listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { getSystemDocument, listStaffSystemDocuments } from '@danji/contracts/site/system-document.endpoints';
import { getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { LAST_30_DAYS, STAFF, type Section } from '../shared/staff-screen.ts';

const ONE = { page: 1, page_size: 1 } as const;
const id = { id: ':id' } as const;

export const section: Section = {
  screens: [
    {
      path: webPaths.adminDocuments,
      page: () => import('./pages/system-documents-page.tsx'),
      audience: STAFF,
      title: '약관과 방침',
      keywords: '이용약관 개인정보처리방침 문서',
      icon: 'scroll-text',
      entry: { group: '콘텐츠', order: 120 },
      preload: [preload(listStaffSystemDocuments, { query: { ...listQuery(), document_type: '?document_type=1' } })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.newAdminDocument,
      page: () => import('./pages/system-document-edit-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getSystemDocument, { query: { document_type: '?document_type=1' } }),
        preload(listStaffSystemDocuments, { query: { document_type: '?document_type=1', ...ONE } }),
      ],
    },
    {
      path: webPaths.adminPopups,
      page: () => import('./pages/popups-page.tsx'),
      audience: STAFF,
      title: '메인 팝업',
      keywords: '배너 창',
      icon: 'message-square',
      entry: { group: '콘텐츠', order: 100 },
      preload: [preload(listMainPopups, { query: listQuery(['search', 'state']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminPopup(':id'),
      page: () => import('./pages/popup-edit-page.tsx'),
      audience: STAFF,
      preload: [preload(getMainPopup, { params: id })],
    },
    {
      path: webPaths.adminAdvertisements,
      page: () => import('./pages/advertisement-list-page.tsx'),
      audience: STAFF,
      title: '광고',
      keywords: '배너 팝업 광고주',
      icon: 'image',
      entry: { group: '광고와 방문', order: 130 },
      preload: [
        preload(listAdvertisements, {
          query: listQuery(['state', 'category', 'search', 'date_start', 'date_end', 'ordering']),
        }),
        preload(countAdvertisements, {
          query: { category: '?category', search: '?search', date_start: '?date_start', date_end: '?date_end' },
        }),
      ],
      pieces: ['table-body'],
    },
    {
      path: '/admin/advertisements/new',
      page: () =>
        import('./pages/advertisement-form-pages.tsx').then(({ NewAdvertisementPage }) => ({ NewAdvertisementPage })),
      audience: STAFF,
    },
    {
      path: webPaths.adminAdvertisement(':id'),
      page: () => import('./pages/advertisement-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getAdvertisement, { params: id, pictures: ['image1_url', 'image2_url'] }),
        preload(getAdvertisementStatistics, { params: id, query: LAST_30_DAYS }),
      ],
    },
    {
      path: '/admin/advertisements/:id/edit',
      page: () =>
        import('./pages/advertisement-form-pages.tsx').then(({ EditAdvertisementPage }) => ({ EditAdvertisementPage })),
      audience: STAFF,
      preload: [preload(getAdvertisement, { params: id })],
    },
    {
      path: webPaths.adminVisits,
      page: () => import('./pages/visits-page.tsx'),
      audience: STAFF,
      title: '방문 통계',
      keywords: '방문자 유입 통계',
      icon: 'trending-up',
      entry: { group: '광고와 방문', order: 140 },
      preload: [preload(getVisitStatistics, { query: LAST_30_DAYS })],
    },
  ],
};
