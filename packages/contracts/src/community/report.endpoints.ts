import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nonEmptyString, ok, strictObject } from '../fields.ts';
import { ownReview, REPORTED_TAGS, reportedObject, reportReason, reportText } from './report.ts';
import { REPORT_LIMITS } from './report-rules.ts';

export const createReport = defineEndpoint({
  id: 'boards.create_report',
  title: '신고',
  method: 'POST',
  path: '/api/boards/report_create/',
  audience: ['general', 'brand'],
  changes: ['review', ...REPORTED_TAGS],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Reports a post, an answer, a comment, or a review of or question about a product, of somebody else, once. When enough members have reported it, it is hidden until our staff decides.',
  body: strictObject({ ...reportedObject, reason: reportReason, content: Type.Optional(reportText) }),
  response: ok,
});

export const getOwnReview = defineEndpoint({
  id: 'boards.get_own_review',
  title: '내 글의 검토 상태',
  method: 'GET',
  path: '/api/boards/report_review/',
  audience: ['general', 'brand'],
  reads: ['review'],
  origin: 'extension',
  summary: 'Why the caller’s own text is hidden, and what the caller has written against it.',
  query: strictObject(reportedObject),
  response: ownReview,
});

export const appealReview = defineEndpoint({
  id: 'boards.appeal_review',
  title: '소명하기',
  method: 'POST',
  path: '/api/boards/report_appeal/',
  audience: ['general', 'brand'],
  changes: ['review'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Writes against the hiding of the caller’s own text, once; our staff looks at it again.',
  body: strictObject({ ...reportedObject, content: nonEmptyString('소명', REPORT_LIMITS.textCharacters) }),
  response: ownReview,
});
