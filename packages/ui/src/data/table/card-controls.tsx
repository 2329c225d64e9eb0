import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Select } from '../../forms/select.tsx';
import type { DataTableProps } from '../table-types.ts';
import { ColumnFilter, NO_FILTERS } from './column-filter.tsx';
import { NO_ROWS, stateOfPage, togglePage } from './row-selection.ts';
import { CARDS } from './table-parts.ts';

const OnCards = chakra('div', {
  base: { display: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 2, [CARDS]: { display: 'flex' } },
});

type CardControlsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'sort' | 'onSort' | 'filters' | 'onFilters' | 'selection' | 'onSelection'
>;

/** The checkbox of the whole page, which the header of the table has otherwise. */
function SelectPage<Row>({ rows, rowKey, selection = NO_ROWS, onSelection }: CardControlsProps<Row>) {
  if (!onSelection || rows.length === 0) return null;
  const pageKeys = rows.map(rowKey);
  return (
    <OnCards>
      <Checkbox
        checked={stateOfPage(selection, pageKeys) === 'all'}
        onChange={() => onSelection(togglePage(selection, pageKeys))}
      >
        이 페이지 모두 선택
      </Checkbox>
    </OnCards>
  );
}

/** Sorting and filters above the cards, which have no header. */
function SortAndFilters<Row>({ columns, sort, onSort, filters = NO_FILTERS, onFilters }: CardControlsProps<Row>) {
  const sortable = onSort ? columns.filter((column) => column.sortKey !== undefined) : [];
  const filterable = onFilters ? columns.filter((column) => column.filter) : [];
  if (sortable.length === 0 && filterable.length === 0) return null;
  const options = sortable.flatMap(({ sortKey = '', header }) => [
    { value: `${sortKey}:asc`, label: `${header} 순` },
    { value: `${sortKey}:desc`, label: `${header} 역순` },
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

/** Shows the controls of the table's header, above the cards. */
export const CardControls = <Row,>(props: CardControlsProps<Row>) => (
  <>
    <SortAndFilters {...props} />
    <SelectPage {...props} />
  </>
);
