import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, nanoId, nullable, recordRef, seenVersion, strictObject, text } from '../fields.ts';
import { offerJudgement, ownScore, scoreFileIds, scoreSheet, scoreWeights } from './score-sheet.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

const itemRef = { item_nano_id: labelled('공고', nanoId) };
/** `null` while nothing has been saved. */
const seen = labelled('마지막 수정 시각', nullable(seenVersion));

export const getScoreSheet = defineEndpoint({
  id: 'score_sheets.get',
  title: '적격심사 평가표 보기',
  method: 'GET',
  path: '/api/apts/suggest_item_score_sheet/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['general', 'staff'],
  reads: ['suggest_item', 'suggest_request', 'score_sheet'],
  origin: 'extension',
  summary:
    'The qualification score sheet of a notice for who works in its space and our staff: weights, and once offers may be read their points, totals and ranks. After the award it is as it was stored then.',
  response: scoreSheet,
});

export const setScoreWeights = defineEndpoint({
  id: 'score_sheets.set_weights',
  title: '적격심사 배점 고치기',
  method: 'PUT',
  path: '/api/apts/suggest_item_score_weights/',
  audience: ['general'],
  changes: ['score_sheet'],
  origin: 'extension',
  summary:
    'Changes the weights of a sheet, 100 together, until the notice is decided. Once its offers may be read a reason is needed. Each change is in the history of the sheet.',
  body: strictObject({
    ...itemRef,
    weights: labelled('배점', scoreWeights),
    reason: text('사유', SUGGEST_ITEM_LIMITS.reasonCharacters),
    updated: seen,
  }),
  response: scoreSheet,
});

export const scoreOffer = defineEndpoint({
  id: 'score_sheets.score',
  title: '적격심사 점수 주기',
  method: 'PUT',
  path: '/api/apts/suggest_item_score_sheet/',
  audience: ['general'],
  changes: ['score_sheet'],
  origin: 'extension',
  summary:
    'Writes the points of one valid offer on a closed notice whose offers may be read. Each points needs a note, or the offer a proof. Some may still be missing.',
  body: strictObject({
    request_nano_id: labelled('제안', nanoId),
    judgement: labelled('평가', offerJudgement),
    file_ids: scoreFileIds,
    updated: seen,
  }),
  response: scoreSheet,
});

export const getOwnScore = defineEndpoint({
  id: 'score_sheets.get_own',
  title: '내 적격심사 점수 보기',
  method: 'GET',
  path: '/api/apts/suggest_item_own_score/',
  audience: ['brand'],
  reads: ['suggest_item', 'suggest_request', 'score_sheet'],
  origin: 'extension',
  summary: 'The points of the calling vendor’s own offer, after the award; 404 before it and for others.',
  query: strictObject({ request_nano_id: labelled('제안', nanoId) }),
  response: ownScore,
});
