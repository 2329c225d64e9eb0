import type { Static } from 'typebox';
import { count, created, entity, id, labelled, nullable, strictObject, timestamp } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { POINT_LIMITS } from './point-rules.ts';

/** The settings of points that staff decides (SPEC §3). A limit of 0 is none. */
export const pointSetFields = {
  point_signup: count('가입 적립'),
  point_referral: count('추천인 적립'),
  point_referred: count('피추천인 적립'),
  limit_price_user: count('1인 구매 한도(원)', 100_000_000),
  limit_price_day: count('1일 구매 한도(원)', 1_000_000_000),
};

/** Points for a review of a product, and the additional ones for a review with pictures. */
export const reviewPointFields = {
  point_review_text: count('상품 후기 적립', POINT_LIMITS.points),
  point_review_image: count('사진 후기 추가 적립', POINT_LIMITS.points),
};

export const pointSet = entity('PointSet', {
  ...pointSetFields,
  ...reviewPointFields,
  /** The version; null before the first change. */
  updated: labelled('수정', nullable(timestamp)),
  /** The operator who changed it last; shown to operators only. */
  updated_by: labelled('바꾼 사람', nullable(personRef)),
});
export type PointSet = Static<typeof pointSet>;

/** One version of the point set; `previous` is what it replaced. */
export const pointSetVersion = entity('PointSetVersion', {
  id,
  ...pointSetFields,
  ...reviewPointFields,
  previous: labelled('바꾸기 전', nullable(strictObject({ ...pointSetFields, ...reviewPointFields }))),
  updated_by: labelled('바꾼 사람', personRef),
  created,
});
export type PointSetVersion = Static<typeof pointSetVersion>;
