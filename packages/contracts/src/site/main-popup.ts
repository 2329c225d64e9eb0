import { Type, type Static } from 'typebox';
import { richDocument } from '../documents/rich-document.ts';
import { date, nonEmptyString, id, nullable, oneOf, text, created, updated, entity } from '../fields.ts';
import { POPUP_AUDIENCES } from './main-popup-audience.ts';
import { POPUP_LIMITS } from './main-popup-limits.ts';

const px = (label: string, minimum: number, maximum: number) => Type.Integer({ minimum, maximum, label });

/** The audience of a main popup. */
export const popupAudience = Type.Array(oneOf(...POPUP_AUDIENCES), {
  minItems: 1,
  maxItems: POPUP_AUDIENCES.length,
  uniqueItems: true,
  label: '보여 줄 사람',
});

/** The fields of a main popup that operators write (SPEC §3). Dates are business days in Asia/Seoul, both included. */
export const popupFields = {
  title: nonEmptyString('제목', POPUP_LIMITS.titleCharacters),
  /** The target of a click: a path inside the app, or an https address. */
  link: nullable(text('링크', POPUP_LIMITS.linkCharacters)),
  date_start: date('시작일'),
  date_end: date('종료일'),
  /** Size and position on wide screens, px from the upper left corner of the page; phones show popups in a sheet. */
  width: px('너비', POPUP_LIMITS.minWidth, POPUP_LIMITS.maxWidth),
  x: px('가로 위치', 0, POPUP_LIMITS.maxOffset),
  y: px('세로 위치', 0, POPUP_LIMITS.maxOffset),
  content: richDocument,
  is_visible: Type.Boolean({ label: '보이기' }),
  /** Offers 오늘 하루 보지 않기. */
  show_close_today: Type.Boolean({ label: '오늘 하루 보지 않기' }),
};

export const mainPopup = entity('MainPopup', {
  id,
  ...popupFields,
  audience: popupAudience,
  created,
  updated,
});

const { content: _content, ...summaryFields } = mainPopup.properties;
/** A main popup in the operators' list: everything but the content. */
export const mainPopupSummary = entity('MainPopupSummary', summaryFields);

const {
  is_visible: _visible,
  audience: _audience,
  created: _created,
  updated: _updated,
  ...homeFields
} = mainPopup.properties;
/** A main popup for a visitor of the home page. */
export const homePopup = entity('HomePopup', homeFields);

export type MainPopup = Static<typeof mainPopup>;
export type MainPopupSummary = Static<typeof mainPopupSummary>;
export type HomePopup = Static<typeof homePopup>;
