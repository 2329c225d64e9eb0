import {
  getCompanyItem,
  listPlacedCompanyItems,
  listPublicCompanyItems,
} from '@danji/contracts/bids/company-item.endpoints';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';

const ID = { params: { id: ':nanoId' } } as const;

export const screens: readonly Screen[] = [
  {
    path: webPaths.companies,
    page: () => import('./pages/company-list-page.tsx'),
    audience: ['everybody'],
    title: '업체 찾기',
    keywords: '공사 용역 물품 견적 시공 업체 소개',
    icon: 'store',
    menu: { order: 30 },
    preload: [
      preload(listPublicCompanyItems, { query: listQuery(['search', 'category', 'region', 'is_fav'], 24) }),
      preload(listPlacedCompanyItems, { query: { ad_type: AdType.BANNER } }),
    ],
  },
  {
    path: webPaths.company(':nanoId'),
    page: () => import('./pages/company-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getCompanyItem, ID)],
    preview: linkPreviewOf(getCompanyItem, { ...ID, title: 'title', article: 'description_content' }),
  },
];

export const slots = {
  search: {
    component: () => import('./search/company-results.tsx'),
    preload: [preload(listPublicCompanyItems, { query: { search: '?q', page_size: 5 } })],
    pieces: ['result-section-body'],
  },
} satisfies Slots;
