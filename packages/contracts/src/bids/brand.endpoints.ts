import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { brandRef } from './brand-ref.ts';

export const findBrands = defineEndpoint({
  id: 'users.find_brands',
  title: '업체 찾기',
  method: 'GET',
  path: '/api/users/brand_find/',
  audience: ['general', 'staff'],
  reads: ['user'],
  origin: 'extension',
  summary: 'Approved brands by a part of their name or business number, 20 at most, for the chooser of a contract.',
  query: strictObject({ search: Type.String({ minLength: 2, maxLength: 100, pattern: '\\S', label: '검색어' }) }),
  response: Type.Array(brandRef, { maxItems: ANSWER_LIMITS.foundBrands }),
});
