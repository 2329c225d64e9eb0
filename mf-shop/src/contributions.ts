import { liveNumberOf, type Contributions } from '@danji/contracts/releases/contributions';
import { countCartLines } from '@danji/contracts/shop/cart.endpoints';
import { webPaths } from '@danji/contracts/web-paths';

/** The additions of this remote to the screens of the shell. */
export const contributions: Contributions = {
  headerItems: [
    {
      label: '장바구니',
      path: webPaths.shopCart,
      icon: 'shopping-cart',
      order: 20,
      audience: ['general', 'brand'],
      number: liveNumberOf(countCartLines, 'count'),
    },
  ],
  homeTiles: [
    {
      icon: 'shopping-bag',
      title: '상점',
      text: '소방·전기·청소 용품을 한곳에서 고르고, 살 때마다 포인트를 쌓아요.',
      order: 22,
    },
  ],
  quickActions: [
    {
      label: '상점',
      hint: '관리 용품을 골라요',
      path: webPaths.shop,
      icon: 'shopping-bag',
      order: 45,
      audience: ['general'],
    },
  ],
  footerLinks: [{ label: '상점', path: webPaths.shop, order: 6, audience: ['everybody'] }],
  searchTexts: [
    {
      words: ['상품'],
      text: '상품 이름과 설명, 초성으로 상품을 찾을 수 있어요.',
      order: 45,
      audience: ['everybody'],
    },
  ],
};
