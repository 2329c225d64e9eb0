import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, date, id } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { aiDocumentType } from './ai-document.ts';
import { aiPrompt, aiUsage, promptFields } from './ai-prompt.ts';

export const listAiPrompts = defineEndpoint({
  id: 'apts.list_ai_prompts',
  title: 'AI 지시문 목록',
  method: 'GET',
  path: '/api/apts/ai_document_prompt/',
  audience: ['general', 'staff'],
  reads: ['ai_prompt'],
  summary: 'Versions of the prompts, the newest first. Who is not staff gets the active ones without their texts.',
  query: strictObject({
    ...pageQuery,
    document_type: Type.Optional(aiDocumentType),
    is_active: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(aiPrompt),
});

export const createAiPrompt = defineEndpoint({
  id: 'apts.create_ai_prompt',
  title: 'AI 지시문 저장',
  method: 'POST',
  path: '/api/apts/ai_document_prompt/',
  audience: ['staff'],
  changes: ['ai_prompt'],
  summary:
    'Saves a new version of a prompt and, when asked, makes it the active one. Places that the form does not have are refused.',
  body: strictObject({ document_type: aiDocumentType, ...promptFields, is_active: aiPrompt.properties.is_active }),
  logged: aiPrompt,
  response: aiPrompt,
});

export const activateAiPrompt = defineEndpoint({
  id: 'apts.activate_ai_prompt',
  title: 'AI 지시문 적용',
  method: 'POST',
  path: '/api/apts/ai_document_prompt_activate/',
  audience: ['staff'],
  changes: ['ai_prompt'],
  origin: 'extension',
  summary: 'Makes a version of a prompt the one documents are written with from now on.',
  body: strictObject({ prompt_id: id }),
  logged: aiPrompt,
  response: aiPrompt,
});

export const getAiUsage = defineEndpoint({
  id: 'apts.get_ai_usage',
  title: 'AI 문서 사용량',
  method: 'GET',
  path: '/api/apts/ai_document_usage/',
  audience: ['staff'],
  reads: ['ai_prompt'],
  origin: 'extension',
  summary: 'How much was written in a period of at most 366 days, by day, type and person.',
  query: strictObject({ date_start: date('시작일'), date_end: date('종료일') }),
  response: aiUsage,
});
