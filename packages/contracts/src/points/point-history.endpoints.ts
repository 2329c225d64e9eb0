import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nonEmptyString, strictObject, userId } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { pointHistory, pointHistoryFilters } from './point-history.ts';
import { pointInfo } from './point-info.ts';
import { POINT_LIMITS } from './point-rules.ts';

export const listPointHistory = defineEndpoint({
  id: 'points.list_history',
  title: '포인트 내역',
  method: 'GET',
  path: '/api/points/point_history/',
  audience: ['general', 'brand', 'staff'],
  reads: ['points', 'user'],
  summary: 'Changes of points, newest first: members see their own, operators all or those of `user_id`.',
  query: strictObject({
    ...endlessPageQuery,
    ...pointHistoryFilters,
    user_id: Type.Optional(userId),
  }),
  response: pageOf(pointHistory),
});

export const createPointHistory = defineEndpoint({
  id: 'points.create_history',
  title: '포인트 지급·차감',
  method: 'POST',
  path: '/api/points/point_history/',
  audience: ['staff'],
  changes: ['points', 'user', 'staff_log'],
  refusedWhileActing: true,
  summary:
    'An operator gives or takes points with a reason: STAFF up to 100,000 at once, ADMIN more. `force` lets an ADMIN take points that are not there.',
  body: strictObject({
    user_id: userId,
    point: Type.Integer({ minimum: -POINT_LIMITS.points, maximum: POINT_LIMITS.points, label: '포인트' }),
    description: nonEmptyString('사유', POINT_LIMITS.descriptionCharacters),
    force: Type.Optional(Type.Boolean({ label: '잔액보다 많이 차감' })),
  }),
  logged: pointHistory,
  response: pointHistory,
});

export const getPointInfo = defineEndpoint({
  id: 'points.get_info',
  title: '포인트 현황',
  method: 'POST',
  path: '/api/points/point_info/',
  audience: ['general', 'brand', 'staff'],
  isReadOnly: true,
  summary:
    'Points of an account, one’s own or, for operators, of `user_id`; operators also see the sums of all accounts.',
  body: strictObject({ user_id: Type.Optional(userId) }),
  response: pointInfo,
});
