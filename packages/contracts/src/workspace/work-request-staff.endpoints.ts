import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES, richDocument } from '../documents/rich-document.ts';
import { strictObject, nonEmptyString, oneOf, search, spaceId, labelled, userId } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { WORK_REQUEST_LIMITS } from './work-request-limits.ts';
import { processState, requestType, workRequest, workRequestSummary } from './work-request.ts';

export const listStaffWorkRequests = defineEndpoint({
  id: 'apts.list_staff_work_requests',
  title: '요청 관리 목록',
  method: 'GET',
  path: '/api/apts/apart_work_request_staff_list/',
  audience: ['staff'],
  reads: ['work_request', 'work_space'],
  origin: 'extension',
  summary:
    'Requests of every work space: those that wait for us first, the longest waiting on top, then the others, the newest first; unless ordered otherwise. `is_open` picks one of the two. `search` finds a part of the title or the text.',
  query: strictObject({
    ...pageQuery,
    search,
    process_state: Type.Optional(processState),
    request_type: Type.Optional(requestType),
    space_id: Type.Optional(spaceId),
    user_id: Type.Optional(userId),
    is_open: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(oneOf('created', '-created')),
  }),
  response: pageOf(workRequestSummary),
});

export const assignWorkRequest = defineEndpoint({
  id: 'apts.take_work_request',
  title: '요청 맡기',
  method: 'POST',
  path: '/api/apts/apart_work_request_take/{id}/',
  audience: ['staff'],
  changes: ['work_request', 'staff_log'],
  origin: 'extension',
  summary: 'The signed-in operator takes care of a request that was just received.',
  logged: workRequestSummary,
  response: workRequest,
});

export const answerWorkRequest = defineEndpoint({
  id: 'apts.answer_work_request',
  title: '요청 답변',
  method: 'POST',
  path: '/api/apts/apart_work_request_answer/{id}/',
  audience: ['staff'],
  changes: ['work_request', 'staff_log'],
  origin: 'extension',
  summary:
    'Answers a request; its members are told. What is wrong in the answer is named by place, `result.children.3.url`.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ result: labelled('답변', richDocument) }),
  logged: workRequestSummary,
  response: workRequest,
});

export const refuseWorkRequest = defineEndpoint({
  id: 'apts.refuse_work_request',
  title: '요청 반려',
  method: 'POST',
  path: '/api/apts/apart_work_request_refuse/{id}/',
  audience: ['staff'],
  changes: ['work_request', 'staff_log'],
  origin: 'extension',
  summary: 'Refuses a request; the reason is shown to its members.',
  body: strictObject({ reason: nonEmptyString('사유', WORK_REQUEST_LIMITS.reasonCharacters) }),
  logged: workRequestSummary,
  response: workRequest,
});
