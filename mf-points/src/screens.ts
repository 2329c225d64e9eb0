import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen } from '@danji/shell-sdk';

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
];
