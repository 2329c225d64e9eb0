import { getCommunityPointValues } from '@danji/contracts/points/community-point-rule.endpoints';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { listPointMonths } from '@danji/contracts/points/point-months.endpoints';
import { getPointSet } from '@danji/contracts/points/point-set.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { listCouponApplications, getCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import { getCouponItem, listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import { getRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import { getReferralSummary, listOwnReferrals } from '@danji/contracts/points/referral.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';

export const screens: readonly Screen[] = [
  {
    path: webPaths.points,
    page: () => import('./pages/points-page.tsx'),
    audience: ['general', 'brand'],
    title: '포인트',
    keywords: '적립 쿠폰 상품권 내역',
    icon: 'coins',
    menu: { order: 50 },
    preload: [
      preload(getPointWallet),
      preload(listPointHistory, {
        query: listQuery(['search', 'history_type', 'date_start', 'date_end']),
        audience: ['general', 'brand'],
      }),
      preload(listPointMonths, {
        query: {
          search: '?search',
          history_type: '?history_type',
          date_start: '?date_start',
          date_end: '?date_end',
        },
      }),
    ],
  },
  {
    path: webPaths.coupons,
    page: () => import('./pages/coupons-page.tsx'),
    audience: ['everybody'],
    title: '상품권',
    keywords: '쿠폰 교환 기프티콘',
    icon: 'gift',
    preload: [
      preload(getPointWallet),
      preload(listCouponItems, {
        query: listQuery(['search', 'brand', 'category', 'max_price', 'affordable', 'ordering']),
      }),
      preload(listCouponChoices, { query: { among: 'items' } }),
    ],
  },
  {
    path: webPaths.coupon(':nanoId'),
    page: () => import('./pages/coupon-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getPointWallet), preload(getCouponItem, { params: { id: ':nanoId' } })],
  },
  {
    path: webPaths.couponApplications,
    page: () => import('./pages/applications-page.tsx'),
    audience: ['general', 'brand'],
    title: '상품권 보관함',
    keywords: '쿠폰 신청 내역 바코드 환불',
    icon: 'gift',
    preload: [preload(getPointWallet), preload(listCouponApplications, { query: listQuery(['application_status']) })],
  },
  {
    path: webPaths.couponApplication(':id'),
    page: () => import('./pages/application-page.tsx'),
    audience: ['general', 'brand'],
    preload: [preload(getPointWallet), preload(getCouponApplication, { params: { id: ':id' } })],
  },
  {
    path: webPaths.referrals,
    page: () => import('./pages/referrals-page.tsx'),
    audience: ['general', 'brand'],
    title: '친구 초대',
    keywords: '추천 코드 추천인 초대 링크 적립',
    icon: 'users',
    preload: [
      preload(getPointWallet),
      preload(getReferralSummary),
      preload(listOwnReferrals, { query: listQuery(['state']) }),
      preload(getRecommendParent),
    ],
  },
  {
    path: webPaths.pointGuide,
    page: () => import('./pages/guide-page.tsx'),
    audience: ['everybody'],
    title: '포인트 안내',
    keywords: '적립 사용 환불 유효 기간 탈퇴 약관',
    icon: 'help',
    preload: [preload(getPointWallet), preload(getPointSet), preload(getCommunityPointValues)],
  },
];

export const slots = {
  'home.aside': { component: () => import('./home/points-tile.tsx'), preload: [preload(getPointWallet)] },
  'me.main': { component: () => import('./referrals/invitation-card.tsx'), preload: [preload(getReferralSummary)] },
  search: {
    component: () => import('./search/coupon-results.tsx'),
    preload: [preload(listCouponItems, { query: { search: '?q', page_size: 5 } })],
    pieces: ['result-section-body'],
  },
} satisfies Slots;
