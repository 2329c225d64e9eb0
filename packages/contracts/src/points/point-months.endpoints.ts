import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, userId } from '../fields.ts';
import { pointHistoryFilters } from './point-history.ts';
import { pointMonths } from './point-months.ts';

export const listPointMonths = defineEndpoint({
  id: 'points.list_months',
  title: '월별 포인트',
  method: 'GET',
  path: '/api/points/point_months/',
  audience: ['general', 'brand', 'staff'],
  reads: ['points'],
  origin: 'extension',
  summary:
    'Points by month, the newest first, of the entries that match the filters of the history: members see their own, operators those of `user_id`.',
  query: strictObject({ ...pointHistoryFilters, user_id: Type.Optional(userId) }),
  response: pointMonths,
});
