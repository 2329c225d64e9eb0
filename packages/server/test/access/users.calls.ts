import { UserType } from '@danji/contracts/codes/user-codes';
import { SCORES } from '../bids/evaluations/evaluation-fixture.ts';
import { listPlanPrices } from '@danji/contracts/bids/brand-plan.endpoints';
import { call } from '@danji/testing/call';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES, but, OPERATORS, only } from './roles.ts';

const { signedIn, admins, operators } = AUDIENCES;

/** Accounts and sessions. */
export const USERS_CALLS: Record<string, CallOptions> = {
  // Everybody may call; without the right secret nobody gets anything.
  'users.sign_in': { answers: 401 },
  'users.refresh_token': { answers: 401 },
  'users.refresh_session': { answers: 401 },
  'users.sign_in_with_kakao': { answers: 403 },
  'users.find_email': { answers: 403 },
  'users.find_password': { answers: 404 },
  'users.reset_password': { answers: 403 },
  'users.sign_up': { answers: 422 },

  'users.complete_kakao_sign_up': { answers: 422 },
  // Nothing proves that the number is the caller's.
  'users.link_kakao_to_existing': {
    answers: 403,
    input: () => ({ body: { email: 'manager@danji.test', tel: '01012345678' } }),
  },
  // The accounts of the fixture have no password, and nothing proves that their owners begin.
  // Nobody is signed in on a made-up device.
  'users.end_open_session': { answers: 404 },
  'users.start_kakao_link': { answers: 403 },
  'users.unlink_kakao': { answers: 409 },
  // The accounts of the fixture have no password, and nothing proves that their owners set the first one.
  'users.change_password': { answers: 403 },
  'users.check_business': { input: () => ({ body: { business_no: '123-45-67891' } }) },
  'users.update_brand_detail': {
    audience: but(AUDIENCES.advertisement, 403, 'otherBrand'),
    input: ({ accounts }) => ({ body: { user_id: accounts.brand.id, tel: '02-555-0102' } }),
  },
  'users.link_own_data': {
    audience: but(but(signedIn, 403, 'guest', 'temp'), 403, 'staff', 'admin'),
    input: () => ({ body: {} }),
  },
  'users.download_own_data': { answers: 404 },
  'users.withdraw': { audience: but(signedIn, 403, 'staff', 'admin') },
  // Accounts of operators are for ADMIN alone.
  'users.get': {
    also: { 'an operator': { audience: admins, input: ({ operator }) => ({ params: { id: operator.id } }) } },
  },
  'users.list_sessions_of_user': {
    also: { 'an operator': { audience: admins, input: ({ operator }) => ({ params: { id: operator.id } }) } },
  },
  'users.note_export': {
    input: () => ({ body: { user_type: UserType.GENERAL, rows: 1 } }),
    also: { operators: { audience: admins, input: () => ({ body: { user_type: UserType.STAFF, rows: 1 } }) } },
  },
  'users.revive': {
    input: ({ withdrawn }) => ({ body: { user_id: withdrawn.id } }),
    also: {
      'an operator': {
        audience: admins,
        input: ({ withdrawnOperator }) => ({ body: { user_id: withdrawnOperator.id } }),
      },
    },
  },
  'users.update_brand': {
    input: ({ accounts }) => ({ body: { user_id: accounts.pendingBrand.id, brand_status_type: 4 } }),
  },
  // The brands of the fixture have no number to ask about.
  'users.check_brand_business': {
    input: ({ accounts }) => ({ body: { user_id: accounts.brand.id } }),
    answers: 409,
  },
  'users.find_brands': { input: () => ({ query: { search: '한빛' } }) },
  'users.create_brand_evaluation': {
    audience: AUDIENCES.masters,
    input: ({ contract }) => ({ body: { schedule_id: contract.id, ...SCORES, comment: '꼼꼼해요.' } }),
  },
  'users.update_brand_evaluation': {
    input: ({ evaluation }) => ({
      body: { ...SCORES, comment: '다시 보니 더 꼼꼼해요.', updated: evaluation.updated },
    }),
  },
  'users.list_brand_plans': {
    audience: only('brand', ...OPERATORS),
    input: ({ accounts }) => ({ query: { brand_id: accounts.brand.id } }),
    // Without a brand everybody lists what is his own.
    also: { 'all that one may see': { input: () => ({ query: {} }) } },
  },
  'users.update_brand_plan': { input: ({ accounts }) => ({ body: { user_id: accounts.brand.id, plan: 1 } }) },
  'users.save_plan_price': {
    input: async ({ accounts }) => {
      const { data } = await call(listPlanPrices, { token: accounts.admin.token });
      return { body: { plan: 1, price: 1000, updated: data[0]?.updated ?? '' } };
    },
  },
  'users.request_plan': {
    audience: only('brand', 'otherBrand'),
    input: () => ({ body: { plan: 1, times: 1, tax_email: 'tax@danji.test' } }),
  },
  'users.change_plan_request': { input: () => ({ body: { state: 3, reason: '입금이 없어요.' } }) },
  'users.import_apart_detail': {
    audience: only('stranger', ...OPERATORS),
    input: ({ accounts }) => ({ body: { user_id: accounts.stranger.id } }),
    answers: 422,
  },
  'users.save_staff': {
    input: () => ({
      body: { email: 'operator@danji.test', name: '박운영', password: 'plain-words-2468', staff_type: 1 },
    }),
  },
  'users.set_block': {
    input: ({ accounts }) => ({ body: { user_id: accounts.stranger.id, is_blocked: true, reason: '신고' } }),
    also: {
      'an operator': {
        audience: admins,
        input: ({ operator }) => ({ body: { user_id: operator.id, is_blocked: true, reason: '퇴사' } }),
      },
    },
  },
  // Members name only their own parent; others are set by operators.
  'users.set_recommend_parent': {
    audience: operators,
    input: ({ accounts }) => ({
      body: { user_id: accounts.stranger.id, parent_user_id: accounts.brand.id, grade: 1, reason: '신청' },
    }),
  },
  'users.create_custom_recommend_relation': {
    input: ({ accounts }) => ({
      body: { user_id: accounts.stranger.id, parent_user_id: accounts.brand.id, grade: 1, reason: '신청' },
    }),
  },
  'users.update_custom_recommend_relation': { input: () => ({ body: { is_active: false, reason: '끝' } }) },
  'users.enable_second_factor': { answers: 422 },
  'users.renew_recovery_codes': { answers: 409 },
  'users.disable_second_factor': { answers: 409 },
  'users.reset_second_factor': {
    answers: 409,
    input: ({ operator }) => ({ body: { user_id: operator.id, reason: '휴대폰 분실' } }),
  },
  'users.change_consent': { input: () => ({ body: { marketing: true } }) },
};
