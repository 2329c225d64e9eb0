import { useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Chip } from '../../layout/badge.tsx';
import type { DataTableProps } from '../table-types.ts';
import { NO_FILTERS, toFilterText } from './column-filter.tsx';
import { CARDS } from './table-parts.ts';

const OnTable = chakra('div', { base: { display: 'contents', [CARDS]: { display: 'none' } } });

type ActiveFiltersProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'filters' | 'onFilters'>;

/** The active filters as chips that can be removed. On cards the filter controls themselves show their state. */
export function ActiveFilters<Row>({ columns, filters = NO_FILTERS, onFilters }: ActiveFiltersProps<Row>) {
  const active = columns.flatMap((column) =>
    column.filter && filters[column.key]
      ? [{ ...column, filter: column.filter, value: filters[column.key] ?? '' }]
      : [],
  );
  const chips = useRef<HTMLDivElement>(null);
  if (active.length === 0 || !onFilters) return null;
  const remove = (key: string, at: number): void => {
    // The chip is removed, so the next one, or else the previous one, gets the focus.
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
