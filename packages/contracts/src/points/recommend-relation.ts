import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { RecommendGrade, RecommendTier } from '../codes/user-codes.ts';
import { count, created, entity, id, labelled, nullable, oneOf, text, timestamp, updated } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

const parentId = labelled('상위 회원 번호', nullable(id));
export const gradeField = labelled('추천 직책', RecommendGrade.schema);
/** The additional rate that operators give a member for purchases of other people, in percent. */
const bonusRate = Type.Number({ minimum: 0, maximum: 100, label: '추가 적립률' });
/** Why an operator made the change. */
export const changeReason = text('사유', 300);

/** The place of a member in the referral tree (SPEC §3). `parent_id` is the account of the parent; level 0 is the top. */
export const recommendRelation = entity('RecommendRelation', {
  id,
  user: labelled('회원', personRef),
  parent_id: parentId,
  level: count('단계'),
  parent_update_date: labelled('상위 회원을 바꾼 때', nullable(timestamp)),
  grade: gradeField,
  /** Whether there are members below. */
  has_children: Type.Boolean({ label: '아래 회원 있음' }),
  created,
  updated,
});
export type RecommendRelation = Static<typeof recommendRelation>;

/** Another parent that counts instead of the one in the tree while it is active (SPEC §3). */
export const customRecommendRelation = entity('CustomRecommendRelation', {
  id,
  user: labelled('회원', personRef),
  parent_id: parentId,
  parent: labelled('상위 회원', personRef),
  level: count('단계'),
  is_active: Type.Boolean({ label: '사용' }),
  grade: gradeField,
  created,
  updated,
});
export type CustomRecommendRelation = Static<typeof customRecommendRelation>;

/** The terms that operators decide for a member besides the place in the tree. */
export const recommendTerms = {
  recommand_tier: labelled('추천 등급', RecommendTier.schema),
  bonus_point_rate: bonusRate,
  is_recommander_manager: Type.Boolean({ label: '추천 관리자' }),
};

/** A member above another one in the tree. */
const ancestor = entity('RecommendAncestor', {
  user: labelled('회원', personRef),
  grade: gradeField,
  ...recommendTerms,
  /** Blocked or withdrawn: gets nothing. */
  is_refused: Type.Boolean({ label: '적립 제외' }),
});
export type RecommendAncestor = Static<typeof ancestor>;

/** A member with the place in the tree, as operators see it. */
export const recommendMember = entity('RecommendMember', {
  user: labelled('회원', personRef),
  ref_code: Type.String({ label: '추천 코드' }),
  accum_recommandeds: count('추천한 수', Number.MAX_SAFE_INTEGER),
  ...recommendTerms,
  /** Null for a member who neither has been recommended nor has recommended anybody. */
  relation: labelled('추천 관계', nullable(recommendRelation)),
  custom: labelled('따로 정한 관계', nullable(customRecommendRelation)),
  /** The members above, the nearest first; active custom relations count. At most 100. */
  ancestors: Type.Array(ancestor, { maxItems: ANSWER_LIMITS.ancestors, label: '윗사람' }),
  /** The members who get points from the purchases of the member. */
  parent: labelled('상위 적립을 받는 회원', nullable(ancestor)),
  master: labelled('마스터 적립을 받는 회원', nullable(ancestor)),
});
export type RecommendMember = Static<typeof recommendMember>;

const changedField = oneOf(
  'parent_id',
  'grade',
  'recommand_tier',
  'bonus_point_rate',
  'is_recommander_manager',
  'custom_parent_id',
);
/** A value as people read it. */
const shownValue = nullable(Type.String());

/** One change of a member's place in the tree, or of the terms. */
export const recommendChange = entity('RecommendChange', {
  id,
  /** The operator who made it; the member itself for a recommender that was named later. */
  actor: labelled('바꾼 사람', personRef),
  fields: Type.Array(Type.Object({ field: changedField, before: shownValue, after: shownValue }), {
    maxItems: 20,
    label: '바뀐 내용',
  }),
  reason: Type.String({ label: '사유' }),
  created,
});
export type RecommendChange = Static<typeof recommendChange>;
export type RecommendChangeField = RecommendChange['fields'][number];
