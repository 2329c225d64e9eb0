import { Type } from 'typebox';
import { AdType } from '../codes/advertisement-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, id, ok } from '../fields.ts';
import { homeAdvertisement } from './advertisement.ts';
import { ANSWER_LIMITS } from '../limits.ts';

// These calls are apart from those of owners and staff, because every visitor makes them, and a browser loads the
// validators of a file together.

export const listHomeAdvertisements = defineEndpoint({
  id: 'advertisements.home',
  title: '게재 중인 광고',
  method: 'GET',
  path: '/api/commons/advertisement_home/',
  audience: ['everybody'],
  reads: ['advertisement'],
  origin: 'extension',
  summary:
    'Advertisements shown now: running, paid, today in Korea inside their dates; by tier, and within a tier in turn.',
  query: strictObject({ category: Type.Optional(AdType.schema) }),
  response: Type.Array(homeAdvertisement, { maxItems: ANSWER_LIMITS.homeAdvertisements }),
});

export const countImpressions = defineEndpoint({
  id: 'advertisements.count_impressions',
  title: '광고 봄',
  method: 'POST',
  path: '/api/commons/advertisement_impressions/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'Counts that a visitor has seen advertisements; ids of others are passed over.',
  body: strictObject({ ids: Type.Array(id, { minItems: 1, maxItems: 20 }) }),
  response: ok,
});

export const countClick = defineEndpoint({
  id: 'advertisements.count_click',
  title: '광고 누름',
  method: 'POST',
  path: '/api/commons/advertisement_click/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'Counts that a visitor has followed an advertisement.',
  body: strictObject({ id }),
  response: ok,
});
