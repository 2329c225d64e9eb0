import { VAT_LABELS } from '@danji/contracts/bids/suggest-result';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import type { RichBlock, RichTable } from '@danji/contracts/documents/rich-document';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { paperCell as cell, paperName as name, paperRow as row } from '../../workspace/ai-documents/index.ts';

/** Stands where there is nothing. */
export const NONE = '-';

type Priced = Pick<SuggestRequest, 'total_price' | 'vat_mode'>;

/** An amount as its vendor wrote it. */
export const describePrice = ({ total_price, vat_mode }: Priced): string =>
  total_price === null ? NONE : `${formatWon(total_price)} (${VAT_LABELS[vat_mode]})`;

export const formatScore = (points: number | null): string => (points === null ? NONE : `${formatNumber(points)}점`);

export const title = (text: string): RichBlock => ({
  type: 'heading',
  level: 1,
  align: 'center',
  children: [{ text }],
});
export const heading = (text: string): RichBlock => ({ type: 'heading', level: 3, children: [{ text }] });

/** Names and values below each other. */
export const toDetailTable = (details: readonly (readonly [string, string])[]): RichTable => ({
  type: 'table',
  colWidths: [22, 78],
  children: details.map(([label, value]) => row(name(label), cell(value))),
});
