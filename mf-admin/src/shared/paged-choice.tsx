import { useEndpoint } from '@danji/api-client';
import { ChoiceList } from '@danji/app-kit';
import type { Endpoint, QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { Box, Pagination, Stack, Text } from '@danji/ui';
import { type ReactNode, useState } from 'react';

type RowOf<E extends Endpoint> = ResponseOf<E> extends Page<infer Row> ? Row : never;

type PagedChoiceProps<E extends Endpoint> = {
  /** A paged list with a search. */
  call: E;
  /** The rows among which one is chosen. */
  filter: Partial<QueryOf<E>>;
  /** Names the fields that the search covers. */
  searchLabel: string;
  /** The title of the state without rows. */
  empty: string;
  toKey: (row: RowOf<E>) => string | number;
  onPick: (row: RowOf<E>) => void;
  /** The line of a row. */
  children: (row: RowOf<E>) => ReactNode;
};

const PAGE_SIZE = 10;

/** A row of a choice: its name, and what tells it from others of that name. */
export const ChoiceLine = ({ name, note }: { name: string; note: string }) => (
  <Box minWidth={0} overflowWrap="anywhere">
    <Text as="span" display="block" fontWeight="medium">
      {name}
    </Text>
    <Text as="span" size="sm" tone="subtle" numeric>
      {note}
    </Text>
  </Box>
);

/** Finds one of many rows by words, page by page. */
export function PagedChoice<E extends Endpoint>({ call, filter, ...choice }: PagedChoiceProps<E>) {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const query = { ...filter, page, page_size: PAGE_SIZE, ...(search && { search }) } as QueryOf<E>;
  const state = useEndpoint(call, { query }, { keepPrevious: true });
  const found = state.data as Page<RowOf<E>> | undefined;
  return (
    <Stack gap={3} minHeight="24rem">
      <ChoiceList
        {...choice}
        state={state}
        rows={found?.results}
        search={search}
        onSearch={(next) => setAsked({ search: next, page: 1 })}
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={found?.count ?? 0}
        onChange={(next) => setAsked({ search, page: next })}
      />
    </Stack>
  );
}
