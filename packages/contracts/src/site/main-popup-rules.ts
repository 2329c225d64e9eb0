import { isAppPath } from '../rules/app-path.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import { isHttpsLink } from '../rules/https-link.ts';
import type { MainPopup } from './main-popup.ts';

/** `scheduled` starts later, `shown` is on the home page today, `ended` is over, and `hidden` was switched off, whatever its dates. */
export const POPUP_STATES = ['scheduled', 'shown', 'ended', 'hidden'] as const;
export type PopupState = (typeof POPUP_STATES)[number];

export const POPUP_STATE_LABELS: Readonly<Record<PopupState, string>> = {
  scheduled: '예정',
  shown: '게시중',
  ended: '종료',
  hidden: '숨김',
};

/** Returns the state of a popup on a business day, `YYYY-MM-DD`. */
export function toPopupState(
  { is_visible, date_start, date_end }: Pick<MainPopup, 'is_visible' | 'date_start' | 'date_end'>,
  today: string,
): PopupState {
  if (!is_visible) return 'hidden';
  if (date_start > today) return 'scheduled';
  return date_end < today ? 'ended' : 'shown';
}

type Rules = Pick<MainPopup, 'link' | 'date_start' | 'date_end'>;

/**
 * Validates what the schema of a popup cannot express: dates that exist and are in order, and an allowed link. It
 * returns a Korean sentence per field.
 */
export function validatePopup({ link, date_start, date_end }: Rules): Partial<Record<keyof Rules, string>> {
  return {
    ...(!isCalendarDay(date_start) && { date_start: '달력에 있는 날짜를 입력해 주세요.' }),
    ...(!isCalendarDay(date_end)
      ? { date_end: '달력에 있는 날짜를 입력해 주세요.' }
      : date_end < date_start && { date_end: '종료일은 시작일보다 빠를 수 없어요.' }),
    ...(link !== null &&
      !isAppPath(link) &&
      !isHttpsLink(link) && { link: '/로 시작하는 이 사이트 안의 주소나 https:// 주소를 입력해 주세요.' }),
  };
}
