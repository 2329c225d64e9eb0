import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, nullable, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { communityIncome, communityIncomeFilters, communityIncomeTotal } from './community-income.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';
import { communityParams, communityPost } from './community-post.ts';

const rate = Type.Integer({ minimum: 1, maximum: COMMUNITY_LIMITS.rating, label: '평점' });

export const purchaseCommunityPost = defineEndpoint({
  id: 'boards.purchase_community_post',
  title: '커뮤니티 글 구매',
  method: 'POST',
  path: '/api/boards/community_purchase/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_post', 'points'],
  refusedWhileActing: true,
  summary:
    'Buys a post that is sold, once; a repetition answers with the post and takes nothing more. `price` is the price that the caller has seen: another one is refused with 409.',
  body: strictObject({
    price: Type.Optional(Type.Integer({ minimum: 1, maximum: COMMUNITY_LIMITS.price, label: '본 가격' })),
  }),
  response: communityPost,
});

export const payCommunityDownload = defineEndpoint({
  id: 'boards.pay_community_download',
  title: '커뮤니티 첨부파일 포인트 사용',
  method: 'POST',
  path: '/api/boards/community_download/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_post', 'points'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Pays once for the attached files of a post when the rule of its category asks points for downloads, and answers with the post and the addresses of its files. `price` is the price that the caller has seen: another one is refused with 409.',
  body: strictObject({
    price: Type.Integer({ minimum: 0, maximum: COMMUNITY_LIMITS.price, label: '본 포인트' }),
  }),
  response: communityPost,
});

export const rateCommunityPost = defineEndpoint({
  id: 'boards.rate_community_post',
  title: '커뮤니티 글 평가',
  method: 'POST',
  path: '/api/boards/community_rating/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_post'],
  refusedWhileActing: true,
  summary: 'Rates somebody else’s post that the caller may read, 1–10; a second rating replaces the first.',
  body: strictObject({ rate }),
  response: strictObject({
    rating: labelled('평점', nullable(Type.Number({ minimum: 0.5, maximum: 5 }))),
    rating_count: Type.Integer({ minimum: 0, label: '평가한 사람' }),
    own_rate: rate,
  }),
});

export const listCommunityIncome = defineEndpoint({
  id: 'boards.list_community_income',
  title: '커뮤니티 판매 목록',
  method: 'GET',
  path: '/api/boards/community_income_list/',
  audience: ['general', 'brand'],
  reads: ['community_post', 'points'],
  origin: 'extension',
  summary: 'Posts that the caller has sold in a period, with sales, refunds, fee and income, the newest post first.',
  query: strictObject({ ...endlessPageQuery, ...communityIncomeFilters }),
  response: pageOf(communityIncome),
});

export const getCommunityIncome = defineEndpoint({
  id: 'boards.get_community_income',
  title: '커뮤니티 판매 합계',
  method: 'GET',
  path: '/api/boards/community_income/',
  audience: ['general', 'brand'],
  reads: ['community_post', 'points'],
  origin: 'extension',
  summary: 'What all posts of the caller have brought in a period.',
  query: strictObject(communityIncomeFilters),
  response: communityIncomeTotal,
});
