import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, nanoId, nonEmptyString, strictObject } from '../fields.ts';
import { suggestItem } from './suggest-item.ts';
import { SUGGEST_QUESTION_LIMITS } from './suggest-question.ts';

export const askAboutSuggestItem = defineEndpoint({
  id: 'suggest_items.ask',
  title: '공고에 질문하기',
  method: 'POST',
  path: '/api/apts/suggest_item_question/',
  audience: ['brand'],
  changes: ['suggest_item'],
  origin: 'extension',
  summary:
    'Asks the office of a notice that the calling vendor has read, until it closes. All who see all of the notice read the question, and nobody learns who asked.',
  body: strictObject({
    item_nano_id: labelled('공고', nanoId),
    content: nonEmptyString('질문', SUGGEST_QUESTION_LIMITS.questionCharacters),
  }),
  response: suggestItem,
});

export const answerSuggestQuestion = defineEndpoint({
  id: 'suggest_items.answer',
  title: '질문에 답하기',
  method: 'POST',
  path: '/api/apts/suggest_item_answer/',
  audience: ['general'],
  changes: ['suggest_item'],
  origin: 'extension',
  summary: 'Answers a question on a notice, or changes the answer; the vendor that asked is told.',
  body: strictObject({
    question_id: labelled('질문', id),
    answer: nonEmptyString('답변', SUGGEST_QUESTION_LIMITS.answerCharacters),
  }),
  response: suggestItem,
});
