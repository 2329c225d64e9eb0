import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, ok, oneOf, search, seenVersion, strictObject, userId } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  brandEvaluation,
  contractEvaluation,
  evaluationFields,
  evaluationReason,
  evaluationReply,
  ownEvaluation,
  staffEvaluation,
} from './brand-evaluation.ts';

const scheduleId = labelled('계약 번호', id);
const brandId = labelled('업체 번호', userId);

export const listBrandEvaluations = defineEndpoint({
  id: 'users.list_brand_evaluations',
  title: '업체 평가 목록',
  method: 'GET',
  path: '/api/users/evaluation_brand_list/',
  audience: ['everybody'],
  reads: ['evaluation'],
  summary: 'Visible evaluations of a brand (`brand_id`, without it the caller’s own), the newest first.',
  query: strictObject({ ...pageQuery, brand_id: Type.Optional(brandId) }),
  response: pageOf(brandEvaluation),
});

export const createBrandEvaluation = defineEndpoint({
  id: 'users.create_brand_evaluation',
  title: '업체 평가 등록',
  method: 'POST',
  path: '/api/users/brand_evaluation/',
  audience: ['general'],
  changes: ['evaluation', 'user'],
  refusedWhileActing: true,
  summary:
    'Evaluates the brand of a contract: managers of its work space, once the contract has begun, one evaluation for each contract.',
  body: strictObject({ schedule_id: scheduleId, ...evaluationFields }),
  response: ownEvaluation,
});

export const updateBrandEvaluation = defineEndpoint({
  id: 'users.update_brand_evaluation',
  title: '업체 평가 수정',
  method: 'PUT',
  path: '/api/users/brand_evaluation/{id}/',
  audience: ['general'],
  changes: ['evaluation', 'user'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Changes an evaluation of the caller within 14 days.',
  body: strictObject({ ...evaluationFields, updated: seenVersion }),
  response: ownEvaluation,
});

export const getContractEvaluation = defineEndpoint({
  id: 'users.get_contract_evaluation',
  title: '계약의 업체 평가 보기',
  method: 'GET',
  path: '/api/users/brand_evaluation_of_contract/',
  audience: ['general', 'staff'],
  reads: ['evaluation', 'schedule', 'work_space'],
  origin: 'extension',
  summary: 'The evaluation of a contract’s brand, or whether the caller may write one; for members of its work space.',
  query: strictObject({ schedule_id: scheduleId }),
  response: contractEvaluation,
});

export const replyToEvaluation = defineEndpoint({
  id: 'users.reply_to_evaluation',
  title: '업체 평가에 답글',
  method: 'PUT',
  path: '/api/users/brand_evaluation_reply/{id}/',
  audience: ['brand'],
  changes: ['evaluation'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Writes, changes or (with an empty text) removes the reply of the evaluated brand.',
  body: strictObject({ reply: evaluationReply }),
  response: brandEvaluation,
});

export const reportEvaluation = defineEndpoint({
  id: 'users.report_evaluation',
  title: '업체 평가 신고',
  method: 'POST',
  path: '/api/users/brand_evaluation_report/{id}/',
  audience: ['general', 'brand'],
  changes: ['evaluation'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Reports an evaluation to staff, once.',
  body: strictObject({ reason: evaluationReason }),
  response: ok,
});

export const listStaffEvaluations = defineEndpoint({
  id: 'users.list_staff_evaluations',
  title: '업체 평가 관리 목록',
  method: 'GET',
  path: '/api/users/brand_evaluation_staff/',
  audience: ['staff'],
  reads: ['evaluation', 'user'],
  origin: 'extension',
  summary: 'All evaluations, the newest first; those with open reports, or hidden ones, by `state`.',
  query: strictObject({
    ...pageQuery,
    search,
    state: Type.Optional(oneOf('reported', 'hidden')),
    brand_id: Type.Optional(brandId),
  }),
  response: pageOf(staffEvaluation),
});

export const decideEvaluation = defineEndpoint({
  id: 'users.decide_evaluation',
  title: '업체 평가 가리기·보이기',
  method: 'PUT',
  path: '/api/users/brand_evaluation_staff/{id}/',
  audience: ['staff'],
  changes: ['evaluation', 'user', 'staff_log'],
  origin: 'extension',
  summary: 'Hides an evaluation (it leaves the sums) or shows it, with a reason; open reports are answered by that.',
  body: strictObject({ is_hidden: Type.Boolean({ label: '가리기' }), reason: evaluationReason }),
  logged: staffEvaluation,
  response: staffEvaluation,
});
