import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { labelled, nanoId, nonEmptyString, ok, recordRef, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  offeredPrices,
  suggestRequest,
  suggestRequestFields,
  suggestRequestLine,
  SuggestRequestState,
} from './suggest-request.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

const isDraft = Type.Boolean({ label: '임시 저장' });
const byReference = { params: strictObject({ id: recordRef }) } as const;

export const listSuggestRequests = defineEndpoint({
  id: 'suggest_requests.list',
  title: '제안 목록',
  method: 'GET',
  path: '/api/apts/suggest_item_request/',
  audience: ['general', 'brand', 'staff'],
  reads: ['suggest_request', 'suggest_message'],
  summary:
    'Requests, the last sent first: a vendor’s own with its drafts, for a general user those on the notices of their spaces, for staff all. Sealed ones are not in it until the master has opened them.',
  query: strictObject({
    ...pageQuery,
    company_item__nano_id: Type.Optional(labelled('업체 소개', nanoId)),
    item_nano_id: Type.Optional(labelled('공고', nanoId)),
    state: Type.Optional(labelled('상태', SuggestRequestState)),
  }),
  response: pageOf(suggestRequestLine),
});

export const getSuggestRequest = defineEndpoint({
  id: 'suggest_requests.get',
  title: '제안 보기',
  method: 'GET',
  path: '/api/apts/suggest_item_request/{id}/',
  ...byReference,
  audience: ['general', 'brand', 'staff'],
  reads: ['suggest_request'],
  summary: 'One request: for its vendor, for staff, and for its complex as far as it is not sealed.',
  response: suggestRequest,
});

export const listOfferedPrices = defineEndpoint({
  id: 'suggest_requests.prices',
  title: '받은 제안의 가격 내역',
  method: 'GET',
  path: '/api/apts/suggest_item_request_prices/',
  audience: ['general', 'staff'],
  reads: ['suggest_request'],
  origin: 'extension',
  summary:
    'The priced lines of all opened requests on a notice in one call, for their comparison: for who works in its complex and our staff. Nobody finds any in it before the master has opened them.',
  query: strictObject({ item_nano_id: labelled('공고', nanoId) }),
  response: offeredPrices,
});

export const createSuggestRequest = defineEndpoint({
  id: 'suggest_requests.create',
  title: '제안 작성',
  method: 'POST',
  path: '/api/apts/suggest_item_request/',
  audience: ['brand'],
  changes: ['suggest_request', 'suggest_item'],
  refusedWhileActing: true,
  summary:
    'Writes the request of an approved vendor on a notice that it has read: a draft, or sent at once while the notice takes requests. One vendor has one request on a notice.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ item_nano_id: labelled('공고', nanoId), ...suggestRequestFields, is_draft: isDraft }),
  response: suggestRequest,
});

export const updateSuggestRequest = defineEndpoint({
  id: 'suggest_requests.update',
  title: '제안 수정',
  method: 'PUT',
  path: '/api/apts/suggest_item_request/{id}/',
  ...byReference,
  audience: ['brand'],
  changes: ['suggest_request', 'suggest_item'],
  refusedWhileActing: true,
  summary: 'Changes a draft, sends it, or sends a sent one anew, until the notice closes. Each version sent is kept.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ ...suggestRequestFields, is_draft: isDraft, updated: seenVersion }),
  response: suggestRequest,
});

export const deleteSuggestRequest = defineEndpoint({
  id: 'suggest_requests.delete',
  title: '제안 철회',
  method: 'DELETE',
  path: '/api/apts/suggest_item_request/{id}/',
  ...byReference,
  audience: ['brand'],
  changes: ['suggest_request', 'suggest_item'],
  refusedWhileActing: true,
  summary: 'Deletes a draft, or withdraws what was sent, until the notice closes.',
  response: ok,
});

export const invalidateSuggestRequest = defineEndpoint({
  id: 'suggest_requests.invalidate',
  title: '제안 무효 처리',
  method: 'POST',
  path: '/api/apts/suggest_item_request_invalid/',
  audience: ['general'],
  changes: ['suggest_request', 'suggest_item'],
  origin: 'extension',
  summary: 'Declares an opened request invalid with a reason, which its vendor is told.',
  body: strictObject({
    request_nano_id: labelled('제안', nanoId),
    reason: nonEmptyString('사유', SUGGEST_ITEM_LIMITS.reasonCharacters),
  }),
  response: suggestRequest,
});
