import type { FieldErrors } from '@danji/app-kit/forms';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import type { Coupon, CouponChange } from '@danji/contracts/points/coupon';
import { validatePeriod } from '@danji/contracts/points/coupon-rules';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import type { DayRange } from '@danji/ui';

/** The values of the form. */
export type CouponDraft = Omit<
  Pick<Coupon, 'title' | 'application_type'>,
  'price' | 'require_point' | 'require_recommands'
> & {
  good: VoucherGood | null;
  price: number | null;
  period: DayRange;
  require_recommands: number | null;
  require_point: number | null;
};

const DAY_MS = 86_400_000;
const HALF_A_YEAR = 180;
export const MAX_TITLE = 100;

/** A new coupon is offered for half a year from today. */
export const toBlankCoupon = (now: number): CouponDraft => ({
  good: null,
  title: '',
  price: null,
  period: { start: toBusinessDate(new Date(now)), end: toBusinessDate(new Date(now + HALF_A_YEAR * DAY_MS)) },
  require_recommands: 0,
  require_point: 0,
  application_type: ApplicationType.APPROVAL,
});

export const toCouponDraft = (coupon: Coupon): CouponDraft => ({
  good: coupon.gifti_coupon_thumb,
  title: coupon.title,
  price: coupon.price,
  period: { start: coupon.date_start, end: coupon.date_end },
  require_recommands: coupon.require_recommands,
  require_point: coupon.require_point,
  application_type: coupon.application_type,
});

/** The fields of both calls. */
export const toCouponFields = ({ title, price, period, ...draft }: CouponDraft) => ({
  title: title.trim(),
  price: price ?? 0,
  date_start: period.start,
  date_end: period.end,
  require_recommands: draft.require_recommands ?? 0,
  require_point: draft.require_point ?? 0,
  application_type: draft.application_type,
});

export function validateCoupon(draft: CouponDraft): FieldErrors<CouponDraft> {
  const { date_start, date_end } = validatePeriod(toCouponFields(draft));
  const period = date_start ?? date_end;
  return {
    ...(draft.good === null && { good: '상품을 골라 주세요.' }),
    ...(draft.title.trim() === '' && { title: '이름을 입력해 주세요.' }),
    ...(!draft.price && { price: '포인트 가격을 입력해 주세요.' }),
    ...(period && { period }),
  };
}

/** Returns the values of a good for the fields that are still blank. */
export const suggestFrom = (good: VoucherGood, { title, price }: CouponDraft): Partial<CouponDraft> => ({
  good,
  ...(title.trim() === '' && { title: `${good.brand_name} ${good.goods_name}`.slice(0, MAX_TITLE) }),
  ...(price === null && { price: good.real_price }),
});

const LABELS: Readonly<Record<keyof CouponDraft, string>> = {
  good: '상품',
  title: '이름',
  price: '포인트 가격',
  period: '신청 기간',
  application_type: '발급 방식',
  require_point: '필요한 누적 포인트',
  require_recommands: '필요한 추천 수',
};
export const labelField = (name: keyof CouponDraft): string => LABELS[name];

const formatNeed = (count: number | null, unit: (count: number) => string): string => (count ? unit(count) : '없음');

/** Formats a field of a draft for reading. */
export function describeField(draft: CouponDraft, name: keyof CouponDraft): string {
  if (name === 'good') return draft.good?.goods_name ?? '';
  if (name === 'title') return draft.title;
  if (name === 'price') return formatPoints(draft.price ?? 0);
  if (name === 'period') return `${formatDate(draft.period.start)} ~ ${formatDate(draft.period.end)}`;
  if (name === 'application_type') return ApplicationType.label(draft.application_type);
  return name === 'require_point'
    ? formatNeed(draft.require_point, formatPoints)
    : formatNeed(draft.require_recommands, (count) => `${formatNumber(count)}명`);
}

const CHANGED: Readonly<Record<CouponChange['fields'][number]['field'], (value: string | number) => string>> = {
  title: String,
  price: (value) => formatPoints(Number(value)),
  date_start: (value) => formatDate(String(value)),
  date_end: (value) => formatDate(String(value)),
  require_recommands: (value) => formatNeed(Number(value), (count) => `${formatNumber(count)}명`),
  require_point: (value) => formatNeed(Number(value), formatPoints),
  application_type: (value) => ApplicationType.label(Number(value)),
};
const CHANGED_LABELS = { ...LABELS, date_start: '시작일', date_end: '종료일' };
const KINDS: Readonly<Record<CouponChange['kind'], string>> = {
  created: '등록했어요',
  changed: '고쳤어요',
  deleted: '삭제했어요',
};

/** A change as the history shows it. */
export const toChangeEntry = ({ id, user, kind, fields, created }: CouponChange) => ({
  id,
  title: `${user.name} 님이 ${KINDS[kind]}`,
  at: created,
  changes: fields.map(({ field, before, after }) => ({
    label: CHANGED_LABELS[field],
    before: CHANGED[field](before ?? ''),
    after: CHANGED[field](after ?? ''),
  })),
});
