import { Type, type Static } from 'typebox';
import { count, labelled, nullable, oneOf, strictObject, timestamp } from '../fields.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

/** Offers of one notice that its result names: more than one notice draws. */
const OFFERS = 300;

/** Whether prices of a request hold the value-added tax. */
export const VatMode = oneOf('included', 'excluded', 'exempt');

/** How the amount of a request is said. */
export const VAT_LABELS: Readonly<Record<Static<typeof VatMode>, string>> = {
  included: '부가세 포함',
  excluded: '부가세 별도',
  exempt: '면세',
};

const price = {
  /** Won. */
  total_price: nullable(Type.Integer({ minimum: 0, maximum: SUGGEST_ITEM_LIMITS.amount, label: '제안 금액' })),
  vat_mode: labelled('부가세', VatMode),
};

/**
 * The result of an awarded notice, which everybody reads: who has won for how much, the other totals without names, and
 * why offers did not count, without their totals and names. The order of the others tells nothing about who sent them.
 */
export const suggestResult = strictObject({
  winner: strictObject({
    name: Type.String({ label: '선정 업체' }),
    ...price,
    /** Its total on the qualification score sheet, where there is one. Points of others are not public. */
    score: nullable(Type.Number({ minimum: 0, maximum: 100, label: '평가 점수' })),
  }),
  reason: labelled('선정 이유', Type.String()),
  decided: labelled('선정일', timestamp),
  /** All offers: the winner’s, the others and those that did not count. */
  offers: count('받은 제안', OFFERS),
  /** Lowest first. */
  others: Type.Array(strictObject(price), { maxItems: OFFERS, label: '다른 제안' }),
  excluded: Type.Array(strictObject({ reason: Type.String({ label: '사유' }) }), {
    maxItems: OFFERS,
    label: '제외한 제안',
  }),
  share_picture_url: Type.String({ label: '공유 그림 주소' }),
});
export type SuggestResult = Static<typeof suggestResult>;
