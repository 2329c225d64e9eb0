import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { JobGrade } from '../codes/job-grade.ts';
import {
  created,
  entity,
  id,
  labelled,
  nonEmptyString,
  nullable,
  spaceId,
  strictObject,
  timestamp,
  updated,
} from '../fields.ts';
import { MAX_SCORE } from './evaluation-summary.ts';

/** For so many days its author may change an evaluation. */
export const EVALUATION_EDIT_DAYS = 14;

const EVALUATION_LIMITS = { comment: 2000, reply: 2000, reason: 500, reports: 20 } as const;

/** Half stars: 1 is half a star, 10 are five. */
const score = (label: string) => Type.Integer({ minimum: 1, maximum: MAX_SCORE, label });

/** The fields that the author of an evaluation writes. */
export const evaluationFields = {
  professionalism: score('전문성'),
  time_management: score('일정 준수'),
  communication: score('의사소통'),
  safety_cleanliness: score('안전·청결'),
  cost_efficiency: score('비용'),
  comment: nonEmptyString('평가 내용', EVALUATION_LIMITS.comment),
};
export const evaluationReply = Type.String({ maxLength: EVALUATION_LIMITS.reply, label: '답글' });
export const evaluationReason = nonEmptyString('이유', EVALUATION_LIMITS.reason);

/** An evaluation as everybody reads it (SPEC §3, Vendor evaluation): its author is shown by nickname and job grade, never by name. */
export const brandEvaluation = entity('BrandEvaluation', {
  id,
  brand_id: labelled('업체 번호', id),
  user: labelled(
    '작성자',
    strictObject({ name: Type.String({ label: '별명' }), job_grade: labelled('직급', JobGrade.schema) }),
  ),
  /** The kind of the contract that it is about. */
  category2: Type.Integer({ label: '계약 분류' }),
  ...evaluationFields,
  /** The average of the five scores, 1–10. */
  total: Type.Number({ minimum: 1, maximum: MAX_SCORE, label: '평균' }),
  /** The brand's reply; `null` without one. */
  reply: nullable(evaluationReply),
  replied: labelled('답글 시각', nullable(timestamp)),
  created,
  updated,
});

/** An evaluation as its author reads it. */
export const ownEvaluation = entity('OwnBrandEvaluation', {
  ...brandEvaluation.properties,
  /** Whether it can still be changed. */
  is_editable: Type.Boolean({ label: '고칠 수 있음' }),
  /** Why staff have hidden it; `null` for one that is shown. */
  hide_reason: labelled('가린 이유', nullable(Type.String())),
});

const evaluationReport = strictObject({
  id,
  user: nullable(personRef),
  reason: Type.String({ label: '신고 이유' }),
  created,
});

/** An evaluation as staff read it, with the newest reports. */
export const staffEvaluation = entity('StaffBrandEvaluation', {
  ...brandEvaluation.properties,
  author: labelled('작성한 회원', personRef),
  brand: labelled('업체', strictObject({ id, name: Type.String({ label: '상호' }) })),
  space_id: spaceId,
  schedule_id: labelled('계약 번호', nullable(id)),
  hidden: labelled('가린 시각', nullable(timestamp)),
  hide_reason: labelled('가린 이유', nullable(Type.String())),
  /** Since when a report waits for a decision. */
  reported: labelled('신고 시각', nullable(timestamp)),
  reports: Type.Array(evaluationReport, { maxItems: EVALUATION_LIMITS.reports, label: '신고' }),
});

/** The evaluation of a contract; without one, whether the caller may write it, and why not. */
export const contractEvaluation = strictObject({
  evaluation: nullable(ownEvaluation),
  may_write: Type.Boolean(),
  /** The sentence that says why not; `null` when an evaluation may be written or exists. */
  refusal: nullable(Type.String()),
});

export type BrandEvaluation = Static<typeof brandEvaluation>;
export type OwnEvaluation = Static<typeof ownEvaluation>;
export type StaffEvaluation = Static<typeof staffEvaluation>;
export type ContractEvaluation = Static<typeof contractEvaluation>;
export type EvaluationFields = Pick<BrandEvaluation, keyof typeof evaluationFields>;
