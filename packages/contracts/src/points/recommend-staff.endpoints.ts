import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, nonEmptyString, strictObject, userId } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import {
  customRecommendRelation,
  gradeField,
  recommendChange,
  recommendMember,
  recommendTerms,
} from './recommend-relation.ts';

const reason = nonEmptyString('사유', 300);

export const listCustomRecommendRelations = defineEndpoint({
  id: 'users.list_custom_recommend_relations',
  title: '따로 정한 추천 관계 목록',
  method: 'GET',
  path: '/api/users/user_recommand_custom_relation_list/',
  audience: ['staff'],
  reads: ['recommend_relation', 'user'],
  summary: 'Custom parents, the newest first; those of one member with `user_id`.',
  query: strictObject({
    ...endlessPageQuery,
    user_id: Type.Optional(userId),
    is_active: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(customRecommendRelation),
});

export const createCustomRecommendRelation = defineEndpoint({
  id: 'users.create_custom_recommend_relation',
  title: '따로 정한 추천 관계 등록',
  method: 'POST',
  path: '/api/users/user_recommand_custom_relation/',
  audience: ['staff'],
  changes: ['recommend_relation', 'staff_log'],
  origin: 'extension',
  summary: 'Gives a member another parent, which counts at once instead of the one in the tree; an older one ends.',
  body: strictObject({ user_id: userId, parent_user_id: labelled('상위 회원', id), grade: gradeField, reason }),
  logged: customRecommendRelation,
  response: customRecommendRelation,
});

export const updateCustomRecommendRelation = defineEndpoint({
  id: 'users.update_custom_recommend_relation',
  title: '따로 정한 추천 관계 사용 변경',
  method: 'PUT',
  path: '/api/users/user_recommand_custom_relation/{id}/',
  audience: ['staff'],
  changes: ['recommend_relation', 'staff_log'],
  origin: 'extension',
  summary: 'Uses a custom parent, or stops using it.',
  body: strictObject({ is_active: Type.Boolean({ label: '사용' }), reason }),
  logged: customRecommendRelation,
  response: customRecommendRelation,
});

export const getRecommendMember = defineEndpoint({
  id: 'users.get_recommend_member',
  title: '회원의 추천 관계 보기',
  method: 'GET',
  path: '/api/users/recommend_member/{id}/',
  audience: ['staff'],
  reads: ['recommend_relation', 'user'],
  origin: 'extension',
  summary: 'A member’s place in the tree, who is above, and who gets points from the member’s purchases.',
  response: recommendMember,
});

export const updateRecommendMember = defineEndpoint({
  id: 'users.update_recommend_member',
  title: '추천 조건 변경',
  method: 'PUT',
  path: '/api/users/recommend_member/{id}/',
  audience: ['staff'],
  changes: ['recommend_relation', 'user', 'staff_log'],
  origin: 'extension',
  summary: 'Sets the tier, the additional rate and whether the member sees the whole tree below; for later purchases.',
  body: strictObject({ ...recommendTerms, reason }),
  logged: strictObject(recommendTerms),
  response: recommendMember,
});

export const listRecommendChanges = defineEndpoint({
  id: 'users.list_recommend_changes',
  title: '추천 관계 변경 이력',
  method: 'GET',
  path: '/api/users/recommend_member_history/{id}/',
  audience: ['staff'],
  reads: ['recommend_relation'],
  origin: 'extension',
  summary: 'Who changed the place or the terms of a member, when and why, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(recommendChange),
});
