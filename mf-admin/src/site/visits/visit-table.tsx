import { REFERRER_TYPES, type ReferrerType, toReferrerLabel } from '@danji/contracts/codes/referrer-type';
import type { VisitStatistics } from '@danji/contracts/site/visit';
import { formatNumber } from '@danji/contracts/format/number';
import { DataTable, type TableColumn } from '@danji/ui';

type Row = { type: ReferrerType; visits: number; before: number; share: number };

/** Formats the change from the previous period: `+12%`, or 새로 생김 when the previous count is zero. */
function toChange({ visits, before }: Row): string {
  if (before === 0) return visits === 0 ? '-' : '새로 생김';
  const change = Math.round(((visits - before) / before) * 100);
  return `${change > 0 ? '+' : ''}${formatNumber(change)}%`;
}

const COLUMNS: readonly TableColumn<Row>[] = [
  { key: 'type', header: '방문 경로', cell: ({ type }) => toReferrerLabel(type) },
  { key: 'visits', header: '방문', align: 'end', cell: ({ visits }) => formatNumber(visits) },
  { key: 'share', header: '비율', align: 'end', cell: ({ share }) => `${share}%` },
  { key: 'before', header: '지난 기간', align: 'end', cell: ({ before }) => formatNumber(before) },
  { key: 'change', header: '변화', align: 'end', cell: toChange },
];

/** Shows the visits of each class and its share. */
export function VisitTable({ sums, previous }: Pick<VisitStatistics, 'sums' | 'previous'>) {
  const rows = REFERRER_TYPES.map((type): Row => ({
    type,
    visits: sums[type],
    before: previous.sums[type],
    share: sums.total > 0 ? Math.round((sums[type] / sums.total) * 1000) / 10 : 0,
  })).toSorted((a, b) => b.visits - a.visits);
  return <DataTable label="방문 경로별 방문" columns={COLUMNS} rows={rows} rowKey={({ type }) => type} />;
}
