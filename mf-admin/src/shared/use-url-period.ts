import { useSearchParams } from '@danji/shell-sdk/router';
import { recentDays, type DayRange } from '@danji/ui';

const DEFAULT_DAYS = 30;

/** The period that the URL holds, the last thirty days without one. */
export function useUrlPeriod(): { range: DayRange; change: (range: DayRange) => void } {
  const [search, setSearch] = useSearchParams();
  const recent = recentDays(DEFAULT_DAYS);
  return {
    range: { start: search.get('date_start') ?? recent.start, end: search.get('date_end') ?? recent.end },
    change: ({ start, end }) => setSearch({ date_start: start, date_end: end }, { preventScrollReset: true }),
  };
}
