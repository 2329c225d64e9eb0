import { getBrandPlanState, listBrandPlans } from '@danji/contracts/bids/brand-plan.endpoints';
import { listBrandEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { getComplianceDocument, listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { OVERVIEW_ROWS } from '@danji/contracts/bids/vendor-overview';
import { getVendorOverview } from '@danji/contracts/bids/vendor-overview.endpoints';
import { findBrands, getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { compareCompanyItems } from '@danji/contracts/bids/company-compare.endpoints';
import {
  getCompanyItem,
  listPlacedCompanyItems,
  listPublicCompanyItems,
} from '@danji/contracts/bids/company-item.endpoints';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import {
  getAdvertisement,
  getAdvertisementStatistics,
  listAdvertisements,
} from '@danji/contracts/site/advertisement.endpoints';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';
import { noticeScreens } from './notice-screens.ts';

const ID = { params: { id: ':nanoId' } } as const;
/** The first of a list, as the vendor's home and the home page show them. */
const FEW = { page: 1, page_size: OVERVIEW_ROWS } as const;

export const screens: readonly Screen[] = [
  ...noticeScreens,
  {
    path: webPaths.companies,
    page: () => import('./pages/company-list-page.tsx'),
    audience: ['everybody'],
    title: '업체 찾기',
    keywords: '공사 용역 물품 견적 시공 업체 소개',
    icon: 'store',
    menu: { order: 30, tab: true },
    preload: [
      preload(listPublicCompanyItems, {
        query: listQuery(['search', 'category', 'region', 'sido', 'is_fav', 'ordering'], 24),
      }),
      preload(listPlacedCompanyItems, { query: { ad_type: AdType.BANNER } }),
    ],
  },
  {
    path: webPaths.vendor,
    page: () => import('./pages/vendor-page.tsx'),
    audience: ['brand'],
    title: '내 업체',
    keywords: '할 일 한눈에 평가 광고 서류 요금제',
    icon: 'briefcase',
    menu: { order: 20, tab: true },
    preload: [
      preload(getVendorOverview, {}),
      preload(getBrandPlanState, {}),
      preload(listSuggestAlerts, { query: { ...FEW, is_read: false } }),
      preload(listKaptAlerts, { query: { ...FEW, is_read: false } }),
      preload(listSuggestRequests, { query: FEW }),
    ],
  },
  {
    path: webPaths.complianceDocuments,
    page: () => import('./pages/compliance-documents-page.tsx'),
    audience: ['brand'],
    title: '증빙 서류',
    keywords: '면허 보험 납세증명서 만료 등록증',
    icon: 'file-text',
    preload: [preload(listComplianceDocuments, { query: listQuery(['state']) })],
  },
  {
    path: webPaths.newComplianceDocument,
    page: () => import('./pages/new-compliance-document-page.tsx'),
    audience: ['brand'],
    title: '증빙 서류 등록',
    icon: 'file-text',
  },
  {
    path: webPaths.complianceDocument(':id'),
    page: () => import('./pages/compliance-document-page.tsx'),
    audience: ['brand'],
    preload: [preload(getComplianceDocument, { params: { id: ':id' } })],
  },
  {
    path: webPaths.ownCompanies,
    page: () => import('./pages/own-companies-page.tsx'),
    audience: ['brand'],
    title: '내 업체 소개',
    keywords: '우리 회사 홍보 등록 승인',
    icon: 'store',
    menu: { order: 31, label: '소개글' },
    preload: [preload(listCompanyItems, { query: listQuery(['search', 'edit_state_type']) })],
  },
  {
    path: webPaths.compareCompanies,
    page: () => import('./pages/compare-companies-page.tsx'),
    audience: ['everybody'],
    title: '업체 비교',
    icon: 'store',
    preload: [preload(compareCompanyItems, { query: { ids: '?ids' } })],
  },
  {
    path: webPaths.newCompany,
    page: () => import('./pages/new-company-page.tsx'),
    audience: ['brand'],
    title: '업체 소개 쓰기',
    icon: 'pencil',
  },
  {
    path: webPaths.company(':nanoId'),
    page: () => import('./pages/company-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getCompanyItem, ID)],
    preview: linkPreviewOf(getCompanyItem, {
      ...ID,
      title: 'title',
      description: 'description',
      image: 'thumbnail_image_url',
      card: 'share_picture_url',
      article: 'description_content',
      parts: { heading: '시공 사례', list: 'work_cases', title: 'title', text: 'description' },
      business: {
        name: 'company_name',
        telephone: 'company_tel',
        email: 'company_email',
        rating: { stars: 'total', count: 'evaluation_summaries.reviews' },
      },
    }),
  },
  {
    path: webPaths.companyEdit(':nanoId'),
    page: () => import('./pages/edit-company-page.tsx'),
    audience: ['brand'],
    preload: [preload(getCompanyItem, ID)],
  },
  {
    path: webPaths.ads,
    page: () => import('./pages/ads-page.tsx'),
    audience: ['brand'],
    title: '내 광고',
    keywords: '배너 팝업 홍보 노출 클릭',
    icon: 'megaphone',
    preload: [preload(listAdvertisements, { query: listQuery(['search', 'state', 'category']) })],
  },
  {
    path: webPaths.newAd,
    page: () => import('./pages/new-ad-page.tsx'),
    audience: ['brand'],
    title: '광고 등록',
    icon: 'megaphone',
  },
  {
    path: webPaths.ad(':id'),
    page: () => import('./pages/ad-page.tsx'),
    audience: ['brand'],
    preload: [
      preload(getAdvertisement, { params: { id: ':id' }, pictures: ['image1_url', 'image2_url'] }),
      preload(getAdvertisementStatistics, {
        params: { id: ':id' },
        query: { date_start: '?date_start=@today-29', date_end: '?date_end=@today' },
      }),
    ],
  },
  {
    path: webPaths.adEdit(':id'),
    page: () => import('./pages/edit-ad-page.tsx'),
    audience: ['brand'],
    preload: [preload(getAdvertisement, { params: { id: ':id' } })],
  },
  {
    path: webPaths.brand(':id'),
    page: () => import('./pages/brand-page.tsx'),
    audience: ['everybody'],
    preload: [
      preload(getBrandProfile, { params: { id: ':id' } }),
      preload(listBrandEvaluations, { query: { ...listQuery([], 10), brand_id: ':id' } }),
    ],
    preview: linkPreviewOf(getBrandProfile, {
      params: { id: ':id' },
      title: 'name',
      description: 'industry',
      image: 'company.thumbnail_image_url',
      card: 'share_picture_url',
      business: {
        name: 'name',
        address: 'address1',
        rating: { stars: 'total', count: 'evaluation_summaries.reviews' },
      },
    }),
  },
  {
    path: webPaths.plans,
    page: () => import('./pages/plans-page.tsx'),
    audience: ['brand'],
    title: '요금제',
    keywords: '공고 열람 세금계산서 입금',
    icon: 'receipt',
    menu: { order: 33 },
    preload: [preload(getBrandPlanState, {}), preload(listBrandPlans, { query: listQuery([], 10) })],
  },
];

export const slots = {
  'home.main': {
    component: () => import('./home/home-bids.tsx'),
    preload: [
      preload(listSuggestItems, {
        query: { ...FEW, is_own: true, is_open: true, ordering: 'date_end' },
        audience: ['general'],
      }),
      preload(listSuggestAlerts, { query: { ...FEW, is_read: false } }),
      preload(listSuggestRequests, { query: { ...FEW, state: 'sent' }, audience: ['general'] }),
      preload(listSuggestRequests, { query: FEW, audience: ['brand'] }),
    ],
  },
  search: {
    component: () => import('./search/bid-results.tsx'),
    preload: [
      preload(listSuggestItems, { query: { search: '?q', page_size: 5 } }),
      preload(listPublicCompanyItems, { query: { search: '?q', page_size: 5 } }),
      preload(findBrands, { query: { search: '?q' } }),
    ],
    pieces: ['result-section-body'],
  },
} satisfies Slots;
