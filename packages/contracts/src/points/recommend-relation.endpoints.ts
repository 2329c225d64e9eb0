import { Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, nullable, search, strictObject, text, userId } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { changeReason, gradeField, recommendRelation } from './recommend-relation.ts';

export const listRecommendRelations = defineEndpoint({
  id: 'users.list_recommend_relations',
  title: '추천 관계 목록',
  method: 'GET',
  path: '/api/users/user_recommand_relation_list/',
  audience: ['general', 'brand', 'staff'],
  reads: ['recommend_relation', 'user'],
  summary:
    'Places in the referral tree, the newest first. Operators see all and search by name, e-mail, telephone and code. Members see who is directly below them, managers everybody below by `parent_id`, with masked names.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    /** The account of the parent. */
    parent_id: Type.Optional(id),
    grade: Type.Optional(gradeField),
    /** Only members who have no parent. */
    is_top: Type.Optional(Type.Literal(true)),
  }),
  response: pageOf(recommendRelation),
});

export const setRecommendParent = defineEndpoint({
  id: 'users.set_recommend_parent',
  title: '상위 회원 정하기',
  method: 'POST',
  path: '/api/users/user_recommand_relation/',
  audience: ['general', 'brand', 'staff'],
  refusedWhileActing: true,
  changes: ['recommend_relation', 'user', 'staff_log'],
  summary:
    'Operators set the parent and the grade of the member `user_id`, with a reason; the change counts from then on. Members name their own parent, once, with grade 0. A parent that is below the member is refused.',
  body: strictObject({
    parent_user_id: labelled('상위 회원', nullable(id)),
    grade: gradeField,
    user_id: Type.Optional(userId),
    /** The code of the parent, for members, who do not know its number. */
    ref_code: Type.Optional(text('추천 코드', 20)),
    reason: Type.Optional(changeReason),
  }),
  logged: recommendRelation,
  response: recommendRelation,
});

export const getRecommendParent = defineEndpoint({
  id: 'users.get_recommend_parent',
  title: '내 상위 회원 보기',
  method: 'GET',
  path: '/api/users/user_recommand_relation_parent_user/',
  audience: ['general', 'brand'],
  reads: ['recommend_relation', 'account'],
  summary: 'The parent of the caller: the active custom one, else the one in the tree; null without one.',
  response: strictObject({ parent_user: nullable(personRef) }),
});
