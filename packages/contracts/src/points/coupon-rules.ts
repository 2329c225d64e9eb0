import { isCalendarDay } from '../rules/calendar-day.ts';
import type { Coupon } from './coupon.ts';

/** `open` is offered today, `scheduled` starts later, `ended` is over, and the good of a `stopped` one cannot be bought. */
export const COUPON_STATES = ['open', 'scheduled', 'ended', 'stopped'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export const COUPON_STATE_LABELS: Readonly<Record<CouponState, string>> = {
  open: '신청 가능',
  scheduled: '예정',
  ended: '종료',
  stopped: '상품 중단',
};

/** The state of a coupon on a business day, `YYYY-MM-DD`. */
export function toCouponState(
  { date_start, date_end, gifti_coupon_thumb: good }: Pick<Coupon, 'date_start' | 'date_end' | 'gifti_coupon_thumb'>,
  today: string,
): CouponState {
  if (date_end < today) return 'ended';
  if (good.state !== 'SALE') return 'stopped';
  return date_start > today ? 'scheduled' : 'open';
}

type Period = Pick<Coupon, 'date_start' | 'date_end'>;

/** Returns a Korean sentence per field for what the schema of a coupon cannot say: days exist and are in order. */
export function validatePeriod({ date_start, date_end }: Period): Partial<Record<keyof Period, string>> {
  return {
    ...(!isCalendarDay(date_start) && { date_start: '달력에 있는 날짜를 입력해 주세요.' }),
    ...(!isCalendarDay(date_end)
      ? { date_end: '달력에 있는 날짜를 입력해 주세요.' }
      : date_end < date_start && { date_end: '종료일은 시작일보다 빠를 수 없어요.' }),
  };
}
