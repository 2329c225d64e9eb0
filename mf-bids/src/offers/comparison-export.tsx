import { toApiError } from '@danji/api-client';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { ExportButton, type TableColumn } from '@danji/ui';
import { describeVat, toRequestState } from '../shared/request-text.ts';
import { describeAskedRow } from './comparison-cells.tsx';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import { describeOutlier, findRowOutliers } from './offer-outliers.ts';
import { findLine } from '@danji/contracts/bids/offer-sums';
import type { ComparedOffer } from './use-offers.ts';

type Column = Pick<TableColumn<ComparedOffer>, 'header' | 'exportValue'>;

/** The outliers of an offer with their rows, `''` without any. */
function toOutlierTexts({ price_table: table }: SuggestItem, offers: readonly ComparedOffer[]) {
  const rows = table.map((row, index) => ({ name: describeAskedRow(row, index), found: findRowOutliers(offers, row) }));
  return ({ nano_id }: ComparedOffer): string =>
    rows
      .flatMap(({ name, found }) => {
        const percent = found.get(nano_id);
        return percent === undefined ? [] : [`${name}: ${describeOutlier(percent)}`];
      })
      .join(', ');
}

/** The columns of the file: a request is one row of it, a row of the price table two columns. Money is in won. */
const listColumns = (notice: SuggestItem, offers: readonly ComparedOffer[]): Column[] => [
  { header: '업체', exportValue: ({ user }) => user.name },
  { header: '상태', exportValue: ({ state }) => toRequestState(state).label },
  { header: '합계(원)', exportValue: ({ total_price }) => total_price },
  { header: '부가세', exportValue: ({ vat_mode }) => describeVat(vat_mode) },
  { header: '부가세 포함(원)', exportValue: toTaxedPrice },
  { header: '빠진 품목', exportValue: ({ missing_lines }) => missing_lines },
  ...notice.price_table.flatMap((row, index): Column[] => {
    const name = describeAskedRow(row, index);
    const find = ({ price_lines }: ComparedOffer) => findLine(price_lines, row);
    return [
      {
        header: `${name}(원)`,
        exportValue: (offer) => {
          const line = find(offer);
          return line && toLineAmount(line);
        },
      },
      { header: `${name} 단가(원)`, exportValue: (offer) => find(offer)?.unit_price },
    ];
  }),
  { header: '단가 확인', exportValue: toOutlierTexts(notice, offers) },
  { header: '유효 기한', exportValue: ({ valid_until }) => (valid_until === null ? '' : formatDate(valid_until)) },
  { header: '제출', exportValue: ({ sent }) => formatDateTime(sent) },
  { header: '사유', exportValue: ({ reason }) => reason },
];

type ComparisonExportProps = { notice: SuggestItem; offers: readonly ComparedOffer[] };

/** Saves the requests on a notice as CSV or XLSX, in the order of the comparison. */
export const ComparisonExport = ({ notice, offers }: ComparisonExportProps) => (
  <ExportButton<ComparedOffer>
    fileName={`${notice.title} 제안 비교`}
    columns={listColumns(notice, offers)}
    toMessage={(error) => toApiError(error).title}
    rowsForExport={() => Promise.resolve({ rows: [...offers], count: offers.length })}
  />
);
