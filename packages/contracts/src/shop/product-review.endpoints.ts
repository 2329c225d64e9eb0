import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, id, labelled, nullable, ok, search, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { productCode } from './product.ts';
import {
  loggedReview,
  productReview,
  reviewFields,
  reviewReply,
  reviewSummary,
  staffProductReview,
} from './product-review.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

export const listProductReviews = defineEndpoint({
  id: 'shops.list_product_reviews',
  title: '상품 후기 목록',
  method: 'GET',
  path: '/api/shops/product/review/',
  audience: ['everybody'],
  reads: ['product_review'],
  summary:
    'The reviews of the product with this code, the newest first; without a code those of the caller. `search` finds a part of the text.',
  query: strictObject({ ...pageQuery, search, code: Type.Optional(productCode) }),
  response: pageOf(productReview),
});

export const getReviewSummary = defineEndpoint({
  id: 'shops.get_review_summary',
  title: '상품 별점',
  method: 'GET',
  path: '/api/shops/product/review/summary/{code}/',
  params: strictObject({ code: productCode }),
  audience: ['everybody'],
  reads: ['product_review'],
  origin: 'extension',
  summary: 'How the product with this code is rated.',
  response: reviewSummary,
});

export const createProductReview = defineEndpoint({
  id: 'shops.create_product_review',
  title: '상품 후기 쓰기',
  method: 'POST',
  path: '/api/shops/product/review/create/',
  audience: ['general', 'brand'],
  changes: ['product_review', 'shop_order', 'shop_product'],
  refusedWhileActing: true,
  encoding: 'multipart',
  summary: `Reviews the product of a confirmed order of the caller, once for each order (409 invalid_transition), with up to ${SHOP_LIMITS.reviewImages} pictures. A text that our staff has to look at first has \`is_hidden\`.`,
  body: strictObject({
    order_id: labelled('주문 번호', id),
    ...reviewFields,
    images: Type.Optional(Type.Array(binary, { maxItems: SHOP_LIMITS.reviewImages, label: '사진' })),
  }),
  response: productReview,
});

export const updateProductReview = defineEndpoint({
  id: 'shops.update_product_review',
  title: '상품 후기 수정',
  method: 'PUT',
  path: '/api/shops/product/review/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_review'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: `Changes stars and text of the caller’s own review within ${SHOP_LIMITS.reviewChangeDays} days (409 invalid_transition), and drops the pictures that \`image_ids\` does not name. \`updated\` is that of the version the caller has seen.`,
  body: strictObject({
    ...reviewFields,
    image_ids: Type.Array(id, { maxItems: SHOP_LIMITS.reviewImages, uniqueItems: true, label: '남길 사진' }),
    updated: seenVersion,
  }),
  response: productReview,
});

export const deleteProductReview = defineEndpoint({
  id: 'shops.delete_product_review',
  title: '상품 후기 삭제',
  method: 'DELETE',
  path: '/api/shops/product/review/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_review', 'shop_product'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Deletes the caller’s own review for good; its order cannot be reviewed again.',
  response: ok,
});

export const listStaffReviews = defineEndpoint({
  id: 'shops.list_staff_reviews',
  title: '상품 후기 관리 목록',
  method: 'GET',
  path: '/api/shops/staff_review/',
  audience: ['staff'],
  reads: ['product_review'],
  origin: 'extension',
  summary:
    'The reviews of all products, the newest first; with `is_held` only those that the system has held. `search` finds a part of text or reply.',
  query: strictObject({
    ...pageQuery,
    search,
    is_held: Type.Optional(Type.Boolean({ label: '확인 대기' })),
  }),
  response: pageOf(staffProductReview),
});

export const updateStaffReview = defineEndpoint({
  id: 'shops.update_staff_review',
  title: '상품 후기 답글',
  method: 'PUT',
  path: '/api/shops/staff_review/{id}/',
  audience: ['staff'],
  changes: ['product_review', 'shop_product', 'staff_log'],
  origin: 'extension',
  summary:
    'Replies to a review, changes the reply, or takes it back with null; hides the review from others, or shows it. Its author is told of a reply. `updated` is that of the version the caller has seen.',
  body: strictObject({
    reply: Type.Optional(labelled('답글', nullable(reviewReply))),
    is_hidden: Type.Optional(Type.Boolean({ label: '가려짐' })),
    updated: seenVersion,
  }),
  logged: loggedReview,
  response: loggedReview,
});
