import { useEndpoint } from '@danji/api-client';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { listStaffUsers } from '@danji/contracts/users/staff-users.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Box, DateRangeInput, recentDays } from '@danji/ui';
import { FilterBar, FilterSelect } from '../shared/filter-bar.tsx';
import { FilterSearch } from '../shared/filter-search.tsx';
import { METHODS } from './call-names.ts';

type Filters = { search?: string | undefined; user_id?: number | undefined; method?: string | undefined; date_start?: string | undefined; date_end?: string | undefined };
type SetFilters = (filters: Partial<Record<keyof Filters, string | undefined>>, options?: { replace?: boolean }) => void;

const PERIODS = [{ label: '오늘', days: 1 }, { label: '최근 7일', days: 7 }, { label: '최근 30일', days: 30 }] as const;

/** Operators to choose from: all of them for ADMIN; STAFF may not list operators and chooses among those in sight. */
function useOperators(rows: readonly StaffLog[] | undefined, chosen: number | undefined): { value: string; label: string }[] {
  const { user, isAdmin } = useSession();
  const { data } = useEndpoint(listStaffUsers, isAdmin ? { query: { page: 1, page_size: 100, ordering: 'name' } } : null);
  const names = new Map<number, string>();
  if (user) names.set(user.id, `${user.name} (나)`);
  for (const { id, name } of [...(data?.results ?? []), ...(rows ?? []).map((log) => log.user)]) if (!names.has(id)) names.set(id, name);
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, `운영자 ${chosen}번`);
  return [...names].map(([id, label]) => ({ value: String(id), label }));
}

/** The filters of the log; days are those of Korea. */
export function LogFilters({ filters, setFilters, rows }: { filters: Filters; setFilters: SetFilters; rows: readonly StaffLog[] | undefined }) {
  const { date_start = '', date_end = '' } = filters;
  const operators = useOperators(rows, filters.user_id);
  return (
    <FilterBar label="처리 기록 찾기">
      <FilterSearch label="주소, 운영자 이름 검색" value={filters.search} onSearch={(search) => setFilters({ search }, { replace: true })} />
      <FilterSelect label="운영자" all="모든 운영자" value={filters.user_id === undefined ? '' : String(filters.user_id)} options={operators} onChange={(user_id) => setFilters({ user_id })} />
      <FilterSelect label="구분" all="모든 구분" value={filters.method ?? ''} options={METHODS} onChange={(method) => setFilters({ method })} />
      <Box width={{ base: 'full', sm: '80' }}>
        <DateRangeInput
          size="sm" label="처리한 날" value={{ start: date_start, end: date_end }} presets={PERIODS.map(({ label, days }) => ({ label, range: recentDays(days) }))}
          onChange={({ start, end }) => setFilters({ date_start: start || undefined, date_end: end || undefined })}
        />
      </Box>
    </FilterBar>
  );
}
