import { contractTypeOf } from '../codes/contract-categories.ts';
import { toPlainText } from '../documents/document-text.ts';
import { toBusinessDate } from '../format/date.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import { addDays, daysBetween } from '../rules/day-math.ts';
import { isHttpsLink } from '../rules/https-link.ts';
import { ADDENDUM_DAYS, BRIEFING_DAYS } from './suggest-item-limits.ts';
import { isByInvitation, toLeastNoticeDays } from './suggest-item-rules.ts';
import type { SuggestItemContent } from './suggest-item.ts';

export type SuggestItemErrors = Partial<Record<keyof SuggestItemContent, string>>;

const isCategory = (code: number): boolean => contractTypeOf(code) !== undefined;
const dayOf = (moment: string): string => toBusinessDate(new Date(moment));
const isMoment = (moment: string): boolean => !Number.isNaN(new Date(moment).getTime());
const MOMENTS = ['date_start', 'date_end', 'briefing_at', 'opening_at'] as const;

/** Checks what a draft may already get wrong: returns Korean sentences by field. */
export function validateSuggestDraft(content: SuggestItemContent): SuggestItemErrors {
  const { category, tags, kapt_link, work_start_date } = content;
  const errors: SuggestItemErrors = {};
  if (content.title.trim() === '') errors.title = '제목을 입력해 주세요.';
  if (category !== null && !isCategory(category)) errors.category = '목록에 있는 분야를 골라 주세요.';
  if (!tags.every(isCategory)) errors.tags = '목록에 있는 분야를 골라 주세요.';
  else if (new Set([category, ...tags]).size <= tags.length) errors.tags = '같은 분야를 두 번 골랐어요.';
  if (kapt_link.trim() !== '' && !isHttpsLink(kapt_link.trim()))
    errors.kapt_link = "'https://'로 시작하는 주소를 입력해 주세요.";
  if (work_start_date !== null && !isCalendarDay(work_start_date))
    errors.work_start_date = '달력에 없는 날짜예요. 다시 확인해 주세요.';
  for (const name of MOMENTS) {
    const moment = content[name];
    if (moment !== null && !isMoment(moment)) errors[name] = '달력에 없는 날짜예요. 다시 확인해 주세요.';
  }
  return errors;
}

/** A notice begins when it is published, or later. */
export const toStart = (asked: string | null, now: Date): Date =>
  asked === null || new Date(asked) < now ? now : new Date(asked);

/** Says why a period breaks the days of notice (FACTS §9): `undefined` when it keeps them. Days are those of Seoul. */
function findWrongPeriod(content: SuggestItemContent, start: Date, now: Date): string | undefined {
  const { date_end, suggest_type, urgency } = content;
  if (date_end === null) return '마감 날짜와 시각을 입력해 주세요.';
  const end = new Date(date_end);
  if (end <= start || end <= now) return '마감은 공고 시작보다, 그리고 지금보다 늦어야 해요.';
  const least = toLeastNoticeDays(suggest_type, urgency);
  const from = toBusinessDate(start);
  if (daysBetween(from, dayOf(date_end)) >= least) return undefined;
  return `마감은 공고일부터 ${least}일 뒤인 ${addDays(from, least).replaceAll('-', '. ')}. 이후여야 해요.`;
}

/**
 * Checks a notice before it is published at `now`, or, of a published one with its start, before an addendum: returns
 * Korean sentences by field, `{}` when it is complete.
 */
export function validateSuggestItem(
  content: SuggestItemContent,
  now: Date,
  published?: { date_start: string | null },
): SuggestItemErrors {
  const { category, sigungu, work_scope, date_end, briefing_at, opening_at, tel } = content;
  const errors = validateSuggestDraft(content);
  if (Object.keys(errors).some((name) => (MOMENTS as readonly string[]).includes(name))) return errors;
  const start = published?.date_start ? new Date(published.date_start) : toStart(content.date_start, now);
  const wrong = findWrongPeriod(content, start, now);
  if (wrong !== undefined) errors.date_end = wrong;
  if (category === null) errors.category = '대표 분야를 골라 주세요.';
  if (sigungu === null) errors.sigungu = '지역을 골라 주세요.';
  if (isByInvitation(content.suggest_type, content.bid_method) && content.invited_ids.length === 0)
    errors.invited_ids = '초대할 업체를 한 곳 이상 골라 주세요.';
  if (tel.trim() === '') errors.tel = '업체가 문의할 전화번호를 입력해 주세요.';
  if (toPlainText(work_scope).trim() === '') errors.work_scope = '사업 내용을 입력해 주세요.';
  if (briefing_at !== null) {
    if (daysBetween(toBusinessDate(start), dayOf(briefing_at)) < BRIEFING_DAYS)
      errors.briefing_at = `현장설명회는 공고일부터 ${BRIEFING_DAYS}일 뒤여야 해요.`;
    else if (date_end !== null && new Date(briefing_at) >= new Date(date_end))
      errors.briefing_at = '현장설명회는 마감보다 빨라야 해요.';
  }
  if (opening_at !== null && date_end !== null && new Date(opening_at) < new Date(date_end))
    errors.opening_at = '개찰은 마감 뒤여야 해요.';
  return errors;
}

/** Checks that an addendum at `now` leaves enough days until closing; the end may only move back. */
export function validateAddendum(
  before: { date_end: string | null },
  end: string | null,
  now: Date,
): string | undefined {
  if (end === null) return '마감 날짜와 시각을 입력해 주세요.';
  if (before.date_end !== null && new Date(end) < new Date(before.date_end))
    return '정정하면서 마감을 앞당길 수 없어요.';
  if (daysBetween(toBusinessDate(now), dayOf(end)) < ADDENDUM_DAYS)
    return `정정공고는 마감까지 ${ADDENDUM_DAYS}일 이상 남겨야 해요. 마감을 늦춰 주세요.`;
  return undefined;
}
