import { useEndpoint } from '@danji/api-client';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { listStaffUsers } from '@danji/contracts/users/staff-users.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Box, Chip, DateInput, HStack, Text } from '@danji/ui';
import { FilterBar, FilterSelect } from '../shared/filter-bar.tsx';
import { FilterSearch } from '../shared/filter-search.tsx';
import { METHODS } from './call-names.ts';

type Filters = { search?: string | undefined; user_id?: number | undefined; method?: string | undefined; date_start?: string | undefined; date_end?: string | undefined };
type SetFilters = (filters: Partial<Record<keyof Filters, string | undefined>>, options?: { replace?: boolean }) => void;

const DAY_MS = 86_400_000;
const PERIODS = [{ label: '오늘', days: 1 }, { label: '7일', days: 7 }, { label: '30일', days: 30 }] as const;
const toPeriod = (days: number) => ({ date_start: toBusinessDate(new Date(Date.now() - (days - 1) * DAY_MS)), date_end: toBusinessDate(new Date()) });

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
      <HStack flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Box width="40"><DateInput size="sm" aria-label="시작일" value={date_start} max={date_end || undefined} onChange={(day) => setFilters({ date_start: day })} /></Box>
        <Text as="span" tone="subtle" aria-hidden>~</Text>
        <Box width="40"><DateInput size="sm" aria-label="종료일" value={date_end} min={date_start || undefined} onChange={(day) => setFilters({ date_end: day })} /></Box>
      </HStack>
      <HStack>
        {PERIODS.map(({ label, days }) => {
          const period = toPeriod(days);
          const isChosen = period.date_start === date_start && period.date_end === date_end;
          return <Chip key={label} selected={isChosen} onClick={() => setFilters(isChosen ? { date_start: undefined, date_end: undefined } : period)}>{label}</Chip>;
        })}
      </HStack>
    </FilterBar>
  );
}
