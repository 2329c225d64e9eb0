import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';
import type { MainPopup } from '@danji/contracts/site/main-popup';
import { POPUP_AUDIENCES } from '@danji/contracts/site/main-popup-audience';
import { POPUP_DEFAULT_PLACE } from '@danji/contracts/site/main-popup-limits';
import { validatePopup } from '@danji/contracts/site/main-popup-rules';
import type { createMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { isBlankDocument } from '@danji/editor/core/blank';
import type { DayRange } from '@danji/ui';

/** The values of the form. */
export type PopupDraft = Omit<MainPopup, 'id' | 'created' | 'updated' | 'link' | 'date_start' | 'date_end'> & {
  link: string;
  period: DayRange;
};

const DAY_MS = 86_400_000;
const WEEK = 6;

/** Returns the initial values of a new popup, which is visible for a week from today. */
export function toBlankPopup(now: number): PopupDraft {
  return {
    title: '',
    link: '',
    content: BLANK_DOCUMENT,
    period: { start: toBusinessDate(new Date(now)), end: toBusinessDate(new Date(now + WEEK * DAY_MS)) },
    ...POPUP_DEFAULT_PLACE,
    audience: [...POPUP_AUDIENCES],
    is_visible: true,
    show_close_today: true,
  };
}

/** Converts a stored popup to the form's values. */
export function toPopupDraft({ link, date_start, date_end, ...rest }: MainPopup): PopupDraft {
  const { id: _id, created: _created, updated: _updated, ...shown } = rest;
  return { ...shown, link: link ?? '', period: { start: date_start, end: date_end } };
}

/** Converts the form's values to the body of the calls. */
export const toPopupBody = ({ link, title, period, ...rest }: PopupDraft): BodyOf<typeof createMainPopup> => ({
  ...rest,
  title: title.trim(),
  link: link.trim() || null,
  date_start: period.start,
  date_end: period.end,
});

/** Returns the errors of the form by field. */
export function validatePopupDraft(draft: PopupDraft): FieldErrors<PopupDraft> {
  const { date_start, date_end, ...errors } = validatePopup(toPopupBody(draft));
  const period = date_start ?? date_end;
  return {
    ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(draft.audience.length === 0 && { audience: '보여 줄 사람을 하나 이상 골라 주세요.' }),
    ...(isBlankDocument(draft.content) && { content: '내용을 입력하거나 이미지를 넣어 주세요.' }),
    ...errors,
    ...(period && { period }),
  };
}
