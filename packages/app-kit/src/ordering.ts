import type { TableSort } from '@danji/ui';

/** Converts the `ordering` of a query (`-created`) to the sort order of a table. */
export function toSort(ordering: string | undefined): TableSort | undefined {
  if (!ordering) return undefined;
  return ordering.startsWith('-') ? { key: ordering.slice(1), direction: 'desc' } : { key: ordering, direction: 'asc' };
}

/** Converts the sort order of a table to the `ordering` of a query. */
export const toOrdering = ({ key, direction }: TableSort): string => (direction === 'desc' ? `-${key}` : key);
