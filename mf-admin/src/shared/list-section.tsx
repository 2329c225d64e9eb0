import type { ApiError } from '@danji/api-client';
import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import {
  Alert,
  Button,
  DataTable,
  EmptyState,
  FailedState,
  Pagination,
  type PaginationProps,
  Stack,
  useTableMemory,
  type DataTableProps,
  type IconName,
  type TableColumn,
} from '@danji/ui';
import { toOrdering, toSort } from './ordering.ts';

/** The part of a paged list that every table needs. */
type ListState<Row> = {
  rows: Row[] | undefined;
  pagination: PaginationProps;
  page: number;
  error: ApiError | undefined;
  /** The response for this page and these filters is not there yet; the previous rows may still be visible. */
  isLoading: boolean;
  isRefreshing: boolean;
  refresh: () => Promise<void>;
  setPage: (page: number) => void;
  filters: object;
  clearFilters: () => void;
};

type ListSectionProps<Row> = Pick<
  DataTableProps<Row>,
  'filters' | 'onFilters' | 'selection' | 'onSelection' | 'bulkActions'
> & {
  list: ListState<Row>;
  /** Names the rows of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** The path that a row opens. */
  rowPath?: (row: Row) => string;
  /** Is used instead of `rowPath` when a row opens something on this screen. */
  onRowClick?: (row: Row) => void;
  /** The current `ordering` of the query; the table can be sorted when `onOrder` is given too. */
  ordering?: string | undefined;
  onOrder?: (ordering: string) => void;
  empty: { icon: IconName; title: string; description: string };
};

/** The navigation state that a list gives to the page it opens, so that the back link keeps page number and filters. */
export type ListLocationState = { list: string };

function useOpenPage(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state: ListLocationState = { list: pathname + search };
  return (path) => void navigate(path, { state });
}

function NoRows<Row>({ list, empty }: Pick<ListSectionProps<Row>, 'list' | 'empty'>) {
  if (list.page > 1)
    return (
      <EmptyState
        icon="inbox"
        title="이 페이지에는 내용이 없어요"
        action={
          <Button variant="outline" onClick={() => list.setPage(1)}>
            첫 페이지로 가기
          </Button>
        }
      />
    );
  const isFiltered = Object.keys(list.filters).some((name) => name !== 'ordering');
  if (!isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon="search"
      title="조건에 맞는 내용이 없어요"
      description="검색어나 조건을 바꿔 보세요."
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          조건 지우기
        </Button>
      }
    />
  );
}

/** A paged table in its four states: loading, failed, empty and with rows. */
export function ListSection<Row>({
  list,
  label,
  columns,
  rowKey,
  rowPath,
  onRowClick,
  ordering,
  onOrder,
  empty,
  ...tableProps
}: ListSectionProps<Row>) {
  const { rows, error, isLoading, isRefreshing } = list;
  const openPage = useOpenPage();
  const memory = useTableMemory(`admin.${label}`);
  const retry = () => void list.refresh();
  const clear =
    error?.status === 422 ? (
      <Button variant="outline" onClick={list.clearFilters}>
        조건 지우기
      </Button>
    ) : null;
  if (error && !rows)
    return <FailedState description={error.title} onRetry={retry} retrying={isRefreshing} action={clear} />;
  return (
    <Stack gap={4}>
      {error ? (
        <Alert
          tone="warning"
          title="새로 불러오지 못해 이전 내용을 보여 드려요"
          action={
            <Button variant="outline" size="sm" loading={isRefreshing} onClick={retry}>
              다시 시도
            </Button>
          }
        >
          {error.title}
        </Alert>
      ) : null}
      <DataTable
        label={label}
        columns={columns}
        rows={rows ?? []}
        rowKey={rowKey}
        {...memory}
        loading={!rows || (isLoading && !error)}
        sort={toSort(ordering)}
        {...tableProps}
        rowHref={rowPath}
        onRowClick={rowPath ? (row) => openPage(rowPath(row)) : onRowClick}
        {...(onOrder && { onSort: (sort) => onOrder(toOrdering(sort)) })}
        empty={<NoRows list={list} empty={empty} />}
      />
      <Pagination {...list.pagination} />
    </Stack>
  );
}
