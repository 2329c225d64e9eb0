import { Type, type Static } from 'typebox';
import { REFERRER_TYPES } from '../codes/referrer-type.ts';
import { strictObject, oneOf, entity } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

export const referrerType = { ...oneOf(...REFERRER_TYPES), label: '방문 경로' };
export const visitDevice = { ...oneOf('phone', 'desktop'), label: '기기' };

const tally = Type.Integer({ minimum: 0 });
const byClass = { search: tally, social: tally, direct: tally, email: tally, other: tally, none: tally, total: tally };

/** Visits of one day in Korea by class (SPEC §1, Visit source classification). */
const visitDay = strictObject({ date: Type.String(), ...byClass });
/** Visits of a period: by class, and how many were signed in and on a phone. */
const visitSums = strictObject({ ...byClass, signed_in: tally, phone: tally });
export const visitStatistics = entity('VisitStatistics', {
  rows: Type.Array(visitDay, { maxItems: ANSWER_LIMITS.days }),
  sums: visitSums,
  /** The period of the same length just before. */
  previous: strictObject({ date_start: Type.String(), date_end: Type.String(), sums: visitSums }),
});

export type VisitDay = Static<typeof visitDay>;
export type VisitSums = Static<typeof visitSums>;
export type VisitStatistics = Static<typeof visitStatistics>;
