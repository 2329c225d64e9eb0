import { Type } from 'typebox';
import { ProductQuestionState } from '../codes/product-question-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, nullable, ok, search, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { productCode } from './product.ts';
import {
  loggedQuestion,
  productQuestion,
  questionAnswer,
  questionFields,
  staffProductQuestion,
} from './product-question.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

export const listProductQuestions = defineEndpoint({
  id: 'shops.list_product_questions',
  title: '상품 질문 목록',
  method: 'GET',
  path: '/api/shops/product/question/',
  audience: ['everybody'],
  reads: ['product_question'],
  summary:
    'The questions about the product with this code, the newest first; with `mine`, and without a code, those of the caller. Of secret ones others get no text.',
  query: strictObject({
    ...pageQuery,
    code: Type.Optional(productCode),
    mine: Type.Optional(Type.Boolean({ label: '내 질문' })),
  }),
  response: pageOf(productQuestion),
});

export const createProductQuestion = defineEndpoint({
  id: 'shops.create_product_question',
  title: '상품 질문 등록',
  method: 'POST',
  path: '/api/shops/product/question/create/',
  audience: ['general', 'brand'],
  changes: ['product_question'],
  refusedWhileActing: true,
  summary: `Asks about a product on sale; our staff are told. At most ${SHOP_LIMITS.questionsPerDay} a day in Korea (429). A text that our staff has to look at first has \`is_hidden\`.`,
  body: strictObject({ code: productCode, ...questionFields }),
  response: productQuestion,
});

export const updateProductQuestion = defineEndpoint({
  id: 'shops.update_product_question',
  title: '상품 질문 수정',
  method: 'PUT',
  path: '/api/shops/product/question/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_question'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Changes the caller’s own question until it is answered (409 invalid_transition). `updated` is that of the version the caller has seen.',
  body: strictObject({ ...questionFields, updated: seenVersion }),
  response: productQuestion,
});

export const deleteProductQuestion = defineEndpoint({
  id: 'shops.delete_product_question',
  title: '상품 질문 삭제',
  method: 'DELETE',
  path: '/api/shops/product/question/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_question'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Deletes the caller’s own question for good, until it is answered (409 invalid_transition).',
  response: ok,
});

export const listStaffQuestions = defineEndpoint({
  id: 'shops.list_staff_questions',
  title: '상품 질문 관리 목록',
  method: 'GET',
  path: '/api/shops/staff_question/',
  audience: ['staff'],
  reads: ['product_question'],
  origin: 'extension',
  summary:
    'The questions about all products: those without an answer first, and of these the oldest; of one other state the newest first. `search` finds a part of title, question or answer.',
  query: strictObject({
    ...pageQuery,
    search,
    state: Type.Optional(labelled('상태', ProductQuestionState.schema)),
  }),
  response: pageOf(staffProductQuestion),
});

export const updateStaffQuestion = defineEndpoint({
  id: 'shops.update_staff_question',
  title: '상품 질문 답변',
  method: 'PUT',
  path: '/api/shops/staff_question/{id}/',
  audience: ['staff'],
  changes: ['product_question', 'staff_log'],
  origin: 'extension',
  summary:
    'Answers a question, changes the answer, or takes it back with null; hides the question from others, or shows it. Its author is told of an answer. `updated` is that of the version the caller has seen.',
  body: strictObject({
    answer: Type.Optional(labelled('답변', nullable(questionAnswer))),
    is_hidden: Type.Optional(Type.Boolean({ label: '가려짐' })),
    updated: seenVersion,
  }),
  logged: loggedQuestion,
  response: loggedQuestion,
});
