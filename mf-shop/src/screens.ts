import { preload } from '@danji/contracts/releases/page-preloads';
import { listUserAddresses } from '@danji/contracts/shop/user-address.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';

export const screens: readonly Screen[] = [
  {
    path: webPaths.shopAddresses,
    page: () => import('./pages/addresses-page.tsx'),
    audience: ['general', 'brand'],
    title: '배송지 관리',
    keywords: '주소 배송지 택배 받는 분 우편번호',
    icon: 'truck',
    preload: [preload(listUserAddresses)],
  },
];

export const slots = {
  'me.main': { component: () => import('./account/addresses-card.tsx') },
} satisfies Slots;
