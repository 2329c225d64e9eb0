import type { MainPopup } from '@danji/contracts/site/main-popup';
import { validatePopup } from '@danji/contracts/site/main-popup-rules';
import type { createMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toBusinessDate } from '@danji/contracts/format/date';
import { isBlankDocument } from '@danji/editor/core/blank';
import { toContentError } from '../../shared/content-error.ts';

/** The values of the form besides the content. */
export type PopupDraft = Omit<MainPopup, 'id' | 'created' | 'updated' | 'content' | 'link'> & { link: string };
export type PopupErrors = Partial<Record<keyof PopupDraft | 'content', string>>;

const DAY_MS = 86_400_000;
const WEEK = 6;

/** Returns the initial values of a new popup, which is visible for a week from today. */
export function toBlankPopup(now: number): PopupDraft {
  return {
    title: '',
    link: '',
    date_start: toBusinessDate(new Date(now)),
    date_end: toBusinessDate(new Date(now + WEEK * DAY_MS)),
    width: 400,
    x: 80,
    y: 120,
    is_visible: true,
    show_close_today: true,
  };
}

/** Converts a stored popup to the form's values. */
export const toPopupDraft = ({
  title,
  link,
  date_start,
  date_end,
  width,
  x,
  y,
  is_visible,
  show_close_today,
}: MainPopup): PopupDraft => ({
  title,
  link: link ?? '',
  date_start,
  date_end,
  width,
  x,
  y,
  is_visible,
  show_close_today,
});

/** Converts the form's values to the body of the calls. */
export const toPopupBody = (
  { link, title, ...rest }: PopupDraft,
  content: RichDocument,
): BodyOf<typeof createMainPopup> => ({ ...rest, title: title.trim(), link: link.trim() || null, content });

/** Returns the errors of the form by field. */
export function validateDraft(draft: PopupDraft, content: RichDocument): PopupErrors {
  return {
    ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(isBlankDocument(content) && { content: '내용을 입력하거나 이미지를 넣어 주세요.' }),
    ...validatePopup({ ...draft, link: draft.link.trim() || null }),
  };
}

const FIELDS = ['title', 'link', 'date_start', 'date_end', 'width', 'x', 'y'] as const;

/** Converts the server's errors to errors of the form's fields. */
export function toFieldErrors(fields: Readonly<Record<string, string>>, document: RichDocument): PopupErrors {
  const content = toContentError(document, fields);
  return {
    ...Object.fromEntries(FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
    ...(content && { content }),
  };
}
