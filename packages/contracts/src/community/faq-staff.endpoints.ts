import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { labelled, ok, search, seenVersion, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { faq, faqFields, faqParams, faqPosition, faqStatus, faqSummary, supportCategory } from './faq.ts';

export const listStaffFaqs = defineEndpoint({
  id: 'boards.list_staff_faqs',
  title: '자주 묻는 질문 관리 목록',
  method: 'GET',
  path: '/api/boards/faq_staff_list/',
  audience: ['staff'],
  reads: ['faq'],
  origin: 'extension',
  summary: 'Questions in every state by category, in their order. `search` finds a part of the question or the answer.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    category: Type.Optional(supportCategory),
    board_status: Type.Optional(faqStatus),
  }),
  response: pageOf(faqSummary),
});

export const createFaq = defineEndpoint({
  id: 'boards.create_faq',
  title: '자주 묻는 질문 등록',
  method: 'POST',
  path: '/api/boards/faq_create/',
  audience: ['staff'],
  changes: ['faq', 'staff_log'],
  summary:
    'Writes a question and its answer at the end of its category: public (0), hidden or a draft (3, when nothing is said).',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ ...faqFields, board_status: Type.Optional(faqStatus) }),
  logged: faqSummary,
  response: faq,
});

export const updateFaq = defineEndpoint({
  id: 'boards.update_faq',
  title: '자주 묻는 질문 수정',
  method: 'PUT',
  path: '/api/boards/faq_view/{id}/',
  params: faqParams,
  audience: ['staff'],
  changes: ['faq', 'staff_log'],
  summary:
    'Changes the given fields; in another category the question stands at the end. `updated` is that of the question the caller has seen; if it has changed since, 409 with the newer one as `current`.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ ...Type.Partial(strictObject(faqFields)).properties, updated: seenVersion }),
  logged: faqSummary,
  response: faq,
});

export const placeFaq = defineEndpoint({
  id: 'boards.place_faq',
  title: '자주 묻는 질문 순서 변경',
  method: 'PUT',
  path: '/api/boards/faq_order/{id}/',
  params: faqParams,
  audience: ['staff'],
  changes: ['faq', 'staff_log'],
  origin: 'extension',
  summary:
    'Moves a question to a place in its category; one beyond the end is the end. `from` is the place where the caller has seen it; a question that stands elsewhere by now is not moved (409).',
  body: strictObject({ position: faqPosition, from: Type.Optional(labelled('옮기기 전 순서', faqPosition)) }),
  logged: faqSummary,
  response: ok,
});

export const deleteFaq = defineEndpoint({
  id: 'boards.delete_faq',
  title: '자주 묻는 질문 삭제',
  method: 'DELETE',
  path: '/api/boards/faq_view/{id}/',
  params: faqParams,
  audience: ['staff'],
  changes: ['faq', 'staff_log'],
  summary: 'Deletes a question; it can be restored for 30 days.',
  logged: faqSummary,
  response: ok,
});

export const restoreFaq = defineEndpoint({
  id: 'boards.restore_faq',
  title: '자주 묻는 질문 되살리기',
  method: 'POST',
  path: '/api/boards/faq_restore/{id}/',
  params: faqParams,
  audience: ['staff'],
  changes: ['faq', 'staff_log'],
  origin: 'extension',
  summary: 'Puts a deleted question back at the end of its category.',
  logged: faqSummary,
  response: ok,
});
