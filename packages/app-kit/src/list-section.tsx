import { Alert, Box, Button, FailedState, ListSkeleton, Pagination, Stack, type EmptyStateProps } from '@danji/ui';
import type { ReactNode } from 'react';
import type { ListState } from './list-state.ts';
import { ListTable, type TableOptions } from './list-table.tsx';
import { NoRows } from './no-rows.tsx';

export type ListSectionProps<Row> = {
  list: ListState<Row>;
  /** Names the rows for assistive technology. */
  label: string;
  /** The state with no rows at all. */
  empty: EmptyStateProps;
  /** The state when no row matches the filters, as far as it differs from the usual one. */
  noMatch?: Partial<EmptyStateProps> | undefined;
  /** Shows the rows as a table. */
  table?: TableOptions<Row> | undefined;
  /** Shows the rows in another way: as cards, for instance. */
  children?: ((rows: Row[]) => ReactNode) | undefined;
  /** A way on when the rows could not be loaded. */
  failedAction?: ReactNode;
  /** The placeholder of rows that are not in a table. */
  skeleton?: ReactNode;
};

function StaleAlert<Row>({ list: { error, isRefreshing, refresh } }: { list: ListState<Row> }) {
  if (!error) return null;
  return (
    <Alert
      tone="warning"
      title="새로 불러오지 못해 이전 내용을 보여 드려요"
      action={
        <Button variant="outline" size="sm" loading={isRefreshing} onClick={() => void refresh()}>
          다시 시도
        </Button>
      }
    >
      {error.title}
    </Alert>
  );
}

/** A paged list in its states: loading, failed, empty, with rows, and with old rows when newer ones could not be loaded. */
export function ListSection<Row>({
  list,
  label,
  empty,
  noMatch,
  table,
  children,
  failedAction,
  skeleton,
}: ListSectionProps<Row>) {
  const { rows, error, isLoading, isRefreshing, refresh, clearFilters } = list;
  if (error && !rows)
    return (
      <FailedState
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
        action={
          error.status === 422 ? (
            <Button variant="outline" onClick={clearFilters}>
              조건 지우기
            </Button>
          ) : (
            failedAction
          )
        }
      />
    );
  const none = <NoRows list={list} empty={empty} noMatch={noMatch} />;
  const render = () => {
    if (table) return <ListTable list={list} label={label} empty={none} {...table} />;
    if (!rows) return skeleton ?? <ListSkeleton label={`${label} 불러오는 중`} />;
    if (rows.length === 0) return none;
    const isOld = isLoading && !error;
    return (
      <Box opacity={isOld ? 0.5 : undefined} aria-busy={isOld}>
        {children?.(rows)}
      </Box>
    );
  };
  return (
    <Stack gap={4}>
      <StaleAlert list={list} />
      {render()}
      <Pagination {...list.pagination} />
    </Stack>
  );
}
