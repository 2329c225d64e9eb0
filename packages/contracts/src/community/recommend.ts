import { Type } from 'typebox';
import { count } from '../fields.ts';

/** How many members recommend something (추천), and whether the caller does. */
export const recommendFields = {
  recommends: count('추천', Number.MAX_SAFE_INTEGER),
  is_recommended: Type.Boolean({ label: '내가 추천함' }),
};
