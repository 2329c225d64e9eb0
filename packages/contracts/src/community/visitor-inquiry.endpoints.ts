import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok, seenVersion, strictObject } from '../fields.ts';
import { inquiry, inquiryParams, inquirySummary, visitorInquiryChanges, visitorInquiryFields } from './inquiry.ts';

/** The newest inquiries of a phone number that are listed. */
const MAX_LISTED = 50;

/**
 * The calls of a visitor without an account. The number comes from the proof of a phone check (`inquiry`), which is in an
 * httpOnly cookie for some minutes; it is not used up, so one check opens the list and its conversations.
 */
const PROOF = 'Needs the proof of a phone check for `inquiry` in its cookie: 403 `verification_required` without it.';

export const listVisitorInquiries = defineEndpoint({
  id: 'boards.list_visitor_inquiries',
  title: '비회원 문의 목록',
  method: 'GET',
  path: '/api/boards/visitor_inquiry_list/',
  audience: ['everybody'],
  reads: ['inquiry'],
  origin: 'extension',
  summary: `The newest 50 inquiries that visitors have written with the proven phone number. ${PROOF}`,
  response: strictObject({ inquiries: Type.Array(inquirySummary, { maxItems: MAX_LISTED }) }),
});

export const createVisitorInquiry = defineEndpoint({
  id: 'boards.create_visitor_inquiry',
  title: '비회원 문의 보내기',
  method: 'POST',
  path: '/api/boards/visitor_inquiry_create/',
  audience: ['everybody'],
  changes: ['inquiry'],
  origin: 'extension',
  summary: `Asks our support without an account, 5 times a day with one number; \`tel\` is the proven number. ${PROOF}`,
  body: strictObject(visitorInquiryFields),
  response: inquiry,
});

export const getVisitorInquiry = defineEndpoint({
  id: 'boards.get_visitor_inquiry',
  title: '비회원 문의 보기',
  method: 'GET',
  path: '/api/boards/visitor_inquiry_view/{id}/',
  params: inquiryParams,
  audience: ['everybody'],
  reads: ['inquiry'],
  origin: 'extension',
  summary: `One inquiry of the proven phone number; 404 for that of another. ${PROOF}`,
  response: inquiry,
});

export const updateVisitorInquiry = defineEndpoint({
  id: 'boards.update_visitor_inquiry',
  title: '비회원 문의 수정',
  method: 'PUT',
  path: '/api/boards/visitor_inquiry_view/{id}/',
  params: inquiryParams,
  audience: ['everybody'],
  changes: ['inquiry'],
  origin: 'extension',
  summary: `Adds a post, ends the conversation or rates it, by the rules of a member's inquiry. ${PROOF}`,
  body: strictObject({ ...visitorInquiryChanges, updated: seenVersion }),
  response: inquiry,
});

export const deleteVisitorInquiry = defineEndpoint({
  id: 'boards.delete_visitor_inquiry',
  title: '비회원 문의 삭제',
  method: 'DELETE',
  path: '/api/boards/visitor_inquiry_view/{id}/',
  params: inquiryParams,
  audience: ['everybody'],
  changes: ['inquiry'],
  origin: 'extension',
  summary: `Deletes an inquiry for good before the first answer. ${PROOF}`,
  response: ok,
});
