import {
  getRecommendMember,
  listCustomRecommendRelations,
  listRecommendChanges,
} from '@danji/contracts/points/recommend-staff.endpoints';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { getCouponApplication, listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { listCommunityPointRules } from '@danji/contracts/points/community-point-rule.endpoints';
import { getPointCheck, listPointChecks, listPointDifferences } from '@danji/contracts/points/point-check.endpoints';
import { getCouponDay, listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import { getVoucherCostTotals, listVoucherCosts } from '@danji/contracts/points/voucher-cost.endpoints';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { getPointStatistics } from '@danji/contracts/points/point-statistics.endpoints';
import { getPointSet, listPointSetVersions } from '@danji/contracts/points/point-set.endpoints';
import { getCoupon, listCouponChanges, listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { listReferralAccruals, listReferrals } from '@danji/contracts/points/referral.endpoints';
import { getVoucherGood, getVoucherSync, listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { ADMIN, STAFF, type Section } from '../shared/staff-screen.ts';

const id = { id: ':id' } as const;

export const section: Section = {
  screens: [
    {
      path: webPaths.adminCoupons,
      page: () => import('./pages/coupons-page.tsx'),
      audience: STAFF,
      title: '쿠폰',
      keywords: '상품권 기프티콘 포인트 교환',
      icon: 'ticket',
      entry: { group: '포인트', order: 81 },
      preload: [
        preload(listCoupons, { query: listQuery(['search', 'state', 'brand', 'ordering']) }),
        preload(listCouponChoices, { query: { among: 'coupons' } }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCoupon(':id'),
      page: () => import('./pages/coupon-edit-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getCoupon, { params: id }),
        preload(listCouponChanges, { params: id, query: { page: 1, page_size: 5 } }),
      ],
    },
    {
      path: webPaths.adminVouchers,
      page: () => import('./pages/vouchers-page.tsx'),
      audience: STAFF,
      title: '상품권 상품',
      keywords: '기프티쇼 비즈머니 잔액 카탈로그 갱신',
      icon: 'shopping-bag',
      entry: { group: '포인트', order: 83 },
      preload: [
        preload(listVoucherGoods, { query: listQuery(['search', 'state', 'brand', 'ordering']) }),
        preload(getVoucherSync),
        preload(listCouponChoices, { query: { among: 'goods' } }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminVoucherCosts,
      page: () => import('./pages/voucher-costs-page.tsx'),
      audience: STAFF,
      title: '상품권 비용',
      keywords: '발급 비용 정산 브랜드 월별 기프티쇼',
      icon: 'trending-up',
      entry: { group: '포인트', order: 84 },
      preload: [
        preload(listVoucherCosts, { query: listQuery(['month', 'brand', 'coupon__nano_id']) }),
        preload(getVoucherCostTotals, {
          query: { month: '?month', brand: '?brand', coupon__nano_id: '?coupon__nano_id' },
        }),
        preload(listCouponChoices, { query: { among: 'costs' } }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminVoucher(':code'),
      page: () => import('./pages/voucher-page.tsx'),
      audience: STAFF,
      preload: [preload(getVoucherGood, { query: { goods_code: ':code' } })],
    },
    {
      path: webPaths.adminCouponApplications,
      page: () => import('./pages/coupon-applications-page.tsx'),
      audience: STAFF,
      title: '쿠폰 신청',
      keywords: '상품권 기프티콘 승인 환불',
      icon: 'gift',
      entry: { group: '포인트', order: 82 },
      preload: [
        preload(listCouponApplications, {
          query: listQuery(['application_status', 'coupon__nano_id', 'user__nano_id']),
        }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCouponApplication(':id'),
      page: () => import('./pages/coupon-application-page.tsx'),
      audience: STAFF,
      preload: [preload(getCouponApplication, { params: id })],
    },
    {
      path: webPaths.adminPointStatistics,
      page: () => import('./pages/point-statistics-page.tsx'),
      audience: STAFF,
      title: '포인트 통계',
      keywords: '발행 사용 잔액 묶인 월별 현황',
      icon: 'trending-up',
      entry: { group: '포인트', order: 78 },
      preload: [preload(getPointStatistics, { query: { months: 12 } })],
    },
    {
      path: webPaths.adminPointHistory,
      page: () => import('./pages/point-history-page.tsx'),
      audience: STAFF,
      title: '포인트 내역',
      keywords: '적립 사용 지급 차감 원장',
      icon: 'coins',
      entry: { group: '포인트', order: 79 },
      preload: [
        preload(listPointHistory, {
          query: listQuery(['search', 'history_type', 'user_id', 'date_start', 'date_end']),
        }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminManualPoints,
      page: () => import('./pages/manual-points-page.tsx'),
      audience: STAFF,
      title: '포인트 지급·차감',
      keywords: '수동 지급 차감 회원 포인트',
      icon: 'hand-coins',
    },
    {
      path: webPaths.adminPointSet,
      page: () => import('./pages/point-set-page.tsx'),
      audience: STAFF,
      title: '포인트 설정',
      keywords: '가입 추천 적립 구매 한도 포인트셋',
      icon: 'settings',
      entry: { group: '포인트', order: 88 },
      preload: [preload(getPointSet), preload(getCouponDay), preload(listPointSetVersions, { query: listQuery([]) })],
    },
    {
      path: webPaths.adminPointChecks,
      page: () => import('./pages/point-checks-page.tsx'),
      audience: ADMIN,
      title: '포인트 대조',
      keywords: '원장 잔액 합계 차이 정산 확인',
      icon: 'success',
      entry: { group: '포인트', order: 90 },
      preload: [preload(listPointChecks, { query: listQuery([]) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminPointCheck(':id'),
      page: () => import('./pages/point-check-page.tsx'),
      audience: ADMIN,
      preload: [
        preload(getPointCheck, { params: id }),
        preload(listPointDifferences, { params: id, query: listQuery([]) }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCommunityPointRules,
      page: () => import('./pages/community-rules-page.tsx'),
      audience: STAFF,
      title: '커뮤니티 포인트 규칙',
      keywords: '글쓰기 댓글 답변 채택 가중치 적립 규칙',
      icon: 'hand-coins',
      entry: { group: '포인트', order: 89 },
      preload: [preload(listCommunityPointRules, { query: listQuery(['action_type', 'category1']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminReferrals,
      page: () => import('./pages/recommend-tree-page.tsx'),
      audience: STAFF,
      title: '추천 관계',
      keywords: '추천인 상위 마스터 등급 트리',
      icon: 'users',
      entry: { group: '회원', order: 45 },
      preload: [preload(listRecommendRelations, { query: { page: 1, page_size: 20, is_top: true } })],
    },
    {
      path: webPaths.adminReferralRewards,
      page: () => import('./pages/referral-rewards-page.tsx'),
      audience: STAFF,
      title: '추천 적립',
      keywords: '추천인 가입 의심 확인 포인트',
      icon: 'hand-coins',
      entry: { group: '회원', order: 46 },
      preload: [preload(listReferrals, { query: listQuery(['state', 'recommender_id', 'date_start', 'date_end']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminReferralAccruals,
      page: () => import('./pages/referral-accruals-page.tsx'),
      audience: STAFF,
      title: '월별 추천 적립',
      keywords: '추천인 단계 정산 포인트',
      icon: 'hand-coins',
      preload: [preload(listReferralAccruals, { query: listQuery(['month']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminReferralMember(':id'),
      page: () => import('./pages/recommend-member-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getRecommendMember, { params: id }),
        preload(listRecommendRelations, { query: { parent_id: ':id', page: 1, page_size: 50 } }),
        preload(listCustomRecommendRelations, { query: { user_id: ':id', page: 1, page_size: 20 } }),
        preload(listRecommendChanges, { params: id, query: { page: 1, page_size: 10 } }),
      ],
    },
  ],
};
