import { useState } from 'react';
import {
  Button,
  DataTable,
  type DataTableProps,
  type RowKey,
  type TableColumn,
  type TableDensity,
  type TableSort,
} from '../src/index.ts';

export interface Home {
  id: number;
  name: string;
  count: number;
  kind: string;
}
export const rows: Home[] = [
  { id: 1, name: '래미안', count: 2990, kind: '분양' },
  { id: 2, name: '헬리오시티', count: 9510, kind: '혼합' },
  { id: 3, name: '은마', count: 4424, kind: '분양' },
];
export const columns: TableColumn<Home>[] = [
  { key: 'name', header: '이름', cell: (row) => row.name, sortKey: 'name', filter: { kind: 'text' } },
  { key: 'count', header: '세대수', cell: (row) => row.count.toLocaleString('ko-KR'), sortKey: 'count', align: 'end' },
  {
    key: 'kind',
    header: '분양 형태',
    cell: (row) => row.kind,
    filter: {
      kind: 'choice',
      options: [
        { value: 'sale', label: '분양' },
        { value: 'mixed', label: '혼합' },
      ],
    },
  },
  { key: 'link', header: '지도', cell: () => <a href="#map">보기</a>, alwaysVisible: true },
];
export const rowKey = (row: Home): number => row.id;

/** A page that holds the controlled state of the table. */
export function Page(props: Partial<DataTableProps<Home>> & { chooses?: boolean }) {
  const { chooses = false, ...rest } = props;
  const [sort, setSort] = useState<TableSort>();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [selection, setSelection] = useState<ReadonlySet<RowKey>>(new Set());
  const [hiddenColumns, setHidden] = useState<readonly string[]>([]);
  const [density, setDensity] = useState<TableDensity>('comfortable');
  return (
    <>
      <DataTable
        label="단지 목록"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={sort}
        onSort={setSort}
        filters={filters}
        onFilters={setFilters}
        hiddenColumns={hiddenColumns}
        onHiddenColumns={setHidden}
        density={density}
        onDensity={setDensity}
        {...(chooses ? { selection, onSelection: setSelection, bulkActions: <Button>승인</Button> } : {})}
        {...rest}
      />
      <output data-testid="state">
        {JSON.stringify({ sort, filters, selection: [...selection], hiddenColumns, density })}
      </output>
    </>
  );
}
