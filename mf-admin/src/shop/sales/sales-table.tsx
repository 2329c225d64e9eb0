import { toApiError } from '@danji/api-client';
import { DataTable, ExportButton, type DataTableProps, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

type SalesTableProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'> & {
  title: string;
  note?: string;
};

/** One grouping of the sales of a period, which can be saved as a file. */
export function SalesTable<Row>({ title, note, columns, rows, rowKey }: SalesTableProps<Row>) {
  const save = (
    <ExportButton
      fileName={`매출 ${title}`}
      columns={columns}
      rowsForExport={() => Promise.resolve({ rows, count: rows.length })}
      toMessage={(error) => toApiError(error).title}
    />
  );
  return (
    <DetailCard title={title} aside={rows.length > 0 ? save : null}>
      {note === undefined ? null : (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      {rows.length > 0 ? (
        <DataTable label={`${title} 매출`} columns={columns} rows={rows} rowKey={rowKey} />
      ) : (
        <Text tone="muted">이 기간에는 매출도 환불도 없어요.</Text>
      )}
    </DetailCard>
  );
}
