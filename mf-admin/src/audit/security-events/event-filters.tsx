import { SearchField } from '@danji/app-kit';
import { Box, Chip, DateRangeInput, recentDays } from '@danji/ui';
import { FilterBar } from '../../shared/filter-bar.tsx';

type Filters = {
  ip?: string | undefined;
  user_id?: number | undefined;
  date_start?: string | undefined;
  date_end?: string | undefined;
};
type EventFiltersProps = {
  filters: Filters;
  setFilters: (filters: Partial<Record<keyof Filters, string | undefined>>, options?: { replace?: boolean }) => void;
  /** The name of the account of `user_id`, as far as it is known. */
  name: string | undefined;
};

const PERIODS = [
  { label: '오늘', days: 1 },
  { label: '최근 7일', days: 7 },
  { label: '최근 30일', days: 30 },
] as const;

/** Filters events by address, day and, when a link asked for it, account. */
export function EventFilters({ filters, setFilters, name }: EventFiltersProps) {
  const { ip, user_id, date_start = '', date_end = '' } = filters;
  return (
    <FilterBar label="보안 기록 찾기">
      <SearchField
        size="sm"
        label="IP 주소 검색"
        value={ip}
        onSearch={(text) => setFilters({ ip: text }, { replace: true })}
      />
      <Box width={{ base: 'full', sm: '80' }}>
        <DateRangeInput
          size="sm"
          label="기록된 날"
          value={{ start: date_start, end: date_end }}
          presets={PERIODS.map(({ label, days }) => ({ label, range: recentDays(days) }))}
          onChange={({ start, end }) => setFilters({ date_start: start || undefined, date_end: end || undefined })}
        />
      </Box>
      {user_id === undefined ? null : (
        <Chip selected removeLabel="계정 조건 지우기" onRemove={() => setFilters({ user_id: undefined })}>
          {name ?? `계정 ${user_id}번`}
        </Chip>
      )}
    </FilterBar>
  );
}
