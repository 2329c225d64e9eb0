import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { labelled, nanoId, ok, recordRef, seenVersion, spaceId, strictObject, text } from '../fields.ts';
import { suggestItem, suggestItemFields, suggestItemLine } from './suggest-item.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

const isDraft = Type.Boolean({ label: '임시 저장' });
/** Two documents beside the other fields. */
const maxBodyBytes = 2 * DOCUMENT_BODY_BYTES;

/** The calls of the office of a complex, which writes notices. */
export const createSuggestItem = defineEndpoint({
  id: 'suggest_items.create',
  title: '입찰공고 작성',
  method: 'POST',
  path: '/api/apts/suggest_item/',
  audience: ['general'],
  changes: ['suggest_item'],
  summary: 'Writes a notice of a space: a draft, which may be incomplete, or published at once.',
  maxBodyBytes,
  body: strictObject({ space_id: spaceId, ...suggestItemFields, is_draft: isDraft }),
  response: suggestItem,
});

export const updateSuggestItem = defineEndpoint({
  id: 'suggest_items.update',
  title: '입찰공고 수정',
  method: 'PUT',
  path: '/api/apts/suggest_item/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['general'],
  changes: ['suggest_item'],
  summary:
    'Changes a draft, or publishes it with `is_draft` false. A published notice changes by an addendum with its reason: it leaves at least five days until closing, and all who have sent a request are told.',
  maxBodyBytes,
  body: strictObject({
    ...suggestItemFields,
    is_draft: isDraft,
    /** Why a published notice changes; ignored for a draft. */
    addendum_reason: text('정정 사유', SUGGEST_ITEM_LIMITS.reasonCharacters),
    updated: seenVersion,
  }),
  logged: suggestItemLine,
  response: suggestItem,
});

export const copySuggestItem = defineEndpoint({
  id: 'suggest_items.copy',
  title: '이전 공고로 새로 쓰기',
  method: 'POST',
  path: '/api/apts/suggest_item_copy/',
  audience: ['general'],
  changes: ['suggest_item'],
  origin: 'extension',
  summary:
    'Writes a draft from an earlier notice of the same space, with its files and price table and without its dates and K-apt number. The draft of one that has failed is a re-notice.',
  body: strictObject({ item_nano_id: labelled('공고', nanoId) }),
  response: suggestItem,
});

export const deleteSuggestItem = defineEndpoint({
  id: 'suggest_items.delete',
  title: '입찰공고 삭제',
  method: 'DELETE',
  path: '/api/apts/suggest_item/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['general'],
  changes: ['suggest_item'],
  summary: 'Deletes a draft. A published notice is canceled instead (409 invalid_transition).',
  response: ok,
});
