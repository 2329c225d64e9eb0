import { type Static, Type } from 'typebox';
import { communityAuthor } from '../community/community-author.ts';
import {
  created,
  entity,
  id,
  labelled,
  nonEmptyString,
  nullable,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { productCode } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** Stars, 1 to 5. */
const rating = Type.Integer({ minimum: 1, maximum: 5, label: '별점' });

/** The fields of a buyer's review of a product; plain text. */
export const reviewFields = {
  rating,
  content: nonEmptyString('내용', SHOP_LIMITS.reviewContent),
};

export const reviewReply = nonEmptyString('답글', SHOP_LIMITS.reviewReply);

const reviewImage = entity('ProductReviewImage', {
  id,
  review_id: labelled('후기 번호', id),
  image: text('사진 주소', 200),
});

const reviewImages = Type.Array(reviewImage, { maxItems: SHOP_LIMITS.reviewImages, label: '사진' });

const shared = {
  id,
  product_id: labelled('상품 번호', id),
  product_code: productCode,
  product_name: text('상품 이름', 100),
  rating,
  /** Whether its author has bought the product here. */
  is_verified: Type.Boolean({ label: '구매 확인' }),
  /** Whether only its author and our staff find it: held until our staff has looked, or hidden by them. */
  is_hidden: Type.Boolean({ label: '가려짐' }),
  /** The reply of the shop. */
  reply: labelled('답글', nullable(text('답글', SHOP_LIMITS.reviewReply))),
  replied: labelled('답글을 쓴 때', nullable(timestamp)),
  created,
  /** The version: it differs after every change. */
  updated,
};

/** A review of a product by a buyer (SPEC §3). */
export const productReview = entity('ProductReview', {
  ...shared,
  user: labelled('작성자', communityAuthor),
  /** The order that it is about; null for other readers than its author. */
  order: labelled('주문 번호', nullable(id)),
  content: text('내용', SHOP_LIMITS.reviewContent),
  images: reviewImages,
  is_own: Type.Boolean({ label: '내 후기' }),
  /** Until when its author can change it; null for others. */
  change_until: labelled('수정 기한', nullable(timestamp)),
});
export type ProductReview = Static<typeof productReview>;

/** The same for our staff. */
export const staffProductReview = entity('StaffProductReview', {
  ...shared,
  user: labelled('작성자', communityAuthor),
  order: labelled('주문 번호', id),
  content: text('내용', SHOP_LIMITS.reviewContent),
  images: reviewImages,
  /** Whether nobody has looked yet at what the system has held. */
  is_held: Type.Boolean({ label: '확인 대기' }),
});
export type StaffProductReview = Static<typeof staffProductReview>;

/** A review without what its author wrote, which ends with the account: what the staff log holds, as object and as response. */
export const loggedReview = entity(
  'LoggedProductReview',
  Type.Omit(staffProductReview, ['user', 'content', 'images']).properties,
);

const reviews = (label: string) => Type.Integer({ minimum: 0, label });

/** How a product is rated: the number of its visible reviews, and of those with 1, 2, 3, 4 and 5 stars. */
export const reviewSummary = entity('ProductReviewSummary', {
  count: reviews('후기 수'),
  /** To one decimal; 0 without a review. */
  average: Type.Number({ minimum: 0, maximum: 5, label: '평균 별점' }),
  ratings: labelled(
    '별점별 수',
    strictObject({ 1: reviews('1점'), 2: reviews('2점'), 3: reviews('3점'), 4: reviews('4점'), 5: reviews('5점') }),
  ),
});
export type ReviewSummary = Static<typeof reviewSummary>;
