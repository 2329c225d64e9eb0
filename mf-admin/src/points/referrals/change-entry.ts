import type { RecommendChange, RecommendChangeField } from '@danji/contracts/points/recommend-relation';

const LABELS: Readonly<Record<RecommendChangeField['field'], string>> = {
  parent_id: '상위 회원',
  grade: '추천 직책',
  recommand_tier: '추천 등급',
  bonus_point_rate: '추가 적립률',
  is_recommander_manager: '추천 관리자',
  custom_parent_id: '따로 정한 상위 회원',
};

/** A change of the tree as the history shows it. */
export const toChangeEntry = ({ id, actor, reason, created, fields }: RecommendChange) => ({
  id,
  title: reason,
  by: actor.name,
  at: created,
  changes: fields.map(({ field, before, after }) => ({
    label: LABELS[field],
    before: before ?? '없음',
    after: after ?? '없음',
  })),
});
