import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { listProductQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { getCartAmounts, listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { getReviewSummary, listProductReviews } from '@danji/contracts/shop/product-review.endpoints';
import { getOrder, listOrders } from '@danji/contracts/shop/order.endpoints';
import { getPaymentWays } from '@danji/contracts/shop/payment.endpoints';
import { listProductWishes } from '@danji/contracts/shop/product-wish.endpoints';
import { getProduct, listProducts } from '@danji/contracts/shop/product.endpoints';
import { listShopCategories } from '@danji/contracts/shop/shop-category.endpoints';
import { listUserAddresses } from '@danji/contracts/shop/user-address.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';

const PRODUCT = { params: { code: ':code' } } as const;

export const screens: readonly Screen[] = [
  {
    path: webPaths.shop,
    page: () => import('./pages/shop-page.tsx'),
    audience: ['everybody'],
    title: '상점',
    keywords: '쇼핑 상품 물품 용품 자재 구매 소모품',
    icon: 'shopping-bag',
    menu: { order: 40, tab: true },
    preload: [
      preload(listProducts, {
        query: listQuery(['search', 'category', 'min_price', 'max_price', 'ordering'], 24),
      }),
      preload(listShopCategories),
    ],
  },
  {
    path: webPaths.shopProduct(':code'),
    page: () => import('./pages/product-page.tsx'),
    audience: ['everybody'],
    preload: [
      preload(getProduct, { ...PRODUCT, pictures: ['main_image'] }),
      preload(getReviewSummary, { params: { code: ':code' } }),
      preload(listProductReviews, { query: { code: ':code', page: 1, page_size: 5 } }),
      preload(listProductQuestions, { query: { code: ':code', page: 1, page_size: 10 } }),
    ],
    preview: linkPreviewOf(getProduct, {
      ...PRODUCT,
      title: 'name',
      description: 'description',
      image: 'main_image',
      article: 'detail_info',
      product: { code: 'code', price: 'price', is_sold_out: 'is_sold_out', category: 'category_name' },
    }),
  },
  {
    path: webPaths.shopWishes,
    page: () => import('./pages/wishes-page.tsx'),
    audience: ['general', 'brand'],
    title: '찜한 상품',
    keywords: '위시리스트 관심 하트',
    icon: 'heart',
    preload: [preload(listProductWishes, { query: listQuery([], 24) })],
  },
  {
    path: webPaths.shopCart,
    page: () => import('./pages/cart-page.tsx'),
    audience: ['everybody'],
    title: '장바구니',
    keywords: '카트 담은 상품 구매',
    icon: 'shopping-cart',
    preload: [
      preload(listCartLines, { audience: ['general', 'brand'] }),
      preload(getCartAmounts, { audience: ['general', 'brand'] }),
    ],
  },
  {
    path: webPaths.shopAddresses,
    page: () => import('./pages/addresses-page.tsx'),
    audience: ['general', 'brand'],
    title: '배송지 관리',
    keywords: '주소 배송지 택배 받는 분 우편번호',
    icon: 'truck',
    preload: [preload(listUserAddresses)],
  },
  {
    path: webPaths.shopCheckout,
    page: () => import('./pages/checkout-page.tsx'),
    audience: ['general', 'brand'],
    title: '주문하기',
    keywords: '결제 구매 주문서 바로 구매',
    icon: 'credit-card',
    preload: [
      preload(listUserAddresses),
      preload(listCartLines, { where: { product: null } }),
      preload(getPaymentWays),
    ],
  },
  {
    path: webPaths.shopOrders,
    page: () => import('./pages/orders-page.tsx'),
    audience: ['general', 'brand'],
    title: '주문 내역',
    keywords: '주문 구매 결제 배송 조회 택배 환불 취소',
    icon: 'package',
    preload: [preload(listOrders, { query: listQuery(['status']) })],
  },
  {
    path: webPaths.shopOrder(':id'),
    page: () => import('./pages/order-page.tsx'),
    audience: ['general', 'brand'],
    preload: [preload(getOrder, { params: { id: ':id' } })],
  },
];

export const slots = {
  search: {
    component: () => import('./search/product-results.tsx'),
    preload: [preload(listProducts, { query: { search: '?q', page_size: 5 } })],
    pieces: ['result-section-body'],
  },
  'me.main': { component: () => import('./account/shopping-card.tsx') },
} satisfies Slots;
