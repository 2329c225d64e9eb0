import { toApiError } from '@danji/api-client';
import { REFERRER_TYPES, toReferrerLabel } from '@danji/contracts/codes/referrer-type';
import type { VisitDay } from '@danji/contracts/site/visit';
import { ExportButton } from '@danji/ui';

const COLUMNS = [
  { header: '날짜', exportValue: ({ date }: VisitDay) => date },
  ...REFERRER_TYPES.map((type) => ({ header: toReferrerLabel(type), exportValue: (day: VisitDay) => day[type] })),
  { header: '합계', exportValue: ({ total }: VisitDay) => total },
];

/** Exports the visible days as CSV or XLSX. */
export function VisitExport({ rows }: { rows: readonly VisitDay[] }) {
  return (
    <ExportButton
      size="md"
      fileName="방문 통계"
      columns={COLUMNS}
      rowsForExport={() => Promise.resolve({ rows, count: rows.length })}
      toMessage={(error) => toApiError(error).title}
    />
  );
}
