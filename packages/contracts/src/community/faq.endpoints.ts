import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { search, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { faq, faqParams, faqSummary, isHelpful, supportCategory } from './faq.ts';

/** The calls of readers. Those of operators are in another file, so that visitors do not load their validators. */
export const listFaqs = defineEndpoint({
  id: 'boards.list_faqs',
  title: '자주 묻는 질문 목록',
  method: 'GET',
  path: '/api/boards/faq_list/',
  audience: ['everybody'],
  reads: ['faq'],
  summary:
    'Public questions by category, in the order of our staff. `search` finds a part of the question or the answer.',
  query: strictObject({ ...pageQuery, search, category: Type.Optional(supportCategory) }),
  response: pageOf(faqSummary),
});

export const getFaq = defineEndpoint({
  id: 'boards.get_faq',
  title: '자주 묻는 질문 보기',
  method: 'GET',
  path: '/api/boards/faq_view/{id}/',
  params: faqParams,
  audience: ['everybody'],
  reads: ['faq'],
  summary:
    'One question with its answer by its nano_id (or id). Only operators see drafts and hidden ones, and who wrote it.',
  response: faq,
});

export const rateFaq = defineEndpoint({
  id: 'boards.rate_faq',
  title: '자주 묻는 질문 평가',
  method: 'PUT',
  path: '/api/boards/faq_rating/{id}/',
  params: faqParams,
  audience: ['general', 'brand'],
  changes: ['faq'],
  origin: 'extension',
  refusedWhileActing: true,
  summary: 'Says whether an answer was helpful. It counts once for each account, which may change it.',
  body: strictObject({ is_helpful: isHelpful }),
  response: strictObject({ is_helpful: isHelpful }),
});
