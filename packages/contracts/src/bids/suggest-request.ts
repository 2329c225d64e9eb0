import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  count,
  created,
  date,
  entity,
  id,
  labelled,
  nanoId,
  nonEmptyString,
  nullable,
  oneOf,
  publicId,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { file } from '../site/file.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';
import { suggestItemLine } from './suggest-item.ts';
import { VatMode } from './suggest-result.ts';

export const SUGGEST_REQUEST_LIMITS = {
  files: 10,
  /** Compliance documents of the vendor that go with a request. */
  documents: 20,
  /** Requests on one notice that are read at once: more than one notice draws. */
  received: 300,
  /** Messages about one request. */
  messages: 1000,
} as const;

/** A priced row: the amount of a row is quantity × unit price, rounded to whole won. */
const priceLine = strictObject({
  item: nonEmptyString('품목', 100),
  unit: text('단위', 20),
  quantity: Type.Number({ minimum: 0, maximum: 1_000_000_000, label: '수량' }),
  /** Won. */
  unit_price: Type.Integer({ minimum: 0, maximum: SUGGEST_ITEM_LIMITS.amount, label: '단가' }),
});

const money = {
  /** Won. Derived from the lines where there are any. */
  total_price: nullable(Type.Integer({ minimum: 0, maximum: SUGGEST_ITEM_LIMITS.amount, label: '제안 금액' })),
  vat_mode: labelled('부가세', VatMode),
  /** The last day on which the offer holds. */
  valid_until: labelled('유효 기한', nullable(date('유효 기한'))),
};
const body = {
  content: labelled('제안 내용', richDocument),
  price_lines: Type.Array(priceLine, { maxItems: SUGGEST_ITEM_LIMITS.priceRows, label: '가격 내역' }),
};

/** The fields that a vendor writes. */
export const suggestRequestFields = {
  ...body,
  ...money,
  /** The company item that the vendor offers with. */
  company_item_id: labelled('업체 소개', nullable(id)),
  /** Compliance documents of the vendor that go with it. */
  document_ids: Type.Array(id, { maxItems: SUGGEST_REQUEST_LIMITS.documents, uniqueItems: true, label: '증빙 서류' }),
  /** Public ids of uploaded files. */
  file_ids: Type.Array(nanoId, { maxItems: SUGGEST_REQUEST_LIMITS.files, label: '첨부파일' }),
};

/** The state of a request. Only a `sent` one counts as an offer; `revoked` is an award that was withdrawn. */
export const SuggestRequestState = oneOf('draft', 'sent', 'withdrawn', 'awarded', 'unsuccessful', 'invalid', 'revoked');

/** The states of requests in words. */
export const SUGGEST_REQUEST_STATE_LABELS: Readonly<Record<Static<typeof SuggestRequestState>, string>> = {
  draft: '작성 중',
  sent: '제출',
  withdrawn: '철회',
  awarded: '선정',
  unsuccessful: '미선정',
  invalid: '무효',
  revoked: '선정 취소',
};

const companyItemRef = strictObject({ id, nano_id: publicId, title: Type.String() });

const line = {
  id,
  nano_id: publicId,
  /** The vendor, under the name of its company. */
  user: labelled('업체', personRef),
  company_item: labelled('업체 소개', nullable(companyItemRef)),
  suggest_item: labelled('공고', suggestItemLine),
  company_fav_date: labelled('관심 등록', nullable(timestamp)),
  ...money,
  /** Rows of the price table of its notice that it has left out: the order of comparing, whoever pays. */
  missing_lines: count('빠진 품목', SUGGEST_ITEM_LIMITS.priceRows),
  state: labelled('상태', SuggestRequestState),
  /** When it was last sent. */
  sent: labelled('제출', nullable(timestamp)),
  /** Why it was declared invalid, or the reason of the award for the one that won. */
  reason: labelled('사유', nullable(Type.String())),
  created,
  updated,
};

/** A request (offer) on a notice in a list. */
export const suggestRequestLine = entity('SuggestRequestLine', {
  ...line,
  /** Messages of the other side that the caller's side has not read; `null` where the caller reads none (ADR 0127). */
  unread_messages: labelled('읽지 않은 메시지', nullable(count('읽지 않은 메시지', SUGGEST_REQUEST_LIMITS.messages))),
});

/** A whole request (SPEC §3, Suggest item request), for its vendor, and once it may be opened for the complex. */
export const suggestRequest = entity('SuggestRequest', {
  ...line,
  ...body,
  documents: Type.Array(strictObject({ id, title: Type.String(), files: Type.Array(file, { maxItems: 5 }) }), {
    maxItems: SUGGEST_REQUEST_LIMITS.documents,
    label: '증빙 서류',
  }),
  files: Type.Array(file, { maxItems: SUGGEST_REQUEST_LIMITS.files, label: '첨부파일' }),
  /** SHA-256 of what was last sent, in hex: the copy of it never changes. */
  hash: labelled('제출 확인값', nullable(Type.String())),
  /** Whether the caller reads the messages about it. */
  has_messages: Type.Boolean({ label: '메시지를 볼 수 있음' }),
});

/** The priced lines of the opened requests on one notice, for comparing them. */
export const offeredPrices = entity('OfferedPrices', {
  offers: Type.Array(strictObject({ nano_id: publicId, price_lines: body.price_lines }), {
    maxItems: SUGGEST_REQUEST_LIMITS.received,
    label: '제안',
  }),
});

export type OfferedPrices = Static<typeof offeredPrices>;
export type SuggestRequestLine = Static<typeof suggestRequestLine>;
export type SuggestRequest = Static<typeof suggestRequest>;
export type SuggestRequestContent = {
  [Name in keyof typeof suggestRequestFields]: Static<(typeof suggestRequestFields)[Name]>;
};
