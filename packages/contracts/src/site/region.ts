import { Type } from 'typebox';
import { id, entity } from '../fields.ts';

/** A sigungu (SPEC §3, Region); `index` is the display order. */
export const region = entity('Region', {
  id,
  index: Type.Integer(),
  sido: Type.String(),
  sido_english: Type.String(),
  sido_short: Type.String(),
  sigungu: Type.String(),
  sigungu_english: Type.String(),
});
