import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import { HeadCell } from './table-parts.ts';

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface SortableColumn {
  header: string;
  sortKey?: string | undefined;
  align?: 'start' | 'end' | 'center' | undefined;
  width?: string | undefined;
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: '2.5rem', marginInline: -2, paddingInline: 2, borderRadius: 'sm', fontWeight: 'inherit', color: 'inherit', whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.muted' }, _focusVisible: { outlineOffset: '-2px' },
  },
});

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const ICON = { asc: 'arrow-up', desc: 'arrow-down' } as const;

/** A column's name; a button where the column sorts. A second click turns the order round. */
export function ColumnHeader({ column, sort, onSort }: { column: SortableColumn; sort: TableSort | undefined; onSort: ((sort: TableSort) => void) | undefined }) {
  const { header, sortKey, align = 'start', width } = column;
  const direction = sort && sort.key === sortKey ? sort.direction : undefined;
  const isSortable = sortKey !== undefined && onSort !== undefined;
  return (
    <HeadCell scope="col" align={align} {...(isSortable ? { 'aria-sort': direction ? ARIA[direction] : 'none' } : {})} {...(width ? { style: { width } } : {})}>
      {isSortable ? (
        <SortButton type="button" onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}>
          {header}
          <Icon name={direction ? ICON[direction] : 'arrow-up-down'} size={14} />
        </SortButton>
      ) : header}
    </HeadCell>
  );
}
