import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { workSpaceChange } from './space-change.ts';

export const listWorkSpaceChanges = defineEndpoint({
  id: 'apts.list_work_space_changes',
  title: '단지 정보 변경 이력',
  method: 'GET',
  path: '/api/apts/apart_work_space_history/{id}/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  origin: 'extension',
  summary: 'Who changed which details of a work space and when, the newest first; for its members and staff.',
  query: strictObject(pageQuery),
  response: pageOf(workSpaceChange),
});
