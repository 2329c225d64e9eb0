import type { TableSort } from '@danji/ui';

/** `-created` of a query as the order a table shows. */
export function toSort(ordering: string | undefined): TableSort | undefined {
  if (!ordering) return undefined;
  return ordering.startsWith('-') ? { key: ordering.slice(1), direction: 'desc' } : { key: ordering, direction: 'asc' };
}

/** The order of a table as the query takes it. */
export const toOrdering = ({ key, direction }: TableSort): string => (direction === 'desc' ? `-${key}` : key);
