import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { defineCodes } from '../define-codes.ts';
import { created, entity, id, labelled, nullable, oneOf, timestamp } from '../fields.ts';

/** The state of the points for a recommended sign-up. */
export const ReferralState = defineCodes({
  PAID: [0, '적립'],
  WAITING: [1, '확인 중'],
  REFUSED: [2, '적립 안 함'],
});

/** Why a pair may be one person (ADR 0056). */
const suspicion = oneOf('same_phone', 'known_phone', 'same_browser', 'shared_browser', 'many_a_day');
export type Suspicion = Static<typeof suspicion>;
export const SUSPICION_TEXTS: Readonly<Record<Suspicion, string>> = {
  same_phone: '추천인과 휴대폰 번호가 같아요',
  known_phone: '가입 적립을 받은 적이 있는 번호예요',
  same_browser: '추천인이 쓴 브라우저에서 가입했어요',
  shared_browser: '추천인의 다른 회원이 쓴 브라우저에서 가입했어요',
  many_a_day: '추천인의 하루 추천이 많아요',
};

/** More sign-ups of one recommender on a day (Asia/Seoul) wait for an operator. */
export const REFERRALS_PER_DAY = 10;

const points = (label: string) => Type.Integer({ minimum: 0, label });
const state = labelled('상태', ReferralState.schema);

/** A recommended sign-up as its recommender sees it. */
export const ownReferral = entity('OwnReferral', {
  id,
  /** Masked: `김*늘`. */
  name: Type.String({ label: '이름' }),
  state,
  referral_points: points('추천 적립'),
  created,
});
export type OwnReferral = Static<typeof ownReferral>;

/** A recommended sign-up as operators see it. */
export const referral = entity('Referral', {
  id,
  user: labelled('가입한 회원', personRef),
  recommender: labelled('추천인', personRef),
  state,
  suspicions: Type.Array(suspicion, { label: '의심' }),
  referral_points: points('추천 적립'),
  referred_points: points('피추천 적립'),
  decided: labelled('결정', nullable(timestamp)),
  decided_by: labelled('결정한 운영자', nullable(personRef)),
  reason: Type.String({ label: '사유' }),
  created,
});
export type Referral = Static<typeof referral>;

/** The code and the points with which a member recommends others, and the results so far. */
export const referralSummary = entity('ReferralSummary', {
  ref_code: Type.String({ label: '추천 코드' }),
  /** The points that each side gets for a sign-up now. */
  referral_points: points('추천인 적립'),
  referred_points: points('피추천인 적립'),
  joined: points('가입한 회원'),
  earned: points('가입으로 받은 포인트'),
  /** Points from purchases of those below, less what was taken back. */
  purchase_points: Type.Integer({ label: '구매로 받은 포인트' }),
  /** Points from purchases of those below that are not confirmed yet. */
  purchase_pending: points('구매확정을 기다리는 포인트'),
  pending: points('확인 중인 포인트'),
});
export type ReferralSummary = Static<typeof referralSummary>;
