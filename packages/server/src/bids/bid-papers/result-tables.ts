import { findLine, findLowestPrice, isWhole, listExtraLines } from '@danji/contracts/bids/offer-sums';
import { describePriceRule, SCORE_CRITERIA, type ScoreCriterion } from '@danji/contracts/bids/score-rules';
import type { ScoredOffer, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { SUGGEST_REQUEST_STATE_LABELS } from '@danji/contracts/bids/suggest-request';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import type { RichBlock, RichTable } from '@danji/contracts/documents/rich-document';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import {
  paperCell as cell,
  paperName as name,
  paperNote as note,
  paperRow as row,
} from '../../workspace/ai-documents/index.ts';
import type { OpenedRequest } from '../suggest-requests/index.ts';
import { describePrice, formatScore, heading, NONE } from './describe.ts';

/** So many columns fit on a page of A4 beside the names of the rows. */
const COLUMNS = 4;
const LABEL_WIDTH = 20;

type Row<Column> = { label: string; text: (column: Column) => string };

const chunk = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / COLUMNS) }, (_, at) => list.slice(at * COLUMNS, (at + 1) * COLUMNS));

/** Things side by side: as many tables as their columns need. */
const toTables = <Column>(columns: readonly Column[], head: (column: Column) => string, rows: readonly Row<Column>[]) =>
  chunk(columns).map((part): RichTable => ({
    type: 'table',
    headerRow: true,
    headerColumn: true,
    colWidths: [LABEL_WIDTH, ...part.map(() => (100 - LABEL_WIDTH) / part.length)],
    children: [
      row(name('업체'), ...part.map((column) => name(head(column)))),
      ...rows.map(({ label, text }) => row(name(label), ...part.map((column) => cell(text(column))))),
    ],
  }));

type AskedRow = SuggestItem['price_table'][number];

const describeLine = ({ price_lines }: OpenedRequest, asked: AskedRow): string => {
  const line = findLine(price_lines, asked);
  if (!line) return '제안 없음';
  const quantity = line.quantity === asked.quantity ? '' : ` · 수량 ${formatNumber(line.quantity)}${line.unit}`;
  return `${formatWon(toLineAmount(line))} (단가 ${formatWon(line.unit_price)}${quantity})`;
};

const describeExtra = ({ price_lines }: OpenedRequest, table: readonly AskedRow[]): string =>
  listExtraLines(price_lines, table)
    .map((line) => `${line.item} ${formatNumber(line.quantity)}${line.unit} ${formatWon(toLineAmount(line))}`)
    .join(', ') || NONE;

/** The total as its vendor wrote it, with the tax for comparing, and whether it is the lowest. */
function describeTotal(offer: OpenedRequest, lowest: number | undefined): string {
  const taxed = toTaxedPrice(offer);
  const parts = [
    describePrice(offer),
    offer.vat_mode === 'excluded' && taxed !== null && `부가세 포함 ${formatWon(taxed)}`,
    taxed !== null && taxed === lowest && isWhole(offer) && '최저',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Lays out the requests on a notice side by side, in the order of comparing. */
export function toComparison({ price_table: table }: SuggestItem, offers: readonly OpenedRequest[]): RichBlock[] {
  const lowest = findLowestPrice(offers);
  const rows: Row<OpenedRequest>[] = [
    { label: '합계', text: (offer) => describeTotal(offer, lowest) },
    ...table.map((asked, index) => ({
      label: `${index + 1}. ${asked.item} ${formatNumber(asked.quantity)}${asked.unit}`,
      text: (offer: OpenedRequest) => describeLine(offer, asked),
    })),
    { label: table.length > 0 ? '다른 품목' : '품목', text: (offer) => describeExtra(offer, table) },
    { label: '유효 기한', text: ({ valid_until }) => (valid_until === null ? NONE : formatDate(valid_until)) },
    { label: '제출', text: ({ sent }) => formatDateTime(sent) },
    {
      label: '결과',
      text: ({ state, reason }) => [SUGGEST_REQUEST_STATE_LABELS[state], reason].filter(Boolean).join(': '),
    },
  ];
  return [heading('제안 비교'), ...toTables(offers, ({ user }) => user.name, rows)];
}

function describePoints({ judgement, price_points }: ScoredOffer, criterion: ScoreCriterion): string {
  if (criterion === 'price') return formatScore(price_points);
  const { points, note: grounds } = judgement[criterion];
  return grounds === '' ? formatScore(points) : `${formatScore(points)} (${grounds})`;
}

/** Lays out the score sheet; nothing before there is an offer on it. */
export const toScores = ({ offers, weights, is_highest_best }: ScoreSheet): RichBlock[] =>
  offers.length === 0
    ? []
    : [
        heading('적격심사 평가'),
        ...toTables(offers, (offer) => offer.name, [
          ...SCORE_CRITERIA.map(({ key, label }) => ({
            label: `${label} (${weights[key]}점)`,
            text: (offer: ScoredOffer) => describePoints(offer, key),
          })),
          { label: '총점', text: ({ total }) => formatScore(total) },
          { label: '순위', text: ({ rank }) => (rank === null ? NONE : `${rank}위`) },
        ]),
        note(describePriceRule(is_highest_best)),
      ];
