import { Type, type Static } from 'typebox';
import { emailField, personRef } from '../accounts/user.ts';
import { BrandPlan } from '../codes/user-codes.ts';
import { defineCodes } from '../define-codes.ts';
import { count, created, date, entity, id, labelled, nullable, strictObject, timestamp, updated } from '../fields.ts';
import { MAX_PLAN_PERIODS, PlanLevel } from './plan-rules.ts';

const brandId = labelled('업체 번호', id);
const company = Type.String({ label: '상호' });
export const planField = labelled('요금제', BrandPlan.schema);

/** One period of a plan (SPEC §3, Brand plan record): business days, both included. */
export const brandPlanRecord = entity('BrandPlanRecord', {
  id,
  brand_id: brandId,
  company,
  plan: planField,
  plan_start_date: date('시작일'),
  plan_end_date: date('종료일'),
  created,
});

/** Won of 30 days of a plan, VAT included. */
export const planPrice = strictObject({
  plan: planField,
  price: count('요금', 100_000_000),
  updated,
});

/** One price that an operator has set. */
export const planPriceChange = entity('PlanPriceChange', {
  id,
  plan: planField,
  price: planPrice.properties.price,
  user: labelled('바꾼 사람', personRef),
  created,
});

/** A brand whose limit our staff have set; it counts instead of that of the plan. */
export const brandViewLimit = entity('BrandViewLimit', {
  brand_id: brandId,
  company,
  business_no: Type.String({ label: '사업자등록번호' }),
  plan: planField,
  suggest_item_view_limit: Type.Integer({ minimum: -1, label: '공고 열람 한도' }),
});

/** A bought plan: its brand asks for it, our staff send the tax invoice and confirm the payment, which starts it. */
export const PlanRequestState = defineCodes({
  REQUESTED: [0, '신청'],
  INVOICED: [1, '세금계산서 발행'],
  PAID: [2, '입금 확인'],
  CANCELED: [3, '취소'],
});
const { REQUESTED, INVOICED, PAID, CANCELED } = PlanRequestState;

const TRANSITIONS: Readonly<Record<number, readonly number[]>> = {
  [REQUESTED]: [INVOICED, CANCELED],
  [INVOICED]: [PAID, CANCELED],
};

/** Whether a request may go from one state to another: its brand only takes back what was not invoiced yet. */
export const isPlanRequestTransition = (from: number, to: number, actor: 'brand' | 'staff'): boolean =>
  actor === 'brand' ? from === REQUESTED && to === CANCELED : (TRANSITIONS[from] ?? []).includes(to);

export const planRequestFields = {
  plan: planField,
  /** The number of periods of 30 days. */
  times: Type.Integer({ minimum: 1, maximum: MAX_PLAN_PERIODS, label: '기간' }),
  tax_email: labelled('세금계산서 이메일', emailField),
};

export const planRequest = entity('PlanRequest', {
  id,
  brand_id: brandId,
  company,
  business_no: Type.String({ label: '사업자등록번호' }),
  ...planRequestFields,
  tax_email: Type.String({ label: '세금계산서 이메일' }),
  amount: count('금액', 10_000_000_000),
  state: labelled('상태', PlanRequestState.schema),
  reason: labelled('취소 이유', nullable(Type.String())),
  invoiced: labelled('세금계산서 발행', nullable(timestamp)),
  paid: labelled('입금 확인', nullable(timestamp)),
  created,
});

/** The present plan of a brand, and what it grants. */
export const brandPlanState = strictObject({
  plan: planField,
  /** The last day of the running plan with what follows it; `null` without one. */
  plan_end_date: nullable(date('종료일')),
  level: PlanLevel.schema,
  /** The last day of the grace after an ended plan. */
  grace_end_date: nullable(date('유예 종료일')),
  /** Bid notices in a month; -1 is any number. */
  view_limit: Type.Integer({ minimum: -1 }),
  may_offer: Type.Boolean(),
  /** Why the brand may not offer now; `null` when it may. */
  offer_refusal: nullable(Type.String()),
  open_request: nullable(planRequest),
  prices: Type.Array(planPrice, { maxItems: BrandPlan.options.length }),
});

export type BrandPlanRecord = Static<typeof brandPlanRecord>;
export type PlanPriceChange = Static<typeof planPriceChange>;
export type BrandViewLimit = Static<typeof brandViewLimit>;
export type PlanPrice = Static<typeof planPrice>;
export type PlanRequest = Static<typeof planRequest>;
export type BrandPlanState = Static<typeof brandPlanState>;
