import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, spaceId } from '../fields.ts';
import { MAX_TODAY_ITEMS, workDashboard, dashboardSummary } from './work-dashboard.ts';

export const getWorkDashboard = defineEndpoint({
  id: 'apts.get_work_dashboard',
  title: '워크스페이스 현황',
  method: 'GET',
  path: '/api/apts/apart_work_dashboard/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'suggest_item', 'work_request', 'work_space'],
  origin: 'extension',
  summary:
    'What asks for attention in a work space today, how much of it there is, and its contracts of the next twelve months; for its members and staff.',
  query: strictObject({ space_id: spaceId }),
  response: workDashboard,
});

export const getDashboardSummary = defineEndpoint({
  id: 'apts.get_work_today',
  title: '오늘의 업무',
  method: 'GET',
  path: '/api/apts/apart_work_today/',
  audience: ['general'],
  reads: ['schedule', 'suggest_item', 'work_request', 'work_space'],
  origin: 'extension',
  summary:
    'What asks for attention today across the work spaces the signed-in person is in: the five most urgent, or as many as `limit` says.',
  query: strictObject({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_TODAY_ITEMS })) }),
  response: dashboardSummary,
});
