import { useEndpoint } from '@danji/api-client';
import { listCalendarSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { addMonths } from '@danji/contracts/rules/day-math';
import { findHoliday } from '@danji/contracts/rules/holidays';
import { useSearchParams } from '@danji/shell-sdk/router';
import {
  Alert,
  Box,
  Button,
  EmptyState,
  FailedState,
  Flex,
  Heading,
  HStack,
  IconButton,
  ListSkeleton,
  Stack,
  Text,
} from '@danji/ui';
import { DayEventLink } from './day-event-link.tsx';
import { isOverfull, toDayId } from './month-day.tsx';
import { type DayEvent, formatDay, listWeeks, toDayEvents } from './month-events.ts';
import { MonthTable } from './month-table.tsx';

const NOTHING = { results: [], legal_days: [] };

const formatMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** Explains a press on a day, and lists the holidays, for which the cells of a phone have no room. */
function Hint({ month }: { month: string }) {
  const holidays = listWeeks(month)
    .flat()
    .flatMap((day) => (day && findHoliday(day) ? [`${Number(day.slice(8))}일 ${findHoliday(day)}`] : []));
  return (
    <Text size="sm" tone="subtle">
      {holidays.length > 0 ? (
        <Box as="span" display={{ base: 'block', md: 'none' }} color="danger.fg">
          {holidays.join(', ')}
        </Box>
      ) : null}
      빈 날을 누르면 그날 시작하는 계약을 등록할 수 있어요.
    </Text>
  );
}

/** The days with events as a list: with the marks of the month on phones, and below a month with overfull days. */
function Agenda({
  spaceId,
  today,
  dayEvents,
  display,
}: {
  spaceId: number;
  today: string;
  dayEvents: ReadonlyMap<string, DayEvent[]>;
  display: 'always' | 'phone';
}) {
  const days = [...dayEvents].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Stack gap={4} {...(display === 'phone' ? { display: { base: 'flex', md: 'none' } } : {})}>
      {days.map(([day, all]) => (
        <Stack key={day} as="section" aria-label={formatDay(day)} gap={2}>
          <Heading as="h3" size="sm" id={toDayId(day)} tabIndex={-1} scrollMarginTop="5rem">
            {[formatDay(day), findHoliday(day), day === today ? '오늘' : undefined].filter(Boolean).join(' · ')}
          </Heading>
          {all.map((dayEvent) => (
            <DayEventLink key={dayEvent.key} spaceId={spaceId} dayEvent={dayEvent} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

type MonthNavigationProps = { month: string; today: string; onChange: (month: string) => void };

/** The name of the month with the steps to the months around it, and to today. */
function MonthNavigation({ month, today, onChange }: MonthNavigationProps) {
  const shift = (count: number): void => onChange(addMonths(`${month}-01`, count).slice(0, 7));
  return (
    <Flex justifyContent="space-between" alignItems="center" gap={2} flexWrap="wrap">
      <HStack gap={1} maxWidth="full">
        <IconButton icon="chevron-left" label="이전 달" onClick={() => shift(-1)} />
        <Heading as="h2" size="md" aria-live="polite" minWidth={{ md: '7.5rem' }} textAlign="center">
          {formatMonth(month)}
        </Heading>
        <IconButton icon="chevron-right" label="다음 달" onClick={() => shift(1)} />
      </HStack>
      <Button variant="outline" size="sm" onClick={() => onChange(today.slice(0, 7))}>
        오늘
      </Button>
    </Flex>
  );
}

/** The contracts that start or end in one month, and what rules demand of the next ones in it. The month is in the URL. */
export function ScheduleCalendar({ spaceId, today }: { spaceId: number; today: string }) {
  const [search, setSearch] = useSearchParams();
  const requestedMonth = search.get('month') ?? '';
  const month = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(requestedMonth) ? requestedMonth : today.slice(0, 7);
  const { data, error, refresh, isRefreshing } = useEndpoint(listCalendarSchedules, {
    query: { space_id: spaceId, month },
  });
  const go = (next: string): void =>
    setSearch(
      (current) => {
        const params = new URLSearchParams(current);
        params.set('month', next);
        return params;
      },
      { preventScrollReset: true },
    );
  const dayEvents = toDayEvents(data ?? NOTHING, month);
  const isFull = [...dayEvents.values()].some(isOverfull);
  return (
    <Stack gap={4}>
      <MonthNavigation month={month} today={today} onChange={go} />
      {data?.is_cut ? (
        <Alert tone="warning" title="일정이 많아 일부만 보여요">
          목록에서 찾으면 모두 볼 수 있어요.
        </Alert>
      ) : null}
      {error && !data ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <ListSkeleton count={6} /> : null}
      {data ? (
        <MonthTable spaceId={spaceId} month={month} label={formatMonth(month)} today={today} dayEvents={dayEvents} />
      ) : null}
      {data ? <Hint month={month} /> : null}
      {data && dayEvents.size > 0 ? (
        <Agenda spaceId={spaceId} today={today} dayEvents={dayEvents} display={isFull ? 'always' : 'phone'} />
      ) : null}
      {data && dayEvents.size === 0 ? (
        <EmptyState compact icon="calendar" title="이 달에는 시작하거나 끝나는 계약이 없어요" />
      ) : null}
    </Stack>
  );
}
