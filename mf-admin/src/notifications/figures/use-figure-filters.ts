import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { useSearchParams } from '@danji/shell-sdk/router';
import { type DayRange, recentDays } from '@danji/ui';

const DEFAULT_DAYS = 30;

type Codes<C extends number> = { options: readonly { code: C }[] };

/** The code that a text of the address names; a text of another kind names none. */
const toCode = <C extends number>({ options }: Codes<C>, text: string | null): C | undefined =>
  options.find(({ code }) => String(code) === text)?.code;

/** The period, channel and subject of the figures, which the URL holds; the last thirty days without a period. */
export function useFigureFilters() {
  const [search, setSearch] = useSearchParams();
  const recent = recentDays(DEFAULT_DAYS);
  const range: DayRange = {
    start: search.get('date_start') ?? recent.start,
    end: search.get('date_end') ?? recent.end,
  };
  const set = (values: Record<string, string>): void =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    range,
    channel: toCode(NotificationChannel, search.get('channel')),
    type: toCode(NotificationType, search.get('notification_type')),
    set,
  };
}
