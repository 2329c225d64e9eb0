import {
  getRecommendMember,
  listCustomRecommendRelations,
  listRecommendChanges,
} from '@danji/contracts/points/recommend-staff.endpoints';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { getCouponApplication, listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { getCoupon, listCouponChanges, listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { listReferrals } from '@danji/contracts/points/referral.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { STAFF, type Section } from '../shared/staff-screen.ts';

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
      preload: [preload(listCoupons, { query: listQuery(['search', 'state', 'brand', 'ordering']) })],
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
      path: webPaths.adminCouponApplications,
      page: () => import('./pages/coupon-applications-page.tsx'),
      audience: STAFF,
      title: '쿠폰 신청',
      keywords: '상품권 기프티콘 승인 환불',
      icon: 'gift',
      entry: { group: '포인트', order: 82 },
      preload: [preload(listCouponApplications, { query: listQuery(['application_status', 'coupon__nano_id']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCouponApplication(':id'),
      page: () => import('./pages/coupon-application-page.tsx'),
      audience: STAFF,
      preload: [preload(getCouponApplication, { params: id })],
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
