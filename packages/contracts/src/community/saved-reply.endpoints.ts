import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok, seenVersion, strictObject } from '../fields.ts';
import { savedReply, savedReplyFields, savedReplyParams } from './saved-reply.ts';
import { SAVED_REPLY_LIMITS } from './saved-reply-rules.ts';

export const listSavedReplies = defineEndpoint({
  id: 'boards.list_saved_replies',
  title: '자주 쓰는 답변 목록',
  method: 'GET',
  path: '/api/boards/saved_reply_list/',
  audience: ['staff'],
  reads: ['saved_reply'],
  origin: 'extension',
  summary: 'The texts that our staff inserts into answers, by name.',
  response: strictObject({ results: Type.Array(savedReply, { maxItems: SAVED_REPLY_LIMITS.count }) }),
});

export const createSavedReply = defineEndpoint({
  id: 'boards.create_saved_reply',
  title: '자주 쓰는 답변 등록',
  method: 'POST',
  path: '/api/boards/saved_reply_create/',
  audience: ['staff'],
  changes: ['saved_reply', 'staff_log'],
  origin: 'extension',
  summary: 'Saves a text; there are at most 100.',
  body: strictObject(savedReplyFields),
  logged: savedReply,
  response: savedReply,
});

export const updateSavedReply = defineEndpoint({
  id: 'boards.update_saved_reply',
  title: '자주 쓰는 답변 수정',
  method: 'PUT',
  path: '/api/boards/saved_reply/{id}/',
  params: savedReplyParams,
  audience: ['staff'],
  changes: ['saved_reply', 'staff_log'],
  origin: 'extension',
  summary:
    'Changes a text. `updated` is that of the version the caller has seen; if it has changed since, 409 with the newer one as `current`.',
  body: strictObject({ ...savedReplyFields, updated: seenVersion }),
  logged: savedReply,
  response: savedReply,
});

export const deleteSavedReply = defineEndpoint({
  id: 'boards.delete_saved_reply',
  title: '자주 쓰는 답변 삭제',
  method: 'DELETE',
  path: '/api/boards/saved_reply/{id}/',
  params: savedReplyParams,
  audience: ['staff'],
  changes: ['saved_reply', 'staff_log'],
  origin: 'extension',
  summary: 'Deletes a text. Answers that contain it stay.',
  logged: savedReply,
  response: ok,
});
