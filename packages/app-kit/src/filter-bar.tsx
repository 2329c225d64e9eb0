import { Box, DateRangeInput, Flex, recentDays, Select, type Option } from '@danji/ui';
import type { ReactNode } from 'react';
import type { ListState } from './list-state.ts';
import { usePageFrame } from './page-frame.tsx';
import { readFilter } from './read-filter.ts';

/** Lays out the filters above a list, in one line where there is room. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <Flex as="section" aria-label={label} gap={2} flexWrap="wrap" alignItems="center">
    {children}
  </Flex>
);

type FilterSelectProps = {
  list: Pick<ListState<never>, 'filters' | 'setFilters'>;
  /** The filter that it sets. */
  name: string;
  label: string;
  /** The label of the option that removes the filter. */
  all: string;
  options: readonly Option[];
};

/** A filter with several options; the first option removes the filter. */
export function FilterSelect({ list, name, label, all, options }: FilterSelectProps) {
  return (
    <Box width={{ base: 'full', sm: 'auto' }} minWidth={{ sm: '40' }} flex={{ base: '1 1 40%', sm: '0 1 auto' }}>
      <Select
        size={usePageFrame()?.isDense ? 'sm' : 'md'}
        aria-label={label}
        value={readFilter(list.filters, name)}
        options={[{ value: '', label: all }, ...options]}
        onChange={(next) => list.setFilters({ [name]: next })}
      />
    </Box>
  );
}

/** The filters `date_start` and `date_end` (KST dates) as one period, with the last 30, 90 and 365 days to choose. */
export const PeriodFilter = ({ list: { filters, setFilters } }: Pick<FilterSelectProps, 'list'>) => (
  <Box width={{ base: 'full', sm: '80' }}>
    <DateRangeInput
      label="기간"
      value={{ start: readFilter(filters, 'date_start'), end: readFilter(filters, 'date_end') }}
      presets={[30, 90, 365].map((days) => ({ label: `최근 ${days}일`, range: recentDays(days) }))}
      onChange={({ start, end }) => setFilters({ date_start: start || undefined, date_end: end || undefined })}
    />
  </Box>
);
