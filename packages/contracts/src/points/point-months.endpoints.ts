import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pointHistoryFilters } from './point-history.ts';
import { pointMonths } from './point-months.ts';

export const listPointMonths = defineEndpoint({
  id: 'points.list_months',
  title: '월별 포인트',
  method: 'GET',
  path: '/api/points/point_months/',
  audience: ['general', 'brand'],
  reads: ['points'],
  origin: 'extension',
  summary: 'Points of the caller by month, the newest first, of the entries that match the filters of the history.',
  query: strictObject(pointHistoryFilters),
  response: pointMonths,
});
