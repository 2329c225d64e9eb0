import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { listBrandPlans, listPlanPrices, listPlanRequests } from '@danji/contracts/bids/brand-plan.endpoints';
import { countCompanyItems, listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import {
  getStaffSuggestItem,
  getSuggestAlertFigures,
  listStaffSuggestItems,
} from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { ADMIN, STAFF, type Section } from '../shared/staff-screen.ts';

const { REQUESTED, INVOICED } = PlanRequestState;
const { WAITING } = ComplianceDocumentState;
const COUNT_ONLY = { page: 1, page_size: 1 } as const;

export const section: Section = {
  dashboard: {
    preload: [
      preload(countCompanyItems, {}),
      preload(listStaffEvaluations, { query: { ...COUNT_ONLY, state: 'reported' } }),
      preload(listComplianceDocuments, { query: { ...COUNT_ONLY, state: WAITING } }),
    ],
  },
  screens: [
    {
      path: webPaths.adminCompanyItems,
      page: () => import('./pages/company-items-page.tsx'),
      audience: STAFF,
      title: '업체 소개',
      keywords: '업체 찾기 승인 심사 반려 배너 팝업',
      icon: 'store',
      entry: { group: '업체', order: 65 },
      preload: [
        preload(listCompanyItems, { query: listQuery(['search', 'edit_state_type', 'ad_type', 'ordering']) }),
        preload(countCompanyItems, {}),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCompanyItem(':id'),
      page: () => import('./pages/company-item-page.tsx'),
      audience: STAFF,
      preload: [preload(getCompanyItem, { params: { id: ':id' } })],
    },
    {
      path: webPaths.adminBids,
      page: () => import('./pages/notices-page.tsx'),
      audience: STAFF,
      title: '입찰공고 관리',
      keywords: '입찰공고 견적 제안요청 수의계약 주의 정정 알림 현황',
      icon: 'gavel',
      entry: { group: '업체', order: 65 },
      preload: [
        preload(listStaffSuggestItems, { query: listQuery(['search', 'state', 'suggest_type', 'is_flagged']) }),
        preload(getSuggestAlertFigures, {}),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminBid(':id'),
      page: () => import('./pages/notice-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getStaffSuggestItem, { params: { id: ':id' } }),
        preload(getSuggestItem, { params: { id: ':id' } }),
      ],
    },
    {
      path: webPaths.adminEvaluations,
      page: () => import('./pages/evaluations-page.tsx'),
      audience: STAFF,
      title: '업체 평가',
      keywords: '평가 신고 가리기 별점',
      icon: 'message-square',
      entry: { group: '업체', order: 66 },
      preload: [
        preload(listStaffEvaluations, { query: listQuery(['search', 'state', 'brand_id']) }),
        preload(listStaffEvaluations, { query: { ...COUNT_ONLY, brand_id: '?brand_id' } }),
        preload(listStaffEvaluations, { query: { ...COUNT_ONLY, brand_id: '?brand_id', state: 'reported' } }),
        preload(listStaffEvaluations, { query: { ...COUNT_ONLY, brand_id: '?brand_id', state: 'hidden' } }),
      ],
    },
    {
      path: webPaths.adminComplianceDocuments,
      page: () => import('./pages/compliance-documents-page.tsx'),
      audience: STAFF,
      title: '증빙 서류 확인',
      keywords: '면허 보험 납세증명서 확인 반려 만료',
      icon: 'file-text',
      entry: { group: '업체', order: 66 },
      preload: [preload(listComplianceDocuments, { query: listQuery(['search', 'state', 'brand_id']) })],
    },
    {
      path: webPaths.adminPlans,
      page: () => import('./pages/plans-page.tsx'),
      audience: ADMIN,
      title: '요금제 신청',
      keywords: '요금제 가격 세금계산서 입금 확인',
      icon: 'receipt',
      entry: { group: '업체', order: 67 },
      preload: [
        preload(listPlanRequests, { query: listQuery(['state']) }),
        preload(listPlanRequests, { query: { ...COUNT_ONLY, state: REQUESTED } }),
        preload(listPlanRequests, { query: { ...COUNT_ONLY, state: INVOICED } }),
        preload(listPlanPrices, {}),
      ],
    },
    {
      path: webPaths.adminPlanPeriods,
      page: () => import('./pages/plan-periods-page.tsx'),
      audience: STAFF,
      title: '요금제 기간',
      keywords: '요금제 이력 시작일 종료일 유예',
      icon: 'calendar',
      entry: { group: '업체', order: 68 },
      preload: [preload(listBrandPlans, { query: listQuery(['brand_id']) })],
      pieces: ['table-body'],
    },
  ],
};
