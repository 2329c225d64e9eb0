import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { getStaffOrder, listStaffOrders } from '@danji/contracts/shop/order-staff.endpoints';
import {
  getPaymentCheck,
  listPaymentChecks,
  listPaymentDifferences,
} from '@danji/contracts/shop/payment-check.endpoints';
import { getPaymentWays } from '@danji/contracts/shop/payment.endpoints';
import { getStaffPayment, listStaffPayments } from '@danji/contracts/shop/payment-staff.endpoints';
import { listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { listStaffReviews } from '@danji/contracts/shop/product-review.endpoints';
import { getStaffProduct, listStaffProducts, listStockChanges } from '@danji/contracts/shop/product-staff.endpoints';
import { getSales } from '@danji/contracts/shop/sales.endpoints';
import { listStaffShopCategories } from '@danji/contracts/shop/shop-category.endpoints';
import { listStaffTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { LAST_30_DAYS, STAFF, type Section } from '../shared/staff-screen.ts';

const id = { id: ':id' } as const;

export const section: Section = {
  screens: [
    {
      path: webPaths.adminOrders,
      page: () => import('./pages/orders-page.tsx'),
      audience: STAFF,
      title: '주문 관리',
      keywords: '상점 주문 발송 배송 송장 택배 준비',
      icon: 'shopping-bag',
      entry: { group: '상점', order: 85 },
      preload: [preload(listStaffOrders, { query: listQuery(['search', 'status']) }), preload(getPaymentWays)],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminOrderParcels,
      page: () => import('./pages/order-parcels-page.tsx'),
      audience: STAFF,
      title: '송장 번호 올리기',
      keywords: '상점 주문 발송 택배 엑셀 운송장',
      icon: 'upload',
      pieces: ['table-body'],
    },
    {
      path: webPaths.newAdminOrder,
      page: () => import('./pages/new-order-page.tsx'),
      audience: STAFF,
      title: '전화 주문 등록',
      keywords: '상점 주문 전화 대신 접수 수기',
      icon: 'phone',
    },
    {
      path: webPaths.adminOrder(':id'),
      page: () => import('./pages/order-page.tsx'),
      audience: STAFF,
      preload: [preload(getStaffOrder, { params: id })],
    },
    {
      path: webPaths.adminTaxDocuments,
      page: () => import('./pages/tax-documents-page.tsx'),
      audience: STAFF,
      title: '증빙 요청 관리',
      keywords: '상점 현금영수증 세금계산서 홈택스 승인번호 발급',
      icon: 'file-text',
      entry: { group: '상점', order: 90 },
      preload: [preload(listStaffTaxDocuments, { query: listQuery(['state']) })],
    },
    {
      path: webPaths.adminProductSheet,
      page: () => import('./pages/product-sheet-page.tsx'),
      audience: STAFF,
      title: '상품 엑셀 올리기',
      keywords: '상점 상품 가져오기 대량 등록 수정 가격 재고 일괄',
      icon: 'upload',
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminProducts,
      page: () => import('./pages/products-page.tsx'),
      audience: STAFF,
      title: '상품 관리',
      keywords: '상점 상품 등록 재고 품절 가격 옵션',
      icon: 'package',
      entry: { group: '상점', order: 86 },
      preload: [
        preload(listStaffProducts, {
          query: listQuery(['search', 'category', 'is_active', 'is_sold_out', 'is_low_stock', 'ordering']),
        }),
        preload(listStaffShopCategories),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminProduct(':id'),
      page: () => import('./pages/product-page.tsx'),
      audience: STAFF,
      preload: [preload(getStaffProduct, { params: id }), preload(listStaffShopCategories)],
    },
    {
      path: webPaths.adminProductOptions(':id'),
      page: () => import('./pages/product-options-page.tsx'),
      audience: STAFF,
      preload: [preload(getStaffProduct, { params: id })],
    },
    {
      path: webPaths.adminProductStock(':id'),
      page: () => import('./pages/product-stock-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getStaffProduct, { params: id }),
        preload(listStockChanges, { params: id, query: { page: 1, page_size: 10 } }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminProductCategories,
      page: () => import('./pages/product-categories-page.tsx'),
      audience: STAFF,
      title: '상품 분류 관리',
      keywords: '상점 카테고리 순서 숨김',
      icon: 'layers',
      entry: { group: '상점', order: 87 },
      preload: [preload(listStaffShopCategories)],
    },
    {
      path: webPaths.adminProductQuestions,
      page: () => import('./pages/product-questions-page.tsx'),
      audience: STAFF,
      title: '상품 질문 답변',
      keywords: '상점 상품 문의 질문 답변 비밀글',
      icon: 'message-square',
      entry: { group: '상점', order: 88 },
      preload: [preload(listStaffQuestions, { query: listQuery(['search', 'state']) })],
    },
    {
      path: webPaths.adminProductReviews,
      page: () => import('./pages/product-reviews-page.tsx'),
      audience: STAFF,
      title: '상품 후기 관리',
      keywords: '상점 상품 리뷰 후기 별점 답글 가리기',
      icon: 'star',
      entry: { group: '상점', order: 89 },
      preload: [preload(listStaffReviews, { query: listQuery(['search', 'is_held']) })],
    },
    {
      path: webPaths.adminPayments,
      page: () => import('./pages/payments-page.tsx'),
      audience: STAFF,
      title: '결제 관리',
      keywords: '상점 결제 환불 나이스페이 카드 가상계좌 거래 번호',
      icon: 'credit-card',
      entry: { group: '상점', order: 91 },
      preload: [
        preload(listStaffPayments, { query: listQuery(['search', 'status', 'method', 'date_start', 'date_end']) }),
        preload(getPaymentWays),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminPayment(':id'),
      page: () => import('./pages/payment-page.tsx'),
      audience: STAFF,
      preload: [preload(getStaffPayment, { params: id })],
    },
    {
      path: webPaths.adminSales,
      page: () => import('./pages/sales-page.tsx'),
      audience: STAFF,
      title: '매출 통계',
      keywords: '상점 판매 매출 환불률 상품별 분류별 결제 수단별 엑셀',
      icon: 'trending-up',
      entry: { group: '상점', order: 93 },
      preload: [preload(getSales, { query: LAST_30_DAYS })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminPaymentChecks,
      page: () => import('./pages/payment-checks-page.tsx'),
      audience: STAFF,
      title: '결제 대조',
      keywords: '상점 결제 환불 나이스페이 차이 정산 확인',
      icon: 'success',
      entry: { group: '상점', order: 92 },
      preload: [preload(listPaymentChecks, { query: listQuery([]) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminPaymentCheck(':id'),
      page: () => import('./pages/payment-check-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getPaymentCheck, { params: id }),
        preload(listPaymentDifferences, { params: id, query: listQuery([]) }),
      ],
      pieces: ['table-body'],
    },
  ],
};
