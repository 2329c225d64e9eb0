import { useEndpoint } from '@danji/api-client';
import type { Endpoint, QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { Box, Button, FailedState, HStack, IconButton, Skeleton, Stack, Text } from '@danji/ui';
import { type ReactNode, useState } from 'react';
import type { RowOf } from './list-state.ts';

/** How the nodes of a tree are read and shown. */
export type TreeNodes<E extends Endpoint> = {
  /** A paged list. */
  call: E;
  /** The query of the nodes directly below one. */
  toQuery: (row: RowOf<E>) => object;
  keyOf: (row: RowOf<E>) => number;
  nameOf: (row: RowOf<E>) => string;
  hasChildren: (row: RowOf<E>) => boolean;
  children: (row: RowOf<E>) => ReactNode;
};

type BranchProps<E extends Endpoint> = {
  nodes: TreeNodes<E>;
  query: object;
  label: string;
  /** The text that is shown when there is no node. */
  empty?: string;
  page?: number;
};

const PAGE_SIZE = 50;

/** The nodes that a query finds, a page at a time, each below the one before. */
export function TreeBranch<E extends Endpoint>({ nodes, query, label, empty, page = 1 }: BranchProps<E>) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, refresh, isRefreshing } = useEndpoint(nodes.call, {
    query: { ...query, page, page_size: PAGE_SIZE } as QueryOf<E>,
  });
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  const { results, count } = data as Page<RowOf<E>>;
  if (count === 0 && empty !== undefined) return <Text tone="muted">{empty}</Text>;
  return (
    <>
      <Tree nodes={nodes} rows={results} label={label} />
      {hasMore ? <TreeBranch nodes={nodes} query={query} label={label} page={page + 1} /> : null}
      {count > page * PAGE_SIZE && !hasMore ? (
        <Button variant="ghost" size="sm" onClick={() => setHasMore(true)}>
          더 보기
        </Button>
      ) : null}
    </>
  );
}

function TreeNode<E extends Endpoint>({ nodes, row }: { nodes: TreeNodes<E>; row: RowOf<E> }) {
  const [isOpen, setIsOpen] = useState(false);
  const below = `${nodes.nameOf(row)} 아래`;
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.subtle">
      <HStack minHeight="11" flexWrap="wrap">
        {nodes.hasChildren(row) ? (
          <IconButton
            size="sm"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            label={`${below} ${isOpen ? '접기' : '펼치기'}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : (
          <Box width="9" />
        )}
        {nodes.children(row)}
      </HStack>
      {isOpen ? (
        <Stack paddingInlineStart={{ base: 4, md: 8 }} gap={0}>
          <TreeBranch nodes={nodes} query={nodes.toQuery(row)} label={below} />
        </Stack>
      ) : null}
    </Box>
  );
}

type TreeProps<E extends Endpoint> = { nodes: TreeNodes<E>; rows: readonly RowOf<E>[]; label: string };

/** Nodes of a tree; one that has others below is opened in place, to any depth, and only then they are read. */
export const Tree = <E extends Endpoint>({ nodes, rows, label }: TreeProps<E>) => (
  <Box as="ul" aria-label={label} listStyleType="none">
    {rows.map((row) => (
      <TreeNode key={nodes.keyOf(row)} nodes={nodes} row={row} />
    ))}
  </Box>
);
