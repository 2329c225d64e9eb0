import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { brandProfile } from './brand-profile.ts';
import { brandRef } from './brand-ref.ts';

export const findBrands = defineEndpoint({
  id: 'users.find_brands',
  title: '업체 찾기',
  method: 'GET',
  path: '/api/users/brand_find/',
  audience: ['everybody'],
  reads: ['user'],
  origin: 'extension',
  summary:
    'Approved brands by a part of their name or business number, 20 at most, for the chooser of a contract and the search.',
  query: strictObject({ search: Type.String({ minLength: 2, maxLength: 100, pattern: '\\S', label: '검색어' }) }),
  response: Type.Array(brandRef, { maxItems: ANSWER_LIMITS.foundBrands }),
});

export const getBrandProfile = defineEndpoint({
  id: 'users.get_brand_profile',
  title: '업체 정보 보기',
  method: 'GET',
  path: '/api/users/brand/{id}/',
  audience: ['everybody'],
  reads: ['company_item', 'evaluation', 'user'],
  origin: 'extension',
  summary: 'A brand that is or was approved, as everybody sees it, with the distribution of its evaluations.',
  response: brandProfile,
});
