import { useEndpoint } from '@danji/api-client';
import type { Endpoint, PathInput, QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { ListSkeleton, type EmptyStateProps } from '@danji/ui';
import { useState } from 'react';
import { History, type HistoryEntry } from './history.tsx';
import { ListSection } from './list-section.tsx';
import type { RowOf } from './list-state.ts';

type PagedHistoryProps<E extends Endpoint> = {
  /** A list of changes, the newest first, under the id of a record. */
  call: E;
  id: number;
  label: string;
  toEntry: (row: RowOf<E>) => HistoryEntry;
  empty: EmptyStateProps;
  pageSize?: number;
};

const unfiltered = {
  isFiltered: false,
  filters: {},
  setFilters: () => undefined,
  clearFilters: () => undefined,
};

/** The history of a record that has its own call; its page is not in the URL. */
export function PagedHistory<E extends Endpoint>({
  call,
  id,
  label,
  toEntry,
  empty,
  pageSize = 10,
}: PagedHistoryProps<E>) {
  const [page, setPage] = useState(1);
  const input = { params: { id } as PathInput<E>, query: { page, page_size: pageSize } as QueryOf<E> };
  const { data, ...state } = useEndpoint(call, input, { keepPrevious: true });
  const changes = data as Page<RowOf<E>> | undefined;
  return (
    <ListSection
      list={{
        ...state,
        ...unfiltered,
        rows: changes?.results,
        pagination: {
          page,
          pageSize,
          count: changes?.count ?? 0,
          isCapped: changes?.is_count_capped,
          onChange: setPage,
        },
        page,
        setPage,
      }}
      label={label}
      empty={{ compact: true, icon: 'history', ...empty }}
      skeleton={<ListSkeleton count={3} />}
    >
      {(rows) => <History entries={rows.map(toEntry)} />}
    </ListSection>
  );
}
