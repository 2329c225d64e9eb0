import { Type } from 'typebox';
import { user } from '../accounts/user.ts';
import { BrandPlan } from '../codes/user-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { date, id, labelled, seenVersion, strictObject, text, userId } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  brandPlanRecord,
  brandPlanState,
  brandViewLimit,
  planField,
  planPrice,
  planPriceChange,
  planRequest,
  planRequestFields,
  PlanRequestState,
} from './brand-plan.ts';

const brandId = Type.Optional(labelled('업체 번호', id));

export const listBrandPlans = defineEndpoint({
  id: 'users.list_brand_plans',
  title: '요금제 이력',
  method: 'GET',
  path: '/api/users/brand_plan/',
  audience: ['brand', 'staff'],
  reads: ['brand_plan'],
  summary: 'Periods of plans, the latest first: a brand’s own, for staff all or those of one brand.',
  query: strictObject({ ...pageQuery, brand_id: brandId }),
  response: pageOf(brandPlanRecord),
});

export const updateBrandPlan = defineEndpoint({
  id: 'users.update_brand_plan',
  title: '요금제 변경',
  method: 'PUT',
  path: '/api/users/brand_plan_update/',
  audience: ['admin'],
  changes: ['brand_plan', 'user', 'staff_log'],
  summary:
    'Starts a plan of a brand today, for 30 days or until `plan_end_date`, in place of the running one; plan 0 ends it.',
  body: strictObject({
    plan: planField,
    user_id: userId,
    plan_end_date: Type.Optional(date('종료일')),
    reason: Type.Optional(text('사유', 300)),
  }),
  logged: user,
  response: user,
});

export const getBrandPlanState = defineEndpoint({
  id: 'users.get_brand_plan_state',
  title: '내 요금제 보기',
  method: 'GET',
  path: '/api/users/brand_plan_state/',
  audience: ['brand'],
  reads: ['brand_plan', 'account'],
  origin: 'extension',
  summary:
    'The plan, level and view limit of the calling brand, whether it may offer, its open request, and the prices.',
  response: brandPlanState,
});

export const savePlanPrice = defineEndpoint({
  id: 'users.save_plan_price',
  title: '요금제 가격 변경',
  method: 'PUT',
  path: '/api/users/brand_plan_price/',
  audience: ['admin'],
  changes: ['brand_plan', 'staff_log'],
  origin: 'extension',
  summary: 'Changes the price of 30 days of a plan; requests that are there keep theirs.',
  body: strictObject({ plan: planField, price: planPrice.properties.price, updated: seenVersion }),
  logged: planPrice,
  response: planPrice,
});

export const listPlanPrices = defineEndpoint({
  id: 'users.list_plan_prices',
  title: '요금제 가격',
  method: 'GET',
  path: '/api/users/brand_plan_price/',
  audience: ['brand', 'staff'],
  reads: ['brand_plan'],
  origin: 'extension',
  summary: 'The prices of 30 days of each plan that is sold, VAT included.',
  response: Type.Array(planPrice, { maxItems: BrandPlan.options.length }),
});

export const listPlanPriceChanges = defineEndpoint({
  id: 'users.list_plan_price_changes',
  title: '요금제 가격 이력',
  method: 'GET',
  path: '/api/users/brand_plan_price_changes/',
  audience: ['staff'],
  reads: ['brand_plan'],
  origin: 'extension',
  summary: 'The last prices that were set, the newest first.',
  response: Type.Array(planPriceChange, { maxItems: ANSWER_LIMITS.trail }),
});

export const listViewLimits = defineEndpoint({
  id: 'users.list_view_limits',
  title: '따로 정한 열람 한도',
  method: 'GET',
  path: '/api/users/brand_view_limit/',
  audience: ['staff'],
  reads: ['brand_plan', 'user'],
  origin: 'extension',
  summary: 'Brands whose limit of bid notices our staff have set; `brand_update/` sets it.',
  query: strictObject(pageQuery),
  response: pageOf(brandViewLimit),
});

export const requestPlan = defineEndpoint({
  id: 'users.request_plan',
  title: '요금제 신청',
  method: 'POST',
  path: '/api/users/brand_plan_request/',
  audience: ['brand'],
  changes: ['brand_plan'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Asks for a plan at the price of today; one open request at a time, not lower than the running plan.',
  body: strictObject(planRequestFields),
  response: planRequest,
});

export const listPlanRequests = defineEndpoint({
  id: 'users.list_plan_requests',
  title: '요금제 신청 목록',
  method: 'GET',
  path: '/api/users/brand_plan_request/',
  audience: ['brand', 'staff'],
  reads: ['brand_plan', 'user'],
  origin: 'extension',
  summary: 'Requests of plans, the newest first: a brand’s own, for staff all.',
  query: strictObject({ ...pageQuery, state: Type.Optional(PlanRequestState.schema) }),
  response: pageOf(planRequest),
});

export const changePlanRequest = defineEndpoint({
  id: 'users.change_plan_request',
  title: '요금제 신청 처리',
  method: 'PUT',
  path: '/api/users/brand_plan_request/{id}/',
  audience: ['brand', 'admin'],
  changes: ['brand_plan', 'user', 'staff_log'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Moves a request on: invoiced, then paid, which starts the plan; or cancels it (with a reason by staff).',
  body: strictObject({
    state: labelled('상태', PlanRequestState.schema),
    reason: Type.Optional(text('취소 이유', 300)),
  }),
  logged: planRequest,
  response: planRequest,
});
