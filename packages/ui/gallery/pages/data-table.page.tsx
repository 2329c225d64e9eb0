import { useState } from 'react';
import {
  Button,
  collectPages,
  DataTable,
  EmptyState,
  ExportButton,
  type RowKey,
  type TableDensity,
  type TableSort,
} from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { columns, rowKey, rows } from './sample-bids.tsx';

function Full() {
  const [sort, setSort] = useState<TableSort>({ key: 'price', direction: 'desc' });
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({ kind: '공사' });
  const [selection, setSelection] = useState<ReadonlySet<RowKey>>(new Set());
  const [hiddenColumns, setHidden] = useState<readonly string[]>([]);
  const [density, setDensity] = useState<TableDensity>('comfortable');
  const key = sort.key as 'title' | 'homes' | 'price' | 'date';
  const visibleRows = rows
    .filter((row) => (!filters['kind'] || row.kind === filters['kind']) && row.title.includes(filters['title'] ?? ''))
    .sort((a, b) => (a[key] > b[key] ? 1 : -1) * (sort.direction === 'asc' ? 1 : -1));
  return (
    <DataTable
      label="입찰 목록"
      columns={columns}
      rows={visibleRows}
      rowKey={rowKey}
      rowHref={({ id }) => `#bid-${id}`}
      onRowClick={() => undefined}
      sort={sort}
      onSort={setSort}
      filters={filters}
      onFilters={setFilters}
      selection={selection}
      onSelection={setSelection}
      bulkActions={<Button size="sm">한꺼번에 승인</Button>}
      hiddenColumns={hiddenColumns}
      onHiddenColumns={setHidden}
      density={density}
      onDensity={setDensity}
      actions={
        <ExportButton
          fileName="입찰"
          columns={columns}
          rowsForExport={(task) =>
            collectPages(task, () => Promise.resolve({ results: visibleRows, count: visibleRows.length }), rowKey)
          }
        />
      }
      empty={
        <EmptyState
          icon="search"
          title="조건에 맞는 입찰이 없어요"
          description="필터를 바꿔 보세요."
          action={
            <Button variant="outline" onClick={() => setFilters({})}>
              필터 지우기
            </Button>
          }
        />
      }
    />
  );
}

function Chosen() {
  const [selection, setSelection] = useState<ReadonlySet<RowKey>>(new Set([1, 3]));
  return (
    <DataTable
      label="고른 입찰"
      columns={columns}
      rows={rows.slice(0, 4)}
      rowKey={rowKey}
      density="compact"
      selection={selection}
      onSelection={setSelection}
      bulkActions={
        <>
          <Button size="sm" variant="outline">
            마감 연장
          </Button>
          <Button size="sm" variant="danger">
            삭제
          </Button>
        </>
      }
    />
  );
}

export const page: GalleryPage = {
  slug: 'data-table',
  group: '자료',
  title: '표 DataTable',
  summary:
    '목록을 촘촘하게 보여 줘요. 768px보다 좁으면 한 줄이 카드 하나가 돼요. 정렬, 열 필터, 줄 고르기, 열 고르기, 줄 간격은 콜백을 준 것만 나타나고 모두 바깥에서 조종해요. 넓은 표는 안에서 옆으로 움직이고 머리줄과 첫 열은 제자리에 있어요. 숫자는 오른쪽에 맞춰요.',
  keys: [
    ['Tab', '표 안의 버튼과 칸을 차례로 다녀요'],
    ['Enter', '첫 칸에서 그 줄을 열어요'],
    ['Ctrl · ⌘ + 클릭, 가운데 버튼', '줄의 주소(rowHref)를 새 탭에서 열어요'],
    ['Space', '고르기 칸을 켜거나 꺼요'],
    ['Shift + 클릭', '앞에 고른 줄부터 여기까지 골라요'],
    ['↑ ↓', '필터와 보기 설정 안에서 움직여요'],
    ['Esc', '열린 창을 닫고 버튼으로 돌아가요'],
    ['← →', '표를 옆으로 움직여요'],
  ],
  examples: [
    { title: '모두 갖춘 표', render: () => <Full /> },
    { title: '줄을 고른 상태, 좁은 간격', render: () => <Chosen /> },
    {
      title: '읽기만 하는 표, 높이 제한',
      render: () => <DataTable label="읽기 전용" columns={columns} rows={rows} rowKey={rowKey} maxHeight="16rem" />,
    },
    {
      title: '새로 불러오는 중',
      render: () => (
        <DataTable label="새로 불러오는 목록" columns={columns} rows={rows.slice(0, 3)} rowKey={rowKey} loading />
      ),
    },
    {
      title: '처음 불러오는 중',
      render: () => <DataTable label="처음" columns={columns} rows={[]} rowKey={rowKey} loading />,
    },
    {
      title: '비었을 때',
      render: () => (
        <DataTable
          label="빈 목록"
          columns={columns}
          rows={[]}
          rowKey={rowKey}
          empty={
            <EmptyState
              icon="gavel"
              title="아직 입찰이 없어요"
              description="첫 입찰을 올려 보세요."
              action={<Button icon="plus">입찰 올리기</Button>}
            />
          }
        />
      ),
    },
  ],
};
