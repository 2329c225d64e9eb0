import { useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { formatCount } from '../../forms/number-rules.ts';
import { Select } from '../../forms/select.tsx';
import { Chip } from '../../layout/badge.tsx';
import type { DataTableProps } from '../table-types.ts';
import { ColumnFilter, NO_FILTERS, toFilterText } from './column-filter.tsx';
import { CARDS } from './table-parts.ts';
import { ViewMenu } from './view-menu.tsx';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    rowGap: 2,
    minHeight: '2.75rem',
    paddingBlock: 1,
  },
  variants: {
    chosen: {
      true: {
        bg: 'brand.subtle',
        borderRadius: 'lg',
        paddingInlineStart: 4,
        paddingInlineEnd: 1,
        [CARDS]: { paddingBlock: 2, paddingInlineEnd: 2 },
      },
    },
  },
});
const Group = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 },
  variants: { end: { true: { marginInlineStart: 'auto' } } },
});
// As high as the buttons beside it, for layouts where it is below them.
const Count = chakra('output', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    fontWeight: 'semibold',
    color: 'brand.fg',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Hint = chakra('span', { base: { fontSize: 'sm', color: 'fg.subtle' } });
const OnCards = chakra('div', {
  base: { display: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 2, [CARDS]: { display: 'flex' } },
});
const OnTable = chakra('div', { base: { display: 'contents', [CARDS]: { display: 'none' } } });

type BarProps<Row> = Omit<
  DataTableProps<Row>,
  'label' | 'rows' | 'rowKey' | 'empty' | 'loading' | 'maxHeight' | 'onRowClick' | 'rowHref'
>;

/** Sorting and filters where there is no head to hold them: above the cards. */
function CardControls<Row>({ columns, sort, onSort, filters = NO_FILTERS, onFilters }: BarProps<Row>) {
  const sortable = onSort ? columns.filter((column) => column.sortKey !== undefined) : [];
  const filterable = onFilters ? columns.filter((column) => column.filter) : [];
  if (sortable.length === 0 && filterable.length === 0) return null;
  const options = sortable.flatMap(({ sortKey = '', header }) => [
    { value: `${sortKey}:asc`, label: `${header} 오름차순` },
    { value: `${sortKey}:desc`, label: `${header} 내림차순` },
  ]);
  return (
    <OnCards>
      {sortable.length === 0 ? null : (
        <Select
          size="sm"
          aria-label="정렬"
          placeholder="정렬"
          options={options}
          value={sort ? `${sort.key}:${sort.direction}` : ''}
          onChange={(value) => {
            const [key = '', direction] = value.split(':');
            if (key) onSort?.({ key, direction: direction === 'desc' ? 'desc' : 'asc' });
          }}
        />
      )}
      {filterable.map(({ key, header, filter }) =>
        filter ? (
          <ColumnFilter
            key={key}
            variant="chip"
            name={header}
            filter={filter}
            value={filters[key] ?? ''}
            onChange={(value) => onFilters?.({ ...filters, [key]: value })}
          />
        ) : null,
      )}
    </OnCards>
  );
}

/** The active filters as chips that can be removed. On cards the filter controls themselves show their state. */
function ActiveFilters<Row>({ columns, filters = NO_FILTERS, onFilters }: BarProps<Row>) {
  const active = columns.flatMap((column) =>
    column.filter && filters[column.key]
      ? [{ ...column, filter: column.filter, value: filters[column.key] ?? '' }]
      : [],
  );
  const chips = useRef<HTMLDivElement>(null);
  if (active.length === 0 || !onFilters) return null;
  const remove = (key: string, at: number): void => {
    // The chip goes away: the one after it, or else before it, gets the focus.
    const next = chips.current?.children[at + 1 < active.length ? at + 1 : at - 1];
    if (next instanceof HTMLElement) next.focus();
    onFilters({ ...filters, [key]: '' });
  };
  return (
    <OnTable ref={chips}>
      {active.map(({ key, header, filter, value }, index) => (
        <Chip
          key={key}
          onRemove={() => remove(key, index)}
          removeLabel="필터 지우기"
        >{`${header}: ${toFilterText(filter, value)}`}</Chip>
      ))}
      {active.length > 1 ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onFilters({ ...filters, ...Object.fromEntries(active.map(({ key }) => [key, ''])) })}
        >
          모두 지우기
        </Button>
      ) : null}
    </OnTable>
  );
}

/** The line above a table. It keeps its height when rows are chosen, so that nothing under it moves. */
export function TableBar<Row>(props: BarProps<Row>) {
  const { selection, onSelection, bulkActions, actions, onHiddenColumns, onDensity, columns, filters, onFilters } =
    props;
  const chosen = onSelection ? (selection?.size ?? 0) : 0;
  const isFiltered = onFilters !== undefined && columns.some(({ key, filter }) => filter && filters?.[key]);
  const hasBar = onSelection || actions || onHiddenColumns || onDensity || isFiltered;
  return (
    <>
      <CardControls {...props} />
      {chosen > 0 ? (
        <Bar chosen>
          <Count>{`${formatCount(chosen)}개 선택`}</Count>
          <Group end>
            {bulkActions}
            <Button size="sm" variant="ghost" icon="x" onClick={() => onSelection?.(new Set())}>
              선택 해제
            </Button>
          </Group>
        </Bar>
      ) : null}
      {chosen === 0 && hasBar ? (
        <Bar>
          <Group>
            <ActiveFilters {...props} />
            {onSelection && !isFiltered ? <Hint>여럿을 고르면 한꺼번에 처리할 수 있어요.</Hint> : null}
          </Group>
          <Group end>
            <ViewMenu {...props} />
            {actions}
          </Group>
        </Bar>
      ) : null}
    </>
  );
}
