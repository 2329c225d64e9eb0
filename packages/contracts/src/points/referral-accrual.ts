import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { RecommendGrade } from '../codes/user-codes.ts';
import { entity, id, labelled } from '../fields.ts';

/** A month in Korean time: `2026-11`. */
export const accrualMonth = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', label: '달' });

/** The points that a member got in a month for those below: the entries of the ledger, less what was taken back. */
export const referralAccrual = entity('ReferralAccrual', {
  id,
  user: labelled('추천인', personRef),
  month: accrualMonth,
  /** The present place in the tree. */
  level: Type.Integer({ minimum: 0, label: '단계' }),
  grade: labelled('추천 직책', RecommendGrade.schema),
  sign_ups: Type.Integer({ minimum: 0, label: '가입 추천' }),
  sign_up_points: Type.Integer({ label: '가입 적립' }),
  purchase_points: Type.Integer({ label: '구매 적립' }),
  points: Type.Integer({ label: '합계' }),
});
export type ReferralAccrual = Static<typeof referralAccrual>;
