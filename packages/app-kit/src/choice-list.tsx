import type { EndpointState } from '@danji/api-client';
import { Box, EmptyState, FailedState, ListSkeleton, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { SearchField } from './search-field.tsx';

type ChoiceListProps<Row> = {
  state: Pick<EndpointState<unknown>, 'data' | 'error' | 'refresh' | 'isRefreshing'>;
  /** The rows to choose from, of the loaded data. */
  rows: readonly Row[] | undefined;
  /** Names the fields that the search covers. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** The title of the state without rows, and what to do then. */
  empty: string;
  emptyDescription?: string | undefined;
  /** Shown in place of the rows while nothing is searched. */
  hint?: string | undefined;
  toKey: (row: Row) => string | number;
  onPick: (row: Row) => void;
  /** The line of a row. */
  children: (row: Row) => ReactNode;
};

const LINE = {
  display: 'block',
  width: 'full',
  minHeight: '3rem',
  textAlign: 'start',
  paddingInline: 3,
  paddingBlock: 2,
  borderRadius: 'md',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

/** Rows of which one is chosen, with a search above them, while they load, when they failed to load, and when there are none. */
export const ChoiceList = <Row,>({
  state: { data, error, refresh, isRefreshing },
  rows,
  searchLabel,
  search,
  onSearch,
  empty,
  emptyDescription,
  hint,
  toKey,
  onPick,
  children,
}: ChoiceListProps<Row>) => (
  <>
    <SearchField label={searchLabel} value={search} onSearch={onSearch} />
    {hint === undefined ? null : (
      <Text size="sm" tone="muted">
        {hint}
      </Text>
    )}
    {error && !data ? (
      <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : null}
    {!data && !error && hint === undefined ? <ListSkeleton count={4} /> : null}
    {rows?.length === 0 ? <EmptyState compact icon="search" title={empty} description={emptyDescription} /> : null}
    <Stack as="ul" gap={1}>
      {rows?.map((row) => (
        <li key={toKey(row)}>
          <Box asChild css={LINE}>
            <button type="button" onClick={() => onPick(row)}>
              {children(row)}
            </button>
          </Box>
        </li>
      ))}
    </Stack>
  </>
);
