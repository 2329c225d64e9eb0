import { SearchField } from '@danji/app-kit';
import { Box, DateRangeInput, recentDays } from '@danji/ui';
import { FilterBar } from '../../shared/filter-bar.tsx';

type Filters = { search?: string | undefined; date_start?: string | undefined; date_end?: string | undefined };
type SetFilters = (
  filters: Partial<Record<keyof Filters, string | undefined>>,
  options?: { replace?: boolean },
) => void;

const PERIODS = [
  { label: '오늘', days: 1 },
  { label: '최근 7일', days: 7 },
  { label: '최근 30일', days: 30 },
] as const;

/** Filters entries by text and days; the days are Korean days. */
export function LogFilters({ filters, setFilters }: { filters: Filters; setFilters: SetFilters }) {
  const { date_start = '', date_end = '' } = filters;
  return (
    <FilterBar label="처리 기록 찾기">
      <SearchField
        size="sm"
        label="주소, 운영자 이름 검색"
        value={filters.search}
        onSearch={(search) => setFilters({ search }, { replace: true })}
      />
      <Box width={{ base: 'full', sm: '80' }}>
        <DateRangeInput
          size="sm"
          label="처리한 날"
          value={{ start: date_start, end: date_end }}
          presets={PERIODS.map(({ label, days }) => ({ label, range: recentDays(days) }))}
          onChange={({ start, end }) => setFilters({ date_start: start || undefined, date_end: end || undefined })}
        />
      </Box>
    </FilterBar>
  );
}
