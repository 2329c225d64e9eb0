import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok, search, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { supportCategory } from './faq.ts';
import {
  inquiry,
  inquiryChanges,
  inquiryFields,
  inquiryNumbers,
  inquiryParams,
  inquiryState,
  inquirySummary,
  loggedInquiry,
} from './inquiry.ts';

export const listInquiries = defineEndpoint({
  id: 'boards.list_inquiries',
  title: '1:1 문의 목록',
  method: 'GET',
  path: '/api/boards/inquiry_list/',
  audience: ['general', 'brand', 'staff'],
  reads: ['inquiry'],
  summary:
    'The inquiries of the caller, the newest first; for our staff those of everybody: unanswered ones first, and of these the oldest. `search` finds a part of the title or the question.',
  query: strictObject({
    ...pageQuery,
    search,
    category: Type.Optional(supportCategory),
    state: Type.Optional(inquiryState),
  }),
  response: pageOf(inquirySummary),
});

export const createInquiry = defineEndpoint({
  id: 'boards.create_inquiry',
  title: '1:1 문의 보내기',
  method: 'POST',
  path: '/api/boards/inquiry_create/',
  audience: ['general', 'brand'],
  changes: ['inquiry'],
  summary: 'Asks our support; only the author and our staff read it. Our staff are told.',
  body: strictObject(inquiryFields),
  response: inquiry,
});

export const getInquiry = defineEndpoint({
  id: 'boards.get_inquiry',
  title: '1:1 문의 보기',
  method: 'GET',
  path: '/api/boards/inquiry_view/{id}/',
  params: inquiryParams,
  audience: ['general', 'brand', 'staff'],
  reads: ['inquiry'],
  summary: 'One inquiry with its conversation, for its author and our staff.',
  response: inquiry,
});

export const updateInquiry = defineEndpoint({
  id: 'boards.update_inquiry',
  title: '1:1 문의 수정',
  method: 'PUT',
  path: '/api/boards/inquiry_view/{id}/',
  params: inquiryParams,
  audience: ['general', 'brand', 'staff'],
  changes: ['inquiry', 'staff_log'],
  summary:
    'Adds a post, which of our staff is an answer; ends the conversation; or lets an operator take care of it and note something. The author writes again within 7 days after an answer, and says how content they are once it is answered. `updated` is that of the version the caller has seen; if it has changed since, 409 with the newer one as `current`.',
  body: strictObject({ ...inquiryChanges, updated: seenVersion }),
  logged: loggedInquiry,
  response: inquiry,
});

export const deleteInquiry = defineEndpoint({
  id: 'boards.delete_inquiry',
  title: '1:1 문의 삭제',
  method: 'DELETE',
  path: '/api/boards/inquiry_view/{id}/',
  params: inquiryParams,
  audience: ['general', 'brand', 'staff'],
  changes: ['inquiry', 'staff_log'],
  summary:
    'Deletes an inquiry with its posts and files for good: its author before the first answer, our staff always.',
  logged: loggedInquiry,
  response: ok,
});

export const getInquiryNumbers = defineEndpoint({
  id: 'boards.get_inquiry_numbers',
  title: '1:1 문의 현황',
  method: 'GET',
  path: '/api/boards/inquiry_numbers/',
  audience: ['staff'],
  reads: ['inquiry'],
  origin: 'extension',
  summary:
    'How many inquiries wait (up to 1,000), and of those of the last 30 days their number, the median time to the first answer, and how content their authors are.',
  response: inquiryNumbers,
});
