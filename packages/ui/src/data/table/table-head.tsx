import type { DataTableProps } from '../table-types.ts';
import { ColumnHeader } from './column-header.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { NO_ROWS, stateOfPage, togglePage } from './row-selection.ts';
import * as Part from './table-parts.ts';

/** Names of the columns with their sorting and filters, and the checkbox of the whole page. */
export function TableHead<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, filters, onFilters, selection = NO_ROWS, onSelection } = props;
  const pageKeys = rows.map(rowKey);
  return (
    <Part.Head>
      <Part.HeadRow>
        {onSelection ? (
          <Part.HeadCell scope="col" stick="check" css={{ width: '3rem', paddingInline: '0.5rem 0 !important' }}>
            <RowCheckbox
              state={stateOfPage(selection, pageKeys)}
              label="이 페이지 모두 선택"
              onToggle={() => onSelection(togglePage(selection, pageKeys))}
            />
          </Part.HeadCell>
        ) : null}
        {columns.map((column, index) => {
          const stick = onSelection ? 'afterCheck' : 'first';
          return (
            <ColumnHeader
              key={column.key}
              {...{ column, sort, onSort, filters, onFilters }}
              stick={index === 0 ? stick : undefined}
            />
          );
        })}
      </Part.HeadRow>
    </Part.Head>
  );
}
