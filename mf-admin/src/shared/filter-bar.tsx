import { Box, Flex, Select, type Option } from '@danji/ui';
import type { ReactNode } from 'react';

/** Lays out the filters above a table, in one line where there is room. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex as="section" aria-label={label} gap={2} flexWrap="wrap" alignItems="center">
      {children}
    </Flex>
  );
}

type FilterSelectProps = {
  label: string;
  /** The label of the option that removes the filter. */ all: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
};

/** A filter with several options; the first option removes the filter. */
export function FilterSelect({ label, all, value, onChange, options }: FilterSelectProps) {
  return (
    <Box width={{ base: 'full', sm: 'auto' }} minWidth={{ sm: '40' }} flex={{ base: '1 1 40%', sm: '0 1 auto' }}>
      <Select size="sm" aria-label={label} placeholder={all} value={value} onChange={onChange} options={options} />
    </Box>
  );
}
