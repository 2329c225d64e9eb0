import { request, toApiError } from '@danji/api-client';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest, SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { getSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { ExportButton, type TableColumn } from '@danji/ui';
import { describeVat, toRequestState } from '../shared/request-text.ts';
import { describeAskedRow } from './comparison-cells.tsx';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import { findLine } from './offer-sums.ts';

type Column = Pick<TableColumn<SuggestRequest>, 'header' | 'exportValue'>;

/** The columns of the file: a request is one row of it, a row of the price table one column. Money is in won. */
const listColumns = ({ price_table: table }: SuggestItem): Column[] => [
  { header: '업체', exportValue: ({ user }) => user.name },
  { header: '상태', exportValue: ({ state }) => toRequestState(state).label },
  { header: '합계(원)', exportValue: ({ total_price }) => total_price },
  { header: '부가세', exportValue: ({ vat_mode }) => describeVat(vat_mode) },
  { header: '부가세 포함(원)', exportValue: toTaxedPrice },
  { header: '빠진 품목', exportValue: ({ missing_lines }) => missing_lines },
  ...table.map((row, index): Column => ({
    header: `${describeAskedRow(row, index)}(원)`,
    exportValue: ({ price_lines }) => {
      const line = findLine(price_lines, row);
      return line && toLineAmount(line);
    },
  })),
  { header: '유효 기한', exportValue: ({ valid_until }) => (valid_until === null ? '' : formatDate(valid_until)) },
  { header: '제출', exportValue: ({ sent }) => formatDateTime(sent) },
  { header: '사유', exportValue: ({ reason }) => reason },
];

type ComparisonExportProps = { notice: SuggestItem; requests: readonly SuggestRequestLine[] };

/** Saves the requests on a notice as CSV or XLSX, in the order of the comparison. */
export const ComparisonExport = ({ notice, requests }: ComparisonExportProps) => (
  <ExportButton<SuggestRequest>
    fileName={`${notice.title} 제안 비교`}
    columns={listColumns(notice)}
    toMessage={(error) => toApiError(error).title}
    rowsForExport={async ({ signal, onProgress }) => {
      const rows: SuggestRequest[] = [];
      for (const { nano_id } of requests) {
        rows.push(await request(getSuggestRequest, { params: { id: nano_id }, signal }));
        onProgress(rows.length, requests.length);
      }
      return { rows, count: rows.length };
    }}
  />
);
