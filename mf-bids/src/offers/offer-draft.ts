import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest, SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import { toTotalPrice, validateSuggestRequest } from '@danji/contracts/bids/suggest-request.validation';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { StoredFile } from '@danji/contracts/site/file';
import { describeVat } from '../shared/request-text.ts';

/** A priced row in the form; one of the notice's price table keeps its item. A row without a price is not offered. */
export type OfferLine = {
  key: string;
  item: string;
  unit: string;
  quantity: number | null;
  unit_price: number | null;
  isAsked: boolean;
};

/** The values of the form. */
export type OfferDraft = Omit<SuggestRequestContent, 'price_lines' | 'valid_until' | 'file_ids'> & {
  lines: OfferLine[];
  valid_until: string;
  files: StoredFile[];
};

/** The action that a button of the form asks for besides saving. */
export type OfferAction = { isDraft: boolean };

type PriceTable = SuggestItem['price_table'];

const toAsked = (table: PriceTable): OfferLine[] =>
  table.map((row, index) => ({ ...row, key: `asked-${index}`, unit_price: null, isAsked: true }));

let count = 0;
export const toBlankLine = (): OfferLine => ({
  key: `${Date.now()}-${(count += 1)}`,
  item: '',
  unit: '',
  quantity: 1,
  unit_price: null,
  isAsked: false,
});

/** A new request on a notice, with the rows of its price table to fill. */
export const toBlankOffer = (table: PriceTable): OfferDraft => ({
  content: BLANK_DOCUMENT,
  lines: toAsked(table),
  total_price: null,
  vat_mode: 'included',
  valid_until: '',
  company_item_id: null,
  document_ids: [],
  files: [],
});

/** The priced rows of a request on the rows that were asked for, and those that the vendor has added. */
function mergeLines(table: PriceTable, stored: SuggestRequest['price_lines']): OfferLine[] {
  const rest = [...stored];
  const asked = toAsked(table).map((line) => {
    const at = rest.findIndex(({ item, unit }) => item === line.item && unit === line.unit);
    const [priced] = at < 0 ? [] : rest.splice(at, 1);
    return priced ? { ...line, quantity: priced.quantity, unit_price: priced.unit_price } : line;
  });
  return [...asked, ...rest.map((line, index) => ({ ...line, key: `own-${index}`, isAsked: false }))];
}

/** A stored request in the form. */
export const toOfferDraft = (table: PriceTable, stored: SuggestRequest): OfferDraft => ({
  content: stored.content,
  lines: mergeLines(table, stored.price_lines),
  total_price: stored.price_lines.length > 0 ? null : stored.total_price,
  vat_mode: stored.vat_mode,
  valid_until: stored.valid_until ?? '',
  company_item_id: stored.company_item?.id ?? null,
  document_ids: stored.documents.map(({ id }) => id),
  files: stored.files,
});

const isOffered = ({ item, unit_price }: OfferLine): boolean => item.trim() !== '' && unit_price !== null;

/** The fields of both calls. */
export function toOfferContent({ lines, valid_until, files, ...draft }: OfferDraft): SuggestRequestContent {
  const price_lines = lines.filter(isOffered).map(({ item, unit, quantity, unit_price }) => ({
    item: item.trim(),
    unit: unit.trim(),
    quantity: quantity ?? 0,
    unit_price: unit_price ?? 0,
  }));
  return {
    ...draft,
    price_lines,
    total_price: toTotalPrice({ price_lines, total_price: draft.total_price }),
    valid_until: valid_until || null,
    file_ids: files.map(({ nano_id }) => nano_id),
  };
}

/** The items of the notice that have no price yet. */
export const listUnpriced = ({ lines }: OfferDraft): string[] =>
  lines.filter((line) => line.isAsked && line.unit_price === null).map(({ item }) => item);

/** The sentence for each wrong field; a draft may be incomplete. */
export function validateOffer(draft: OfferDraft, isDraft: boolean): FieldErrors<OfferDraft> {
  if (isDraft) return {};
  const {
    price_lines,
    file_ids: _files,
    ...errors
  } = validateSuggestRequest(toOfferContent(draft), toBusinessDate(new Date()));
  return { ...errors, ...(price_lines !== undefined && { lines: price_lines }) };
}

const LABELS: Readonly<Record<keyof OfferDraft, string>> = {
  content: '제안 내용',
  lines: '가격 내역',
  total_price: '제안 금액',
  vat_mode: '부가세',
  valid_until: '유효 기한',
  company_item_id: '업체 소개',
  document_ids: '증빙 서류',
  files: '첨부파일',
};
export const labelOffer = (name: keyof OfferDraft): string => LABELS[name];

/** Fields whose values are not their own text. */
const TEXTS: { readonly [Name in keyof OfferDraft]?: (value: OfferDraft[Name]) => string } = {
  content: toPlainText,
  lines: (lines) => lines.map(({ item, unit_price }) => `${item} ${unit_price ?? '-'}`).join(', '),
  vat_mode: describeVat,
  document_ids: (ids) => `${ids.length}개`,
  files: (files) => files.map(({ name }) => name).join(', '),
};

/** Formats a field of a draft for reading. */
export function describeOffer<Name extends keyof OfferDraft>(draft: OfferDraft, name: Name): string {
  const toText = TEXTS[name] as ((value: OfferDraft[Name]) => string) | undefined;
  return toText ? toText(draft[name]) : String(draft[name] ?? '');
}
