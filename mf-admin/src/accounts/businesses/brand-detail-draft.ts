import {
  BRAND_DETAIL_LABELS,
  BRAND_PRICE_UNIT,
  type BrandDetailName,
} from '@danji/contracts/accounts/brand-detail-labels';
import type { BrandDetail, User } from '@danji/contracts/accounts/user';
import { toBusinessDate } from '@danji/contracts/format/date';
import { isBusinessNumber, isCorporationNumber } from '@danji/contracts/rules/business-number';

const TIMES = ['updated_financial', 'updated_contract', 'updated_government', 'updated_api_con'] as const;
type TimeName = (typeof TIMES)[number];
type TextName = 'date' | 'credit_grade' | TimeName;

/** The facts of a brand as an operator types them: days and missing texts are texts. */
export type BrandDetailDraft = Omit<Pick<BrandDetail, BrandDetailName>, TextName> & Record<TextName, string>;

const NAMES = Object.keys(BRAND_DETAIL_LABELS) as BrandDetailName[];
const toDay = (time: string | null): string => (time === null ? '' : toBusinessDate(new Date(time)));

export function toDraft({ brand }: User): BrandDetailDraft {
  const detail = brand?.detail;
  if (!detail) throw new TypeError('An account without a business has no facts to change.');
  const facts = Object.fromEntries(NAMES.map((name) => [name, detail[name]])) as Pick<BrandDetail, BrandDetailName>;
  return {
    ...facts,
    date: detail.date ?? '',
    credit_grade: detail.credit_grade ?? '',
    updated_financial: toDay(detail.updated_financial),
    updated_contract: toDay(detail.updated_contract),
    updated_government: toDay(detail.updated_government),
    updated_api_con: toDay(detail.updated_api_con),
  };
}

/** The days as they are sent: one that is still the same keeps its time. */
function toTimes(draft: BrandDetailDraft, detail: BrandDetail | null | undefined) {
  const sent = (name: TimeName): string | null => {
    const stored = detail?.[name] ?? null;
    if (draft[name] === toDay(stored)) return stored;
    return draft[name] === '' ? null : `${draft[name]}T00:00:00+09:00`;
  };
  return Object.fromEntries(TIMES.map((name) => [name, sent(name)])) as Record<TimeName, string | null>;
}

export const toBody = (draft: BrandDetailDraft, user: User) => ({
  ...draft,
  user_id: user.id,
  date: draft.date || null,
  credit_grade: draft.credit_grade.trim() || null,
  ...toTimes(draft, user.brand?.detail),
  ...(user.brand && { updated: user.brand.updated }),
});

export const validateDraft = ({ business_no, corporation_no, date }: BrandDetailDraft) => ({
  ...(business_no !== '' &&
    !isBusinessNumber(business_no) && { business_no: '번호가 맞지 않아요. 다시 확인해 주세요.' }),
  ...(corporation_no.trim() !== '' &&
    !isCorporationNumber(corporation_no) && { corporation_no: '번호가 맞지 않아요. 다시 확인해 주세요.' }),
  ...(date > toBusinessDate(new Date()) && { date: '설립일은 오늘보다 늦을 수 없어요.' }),
});

/** Rounds an amount to the unit in which amounts are shown. */
export const roundAmount = (won: number | null): number | null =>
  won === null ? null : Math.round(won / BRAND_PRICE_UNIT) * BRAND_PRICE_UNIT;

export const describeFact = (draft: BrandDetailDraft, name: BrandDetailName): string => String(draft[name] ?? '');
