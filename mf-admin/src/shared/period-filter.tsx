import { Box, DateRangeInput, recentDays } from '@danji/ui';

type PeriodFilterProps = {
  label: string;
  filters: { date_start?: string | undefined; date_end?: string | undefined };
  setFilters: (filters: { date_start: string | undefined; date_end: string | undefined }) => void;
  /** The lengths of the periods that are offered, in days; 1 is today. */
  presets: readonly number[];
};

/** A filter of a list by a period; the days are Korean days. */
export const PeriodFilter = ({ label, filters, setFilters, presets }: PeriodFilterProps) => (
  <Box width={{ base: 'full', sm: '80' }}>
    <DateRangeInput
      size="sm"
      label={label}
      value={{ start: filters.date_start ?? '', end: filters.date_end ?? '' }}
      presets={presets.map((days) => ({
        label: days === 1 ? '오늘' : `최근 ${days}일`,
        range: recentDays(days),
      }))}
      onChange={({ start, end }) => setFilters({ date_start: start || undefined, date_end: end || undefined })}
    />
  </Box>
);
