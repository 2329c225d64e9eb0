import { Type } from 'typebox';
import { BrandPlan, UserType } from '../../codes/user-codes.ts';
import { date, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const toBrand = {
  type: NotificationType.ACCOUNT,
  audience: [UserType.BRAND],
  importance: 'required',
  path: () => webPaths.plans,
} as const;
const plan = BrandPlan.schema;

/** Plans of brands: to the brand. */
export const planNotifications = {
  invoiced: defineNotification({
    ...toBrand,
    id: 'plans.invoiced',
    values: strictObject({ plan }),
    title: () => '요금제 세금계산서를 보냈어요',
    content: ({ plan }) => `${BrandPlan.label(plan)} 요금제의 세금계산서를 보냈어요. 입금이 확인되면 바로 시작돼요.`,
  }),
  started: defineNotification({
    ...toBrand,
    id: 'plans.started',
    values: strictObject({ plan, plan_start_date: date('시작일'), plan_end_date: date('종료일') }),
    title: () => '요금제가 정해졌어요',
    content: ({ plan, plan_start_date, plan_end_date }) =>
      `${BrandPlan.label(plan)} 요금제를 ${formatDate(plan_start_date)}부터 ${formatDate(plan_end_date)}까지 쓸 수 있어요.`,
  }),
  canceled: defineNotification({
    ...toBrand,
    id: 'plans.canceled',
    values: strictObject({ plan, reason: Type.String({ maxLength: 300 }) }),
    title: () => '요금제 신청이 취소됐어요',
    content: ({ plan, reason }) => `${BrandPlan.label(plan)} 요금제 신청을 취소했어요. 이유: ${reason}`,
  }),
  ending: defineNotification({
    ...toBrand,
    id: 'plans.ending',
    importance: 'normal',
    values: strictObject({ plan, plan_end_date: date('종료일') }),
    title: () => '요금제가 곧 끝나요',
    content: ({ plan, plan_end_date }) =>
      `${BrandPlan.label(plan)} 요금제가 ${formatDate(plan_end_date)}에 끝나요. 이어서 쓰려면 미리 신청해 주세요.`,
  }),
  ended: defineNotification({
    ...toBrand,
    id: 'plans.ended',
    values: strictObject({ plan, grace_end_date: date('유예 종료일') }),
    title: () => '요금제가 끝났어요',
    content: ({ plan, grace_end_date }) =>
      `${BrandPlan.label(plan)} 요금제가 끝났어요. ${formatDate(grace_end_date)}까지는 공고를 절반만 볼 수 있어요.`,
  }),
};
