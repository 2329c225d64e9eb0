import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/icon.tsx';
import type { DataTableProps, TableColumn } from '../table-types.ts';
import { ColumnFilter, NO_FILTERS } from './column-filter.tsx';
import { HeadCell, HeadLine, type Stick } from './table-parts.ts';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: '2.25rem',
    marginInline: -2,
    paddingInline: 2,
    borderRadius: 'sm',
    fontWeight: 'inherit',
    color: 'inherit',
    whiteSpace: 'nowrap',
    '& > svg': { opacity: 0.55 },
    _hover: { color: 'fg', bg: 'bg.muted', '& > svg': { opacity: 1 } },
    _focusVisible: { outlineOffset: '-2px' },
    '[aria-sort=ascending] &, [aria-sort=descending] &': { color: 'fg', '& > svg': { opacity: 1, color: 'brand.fg' } },
  },
});

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const ICON = { asc: 'arrow-up', desc: 'arrow-down' } as const;

interface ColumnHeaderProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort' | 'filters' | 'onFilters'> {
  column: TableColumn<Row>;
  stick: Stick | undefined;
}

/** A column's name; a button where the column sorts (a second press reverses the order), and its filter. */
export function ColumnHeader<Row>({
  column,
  sort,
  onSort,
  filters = NO_FILTERS,
  onFilters,
  stick,
}: ColumnHeaderProps<Row>) {
  const { key, header, sortKey, align = 'start', width, filter } = column;
  const direction = sort && sort.key === sortKey ? sort.direction : undefined;
  const isSortable = sortKey !== undefined && onSort !== undefined;
  return (
    <HeadCell
      scope="col"
      align={align}
      {...(stick ? { stick } : {})}
      {...(isSortable ? { 'aria-sort': direction ? ARIA[direction] : 'none' } : {})}
      {...(width ? { style: { width } } : {})}
    >
      <HeadLine>
        {isSortable ? (
          <SortButton
            type="button"
            onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}
          >
            {header}
            <Icon name={direction ? ICON[direction] : 'arrow-up-down'} size={14} />
          </SortButton>
        ) : (
          header
        )}
        {filter && onFilters ? (
          <ColumnFilter
            variant="icon"
            name={header}
            filter={filter}
            value={filters[key] ?? ''}
            onChange={(value) => onFilters({ ...filters, [key]: value })}
          />
        ) : null}
      </HeadLine>
    </HeadCell>
  );
}
