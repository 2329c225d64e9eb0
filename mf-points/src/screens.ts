import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
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
    preload: [preload(getPointWallet)],
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
];

export const slots = {
  'me.main': { component: () => import('./referrals/invitation-card.tsx'), preload: [preload(getReferralSummary)] },
} satisfies Slots;
