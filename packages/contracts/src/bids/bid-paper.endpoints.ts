import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, recordRef, strictObject } from '../fields.ts';

const PDF = {
  method: 'GET',
  params: strictObject({ id: recordRef }),
  origin: 'extension',
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['application/pdf'],
} as const;

export const getBidResultPaper = defineEndpoint({
  id: 'suggest_items.get_paper',
  title: '개찰·선정 결과표 내려받기',
  path: '/api/apts/suggest_item_paper/{id}/',
  audience: ['general', 'staff'],
  summary:
    'What was offered on a notice side by side, its result and its score sheet, as a PDF with room for signatures: for who works in its space and our staff. 409 `conflict` while there is no offer that they may read, as before the opening of a bid.',
  ...PDF,
});

export const getRequestReceipt = defineEndpoint({
  id: 'suggest_requests.get_receipt',
  title: '제안 제출 확인서 내려받기',
  path: '/api/apts/suggest_item_request_receipt/{id}/',
  audience: ['brand'],
  summary:
    'What the calling vendor has sent on a notice, when, and the hash of it, as a PDF. 409 `invalid_transition` for a draft; 404 for the request of another vendor.',
  ...PDF,
});
