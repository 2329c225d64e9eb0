import type { MainPopup } from '@danji/contracts/commons/main-popup';
import { findPopupFaults } from '@danji/contracts/commons/main-popup-rules';
import type { createMainPopup } from '@danji/contracts/commons/main-popup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument, toPlainText } from '@danji/contracts/documents/document-text';
import type { RichBlock, RichDocument, RichImage } from '@danji/contracts/documents/rich-document';
import { toBusinessDate } from '@danji/contracts/format/date';

/** A picture of a popup. `url` works for its operator before the popup is saved. */
export type PopupPicture = { fileId: string; url: string; width: number; height: number; alt: string };

/** A popup as the form holds it: pictures first, then the text. */
export type PopupDraft = Omit<MainPopup, 'id' | 'created' | 'updated' | 'content' | 'link'> & { link: string; text: string; pictures: PopupPicture[] };
export type PopupFaults = Partial<Record<keyof PopupDraft | 'content', string>>;

const DAY_MS = 86_400_000;
const WEEK = 6;

/** A new popup: a week from today. */
export function toBlankPopup(now: number): PopupDraft {
  return {
    title: '', link: '', text: '', pictures: [], date_start: toBusinessDate(new Date(now)), date_end: toBusinessDate(new Date(now + WEEK * DAY_MS)), width: 400, x: 80, y: 120,
    is_visible: true, show_close_today: true,
  };
}

const isPicture = (block: RichBlock): block is RichImage => block.type === 'image';

const toPicture = ({ fileId, width = 800, height = 600, alt = '' }: RichImage): PopupPicture => ({ fileId, url: `/api/commons/files/${fileId}/`, width, height, alt });

/** A stored popup in the form's words. */
export function toPopupDraft({ title, link, date_start, date_end, width, x, y, content, is_visible, show_close_today }: MainPopup): PopupDraft {
  const blocks = content.children.filter((block) => !isPicture(block));
  const text = blocks.length > 0 ? toPlainText({ version: 1, children: blocks }) : '';
  return { title, link: link ?? '', date_start, date_end, width, x, y, is_visible, show_close_today, text, pictures: content.children.filter(isPicture).map(toPicture) };
}

const toBlock = ({ fileId, width, height, alt }: PopupPicture): RichImage => ({ type: 'image', fileId, width, height, ...(alt.trim() !== '' && { alt: alt.trim() }), children: [{ text: '' }] });

/** What the form's text and pictures are as a document. */
export function toContent({ text, pictures }: Pick<PopupDraft, 'text' | 'pictures'>): RichDocument {
  const words = text.trim() === '' && pictures.length > 0 ? [] : toDocument(text).children;
  return { version: 1, children: [...pictures.map(toBlock), ...words] };
}

/** One text for one meaning: the database keeps no order of keys. */
const toCanonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner));

/** Whether the form can hold a content whole: tables, colours and the like are lost once its text is written anew. */
export const isPlainContent = (popup: MainPopup): boolean => toCanonical(toContent(toPopupDraft(popup))) === toCanonical(popup.content);

const isTouched = (draft: PopupDraft, before: MainPopup) => {
  const { text, pictures } = toPopupDraft(before);
  return draft.text !== text || toCanonical(draft.pictures.map(toBlock)) !== toCanonical(pictures.map(toBlock));
};

/** The popup as the calls take it. A content nobody touched goes back as it came. */
export function toPopupBody(draft: PopupDraft, before?: MainPopup): BodyOf<typeof createMainPopup> {
  const { text: _text, pictures: _pictures, link, title, ...rest } = draft;
  const content = before && !isTouched(draft, before) ? before.content : toContent(draft);
  return { ...rest, title: title.trim(), link: link.trim() || null, content };
}

/** What is wrong with a popup before it is sent, as a sentence per field; nothing when it is good. */
export function findDraftFaults(draft: PopupDraft): PopupFaults {
  return {
    ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(draft.text.trim() === '' && draft.pictures.length === 0 && { content: '내용을 입력하거나 이미지를 올려 주세요.' }),
    ...findPopupFaults({ ...draft, link: draft.link.trim() || null }),
  };
}
