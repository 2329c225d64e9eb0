import { EditState } from '@danji/contracts/codes/edit-state';
import { documentFields } from '../bids/compliance-documents/compliance-document-fixture.ts';
import { itemBody } from '../bids/company-items/company-item-fixture.ts';
import { DEFAULT_SCORE_WEIGHTS } from '@danji/contracts/bids/score-rules';
import { toJudgement } from '../bids/score-sheets/score-sheet-fixture.ts';
import type { CallOptions } from './call-options.ts';
import { noticeContent, toBody } from '../bids/suggest-items/suggest-item-fixture.ts';
import { requestContent } from '../bids/suggest-requests/suggest-request-fixture.ts';
import { AUDIENCES, but, only, OPERATORS } from './roles.ts';

/** Company items, compliance documents and bid notices. */
export const BIDS_CALLS: Record<string, CallOptions> = {
  'company_items.create': { audience: AUDIENCES.approvedBrands, input: () => ({ body: itemBody() }) },
  'company_items.get': {
    also: {
      'before its approval': {
        audience: AUDIENCES.waitingCompanyItem,
        input: ({ waitingItem }) => ({ params: { id: waitingItem.nano_id } }),
      },
    },
  },
  'company_items.update': {
    audience: AUDIENCES.companyItem,
    input: ({ companyItem }) => ({
      body: { edit_state_type: EditState.DISABLED, reason: '시험', updated: companyItem.updated },
    }),
  },
  'users.list_compliance_documents': {
    audience: only('brand', ...OPERATORS),
    input: ({ accounts }) => ({ query: { brand_id: accounts.brand.id } }),
    // Without a brand everybody lists what is his own.
    also: { 'all that one may see': { input: () => ({ query: {} }) } },
  },
  // The file is that of a member.
  'users.create_compliance_document': { input: () => ({ body: { ...documentFields() } }), answers: 422 },
  'users.update_compliance_document': {
    audience: AUDIENCES.ownDocument,
    input: ({ complianceDocument: { files, updated } }) => ({
      body: { ...documentFields({ number: '새 번호' }), file_ids: files.map(({ nano_id }) => nano_id), updated },
    }),
  },
  'users.delete_compliance_document': { audience: AUDIENCES.ownDocument },
  'users.restore_compliance_document': { audience: AUDIENCES.ownDocument },
  'users.decide_compliance_document': {
    input: ({ complianceDocument: { updated } }) => ({ body: { state: 1, updated } }),
  },
  'suggest_requests.get': {
    also: {
      'while it is sealed': {
        audience: AUDIENCES.sealedRequest,
        input: ({ sealedRequest }) => ({ params: { id: sealedRequest.nano_id } }),
      },
    },
  },
  // The others have not read the notice, or are not approved.
  'suggest_requests.create': {
    audience: only('brand'),
    input: ({ unanswered }) => ({
      body: { ...requestContent(), item_nano_id: unanswered.nano_id, is_draft: false },
    }),
  },
  'suggest_requests.update': {
    audience: AUDIENCES.ownDocument,
    input: ({ openRequest: { updated } }) => ({ body: { ...requestContent(), is_draft: false, updated } }),
  },
  'suggest_requests.delete': { audience: AUDIENCES.ownDocument },
  'suggest_requests.invalidate': {
    audience: but(AUDIENCES.masters, 404, 'resident'),
    input: ({ openRequest: { nano_id } }) => ({ body: { request_nano_id: nano_id, reason: '시험' } }),
  },
  'suggest_messages.list': {
    audience: AUDIENCES.suggestMessages,
    input: ({ openRequest: { nano_id } }) => ({ query: { request_nano_id: nano_id } }),
  },
  'suggest_messages.send': {
    audience: but(AUDIENCES.suggestMessages, 403, ...OPERATORS),
    input: ({ openRequest: { nano_id } }) => ({ body: { request_nano_id: nano_id, content: '시험' } }),
  },
  'suggest_messages.mark_read': {
    audience: but(AUDIENCES.suggestMessages, 403, ...OPERATORS),
    input: ({ openRequest: { nano_id } }) => ({ body: { request_nano_id: nano_id, message_id: 1 } }),
  },
  'suggest_items.favourite': {
    input: ({ unanswered }) => ({ body: { item_nano_id: unanswered.nano_id, is_company_fav: true } }),
  },
  'company_items.compare': { input: ({ companyItem }) => ({ query: { ids: companyItem.nano_id } }) },
  'company_items.count_view': { input: ({ companyItem }) => ({ body: { nano_id: companyItem.nano_id } }) },
  'company_items.favourite': {
    input: ({ companyItem }) => ({ body: { nano_id: companyItem.nano_id, is_fav: true } }),
  },

  'suggest_items.get': {
    also: {
      'as a draft': { audience: AUDIENCES.draftBid, input: ({ draftBid }) => ({ params: { id: draftBid.nano_id } }) },
    },
  },
  'suggest_items.read': { audience: AUDIENCES.approvedBrands },
  // The notice has no winner, which only who works in its space is told.
  'suggest_items.get_contract': { audience: AUDIENCES.members },
  'suggest_items.create_contract': { audience: AUDIENCES.members, answers: 409 },
  'procurement_hints.list': { audience: AUDIENCES.managers },
  'price_benchmarks.get': {
    audience: AUDIENCES.managersOnly,
    input: ({ space }) => ({ query: { space_id: space.id, category: 502 } }),
  },
  'suggest_items.create': {
    audience: AUDIENCES.managersOnly,
    input: ({ space }) => ({ body: { space_id: space.id, is_draft: false, ...noticeContent() } }),
  },
  // The others have not read the notice.
  'suggest_items.ask': {
    audience: only('brand'),
    input: ({ unanswered }) => ({ body: { item_nano_id: unanswered.nano_id, content: '질문' } }),
  },
  'suggest_items.answer': {
    audience: AUDIENCES.managersOnly,
    input: ({ suggestQuestion }) => ({ body: { question_id: suggestQuestion, answer: '답변' } }),
  },
  'suggest_items.copy': { audience: AUDIENCES.managersOnly },
  'suggest_items.update': {
    audience: AUDIENCES.managersOnly,
    input: ({ bid }) => ({
      body: { ...toBody(bid), papers: '없음', is_draft: false, addendum_reason: '정정', updated: bid.updated },
    }),
  },
  'suggest_items.delete': {
    audience: AUDIENCES.managersOnly,
    input: ({ draftBid }) => ({ params: { id: draftBid.nano_id } }),
  },
  'suggest_items.close': { audience: AUDIENCES.masters },
  'suggest_items.cancel': { audience: AUDIENCES.masters },
  'suggest_items.open': {
    audience: AUDIENCES.masters,
    input: ({ closedBid }) => ({ body: { item_nano_id: closedBid.nano_id } }),
  },
  'suggest_items.revoke_award': {
    audience: AUDIENCES.masters,
    input: ({ awardedBid }) => ({
      body: { item_nano_id: awardedBid.nano_id, request_nano_id: null, reason: '취소' },
    }),
  },
  'score_sheets.set_weights': {
    audience: AUDIENCES.managersOnly,
    input: ({ scoredBid }) => ({
      body: { item_nano_id: scoredBid.nano_id, weights: DEFAULT_SCORE_WEIGHTS, reason: '시험', updated: null },
    }),
  },
  'score_sheets.score': {
    audience: AUDIENCES.managersOnly,
    input: ({ scoredRequest }) => ({
      body: { request_nano_id: scoredRequest, judgement: toJudgement(), file_ids: [], updated: null },
    }),
  },
  'score_sheets.get_own': {
    audience: AUDIENCES.ownDocument,
    input: ({ judgedRequest }) => ({ query: { request_nano_id: judgedRequest } }),
  },
  'suggest_items.award': {
    audience: AUDIENCES.masters,
    input: ({ closedBid }) => ({ body: { item_nano_id: closedBid.nano_id, request_nano_id: null, reason: '유찰' } }),
  },
};
