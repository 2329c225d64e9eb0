import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { date, nonEmptyString, strictObject, userId } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import { accrualMonth, referralAccrual } from './referral-accrual.ts';
import { ownReferral, referral, ReferralState, referralSummary } from './referral.ts';

export const getReferralSummary = defineEndpoint({
  id: 'users.get_referral_summary',
  title: '내 추천 코드와 적립 보기',
  method: 'GET',
  path: '/api/users/referral/',
  audience: ['general', 'brand'],
  reads: ['referral', 'account'],
  origin: 'extension',
  summary: 'The caller’s referral code, what each side gets for a sign-up now, and what came of it so far.',
  response: referralSummary,
});

export const listOwnReferrals = defineEndpoint({
  id: 'users.list_own_referrals',
  title: '내 추천으로 가입한 회원',
  method: 'GET',
  path: '/api/users/referral_list/',
  audience: ['general', 'brand'],
  reads: ['referral'],
  origin: 'extension',
  summary: 'Who signed up with the caller’s code, the newest first, with masked names.',
  query: strictObject({ ...pageQuery, state: Type.Optional(ReferralState.schema) }),
  response: pageOf(ownReferral),
});

export const listReferrals = defineEndpoint({
  id: 'users.list_referrals',
  title: '추천 적립 목록',
  method: 'GET',
  path: '/api/users/referral_staff_list/',
  audience: ['staff'],
  reads: ['referral'],
  origin: 'extension',
  summary: 'Recommended sign-ups with the points of both sides, the newest first. Those that wait have state 1.',
  query: strictObject({
    ...endlessPageQuery,
    state: Type.Optional(ReferralState.schema),
    recommender_id: Type.Optional(userId),
    date_start: Type.Optional(date('시작일')),
    date_end: Type.Optional(date('종료일')),
  }),
  response: pageOf(referral),
});

export const listReferralAccruals = defineEndpoint({
  id: 'users.list_referral_accruals',
  title: '월별 추천 적립',
  method: 'GET',
  path: '/api/users/referral_accrual_list/',
  audience: ['staff'],
  reads: ['referral', 'points', 'user'],
  origin: 'extension',
  summary:
    'What each member got in a month for sign-ups and purchases of those below, the latest month and the most points first.',
  query: strictObject({ ...endlessPageQuery, month: Type.Optional(accrualMonth) }),
  response: pageOf(referralAccrual),
});

export const decideReferral = defineEndpoint({
  id: 'users.decide_referral',
  title: '추천 적립 결정',
  method: 'PUT',
  path: '/api/users/referral/{id}/',
  audience: ['staff'],
  changes: ['referral', 'points', 'user', 'staff_log'],
  origin: 'extension',
  summary: 'Gives the points of a pair that waited to both sides, or to neither; once.',
  body: strictObject({ is_accepted: Type.Boolean({ label: '적립' }), reason: nonEmptyString('사유', 300) }),
  logged: referral,
  response: referral,
});
