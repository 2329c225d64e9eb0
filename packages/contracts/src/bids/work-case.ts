import { Type, type Static } from 'typebox';
import { date, labelled, nanoId, nonEmptyString, nullable, strictObject, text } from '../fields.ts';
import { COMPANY_ITEM_LIMITS } from './company-item-limits.ts';

const written = {
  title: nonEmptyString('제목', COMPANY_ITEM_LIMITS.titleCharacters),
  description: text('설명', COMPANY_ITEM_LIMITS.caseCharacters),
  /** In the words of the vendor: `지하 주차장 3,200㎡`. */
  size: text('규모', COMPANY_ITEM_LIMITS.sizeCharacters),
  /** In won. */
  amount: labelled('금액', nullable(Type.Integer({ minimum: 0, maximum: COMPANY_ITEM_LIMITS.caseAmount }))),
  date_start: labelled('시작', nullable(date('시작'))),
  date_end: labelled('끝', nullable(date('끝'))),
};

/** A finished work that a vendor shows, as it is sent and stored. */
const sentCase = strictObject({
  ...written,
  /** Public ids of uploaded pictures, in their order. */
  picture_ids: Type.Array(nanoId, { maxItems: COMPANY_ITEM_LIMITS.casePictures, uniqueItems: true, label: '사진' }),
});

/** The same as it is read. */
const shownCase = strictObject({
  ...written,
  pictures: Type.Array(strictObject({ nano_id: nanoId, url: Type.String() }), {
    maxItems: COMPANY_ITEM_LIMITS.casePictures,
    label: '사진',
  }),
});

const many = { maxItems: COMPANY_ITEM_LIMITS.cases, label: '시공 사례' };
export const sentCases = Type.Array(sentCase, many);
export const shownCases = Type.Array(shownCase, many);

export type SentCase = Static<typeof sentCase>;
export type WorkCase = Static<typeof shownCase>;

/** Returns what is wrong with a work, as a Korean sentence. */
export function validateCase({ title, date_start, date_end }: Pick<SentCase, 'title' | 'date_start' | 'date_end'>) {
  if (title.trim() === '') return '사례 제목을 입력해 주세요.';
  if (date_start !== null && date_end !== null && date_end < date_start) return '끝난 날이 시작한 날보다 빨라요.';
  return undefined;
}
