import { Box, Flex, Select, type Option } from '@danji/ui';
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
