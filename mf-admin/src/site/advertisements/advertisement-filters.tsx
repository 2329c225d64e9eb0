import { SearchField } from '@danji/app-kit';
import { DateRangeInput, recentDays, Box } from '@danji/ui';
import { FilterBar } from '../../shared/filter-bar.tsx';

export type Filters = { search?: string | undefined; date_start?: string | undefined; date_end?: string | undefined };
type SetFilters = (
  filters: Partial<Record<keyof Filters, string | undefined>>,
  options?: { replace?: boolean },
) => void;

/** The presets are computed at every render because a tab may be open for days. */
const listPresets = () => [
  { label: '오늘', range: recentDays(1) },
  { label: '최근 30일', range: recentDays(30) },
];

/** Filters advertisements by text and period. */
export function AdvertisementFilters({ filters, setFilters }: { filters: Filters; setFilters: SetFilters }) {
  const { search, date_start = '', date_end = '' } = filters;
  return (
    <FilterBar label="광고 찾기">
      <SearchField
        size="sm"
        label="제목, 광고주 검색"
        value={search}
        onSearch={(query) => setFilters({ search: query }, { replace: true })}
      />
      <Box width={{ base: 'full', sm: '80' }}>
        <DateRangeInput
          size="sm"
          label="게재 기간"
          value={{ start: date_start, end: date_end }}
          presets={listPresets()}
          onChange={({ start, end }) => setFilters({ date_start: start || undefined, date_end: end || undefined })}
        />
      </Box>
    </FilterBar>
  );
}
