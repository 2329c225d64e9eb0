import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, recordRef, seenVersion, strictObject, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { orderedBan } from './community-ban.ts';
import { REPORTED_TAGS, reportedKind, reportReason, reviewCase, reviewCaseLine, reviewState } from './report.ts';
import { REPORT_LIMITS } from './report-rules.ts';

const params = strictObject({ id: recordRef });

export const listReviewCases = defineEndpoint({
  id: 'boards.list_review_cases',
  title: '신고 목록',
  method: 'GET',
  path: '/api/boards/report_case_list/',
  audience: ['staff'],
  reads: ['review'],
  origin: 'extension',
  summary:
    'What was reported, one case for each object: those that wait for a decision first, and of these the oldest.',
  query: strictObject({ ...pageQuery, state: Type.Optional(reviewState), kind: Type.Optional(reportedKind) }),
  response: pageOf(reviewCaseLine),
});

export const getReviewCase = defineEndpoint({
  id: 'boards.get_review_case',
  title: '신고 보기',
  method: 'GET',
  path: '/api/boards/report_case/{id}/',
  params,
  audience: ['staff'],
  reads: ['review'],
  origin: 'extension',
  summary: 'One case with the text, the reports, and earlier decisions about texts of its author.',
  response: reviewCase,
});

export const decideReviewCase = defineEndpoint({
  id: 'boards.decide_review_case',
  title: '신고 처리',
  method: 'PUT',
  path: '/api/boards/report_case/{id}/',
  params,
  audience: ['staff'],
  changes: ['review', 'community_ban', ...REPORTED_TAGS, 'shop_product', 'staff_log'],
  origin: 'extension',
  summary:
    'Decides a case, once: 1 dismisses it and shows again what was hidden, 2 hides it for good, tells its author why, and with `ban` keeps the author of a text of the community from writing. When somebody else has decided or something was added meanwhile, 409 with the case as `current`.',
  body: strictObject({
    state: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2], label: '처리' }),
    reason: Type.Optional(reportReason),
    message: Type.Optional(text('안내', REPORT_LIMITS.messageCharacters)),
    ban: Type.Optional(labelled('작성자 활동 제한', orderedBan)),
    updated: seenVersion,
  }),
  logged: reviewCaseLine,
  response: reviewCase,
});
