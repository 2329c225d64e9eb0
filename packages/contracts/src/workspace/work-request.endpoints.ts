import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, nonEmptyString, ok, search, spaceId } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { WORK_REQUEST_LIMITS } from './work-request-limits.ts';
import { processState, requestType, workRequest, workRequestFields, workRequestSummary } from './work-request.ts';

/** The calls of the members of a work space. Those of our staff are in another file, so that members do not load their validators. */
export const listWorkRequests = defineEndpoint({
  id: 'apts.list_work_requests',
  title: '요청 목록',
  method: 'GET',
  path: '/api/apts/apart_work_request/',
  audience: ['general', 'staff'],
  reads: ['work_request', 'work_space'],
  origin: 'extension',
  summary:
    'Requests of a work space to our staff, newest first, for its members and staff. `search` finds a part of the title or the text.',
  query: strictObject({
    ...pageQuery,
    space_id: spaceId,
    search,
    process_state: Type.Optional(processState),
    request_type: Type.Optional(requestType),
  }),
  response: pageOf(workRequestSummary),
});

export const createWorkRequest = defineEndpoint({
  id: 'apts.create_work_request',
  title: '요청 보내기',
  method: 'POST',
  path: '/api/apts/apart_work_request/',
  audience: ['general'],
  changes: ['work_request'],
  origin: 'extension',
  summary: 'Asks our staff for something on behalf of a work space; its members may.',
  body: strictObject({ space_id: spaceId, ...workRequestFields }),
  response: workRequest,
});

export const getWorkRequest = defineEndpoint({
  id: 'apts.get_work_request',
  title: '요청 보기',
  method: 'GET',
  path: '/api/apts/apart_work_request/{id}/',
  audience: ['general', 'staff'],
  reads: ['work_request', 'work_space'],
  origin: 'extension',
  summary: 'One request with its answer, files and moves, for members of its work space and staff.',
  response: workRequest,
});

export const markWorkRequestSeen = defineEndpoint({
  id: 'apts.see_work_request',
  title: '요청 답변 읽음',
  method: 'POST',
  path: '/api/apts/apart_work_request_seen/{id}/',
  audience: ['general'],
  changes: ['work_request'],
  origin: 'extension',
  summary: 'Notes that a member of the work space has read the answer.',
  response: ok,
});

export const cancelWorkRequest = defineEndpoint({
  id: 'apts.cancel_work_request',
  title: '요청 취소',
  method: 'POST',
  path: '/api/apts/apart_work_request_cancel/{id}/',
  audience: ['general'],
  changes: ['work_request'],
  origin: 'extension',
  summary: 'Takes a request back that nobody works on yet; its writer and masters may.',
  response: workRequest,
});

export const reopenWorkRequest = defineEndpoint({
  id: 'apts.reopen_work_request',
  title: '요청 다시 보내기',
  method: 'POST',
  path: '/api/apts/apart_work_request_reopen/{id}/',
  audience: ['general'],
  changes: ['work_request'],
  origin: 'extension',
  summary: 'Asks again within 14 days after an answer, once; its writer and masters may.',
  body: strictObject({ comment: nonEmptyString('다시 묻는 내용', WORK_REQUEST_LIMITS.commentCharacters) }),
  response: workRequest,
});
