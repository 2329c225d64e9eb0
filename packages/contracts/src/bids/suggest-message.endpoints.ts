import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, nanoId, nonEmptyString, ok, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { SUGGEST_MESSAGE_LIMITS, suggestMessage } from './suggest-message.ts';

const requestRef = { request_nano_id: labelled('제안', nanoId) };

export const listSuggestMessages = defineEndpoint({
  id: 'suggest_messages.list',
  title: '제안의 메시지 목록',
  method: 'GET',
  path: '/api/apts/suggest_item_message/',
  audience: ['general', 'brand', 'staff'],
  reads: ['suggest_message'],
  origin: 'extension',
  summary:
    'Messages about a request that was sent on a notice of any kind but a bid, the newest first: for its vendor, for who manages the notices of the complex, and while they may read the request for our staff.',
  query: strictObject({ ...endlessPageQuery, ...requestRef }),
  response: pageOf(suggestMessage),
});

export const sendSuggestMessage = defineEndpoint({
  id: 'suggest_messages.send',
  title: '제안에 메시지 보내기',
  method: 'POST',
  path: '/api/apts/suggest_item_message/',
  audience: ['general', 'brand'],
  changes: ['suggest_message'],
  origin: 'extension',
  refusedWhileActing: true,
  summary:
    'Sends a message about a request to the other side, which is told once until it reads; not about a draft or one that was withdrawn.',
  body: strictObject({ ...requestRef, content: nonEmptyString('메시지', SUGGEST_MESSAGE_LIMITS.characters) }),
  response: suggestMessage,
});

export const markSuggestMessagesRead = defineEndpoint({
  id: 'suggest_messages.mark_read',
  title: '제안의 메시지 읽음',
  method: 'POST',
  path: '/api/apts/suggest_item_message_read/',
  audience: ['general', 'brand'],
  changes: ['suggest_message', 'notification'],
  origin: 'extension',
  refusedWhileActing: true,
  summary: 'Notes that the caller’s side has read the messages of the other one up to a message.',
  body: strictObject({ ...requestRef, message_id: labelled('마지막으로 읽은 메시지', id) }),
  response: ok,
});
