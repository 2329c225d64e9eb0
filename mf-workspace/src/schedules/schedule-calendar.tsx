import { useEndpoint } from '@danji/api-client';
import { listCalendarSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { addMonths } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
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
import { type DayEvent, listWeeks, toDayEvents } from './month-events.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
const MAX_VISIBLE = 3;
const STYLES = {
  start: { bg: 'brand.subtle', color: 'brand.fg' },
  end: { bg: 'warning.subtle', color: 'warning.fg' },
  done: { bg: 'bg.muted', color: 'fg.muted' },
} as const;
const LABELS = { start: '시작', end: '종료' } as const;

const formatMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
const formatDay = (day: string): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}요일`;
const styleOf = ({ kind, schedule }: DayEvent) => STYLES[schedule.is_complete ? 'done' : kind];

const DayEventLink = ({ dayEvent, isCompact = false }: { dayEvent: DayEvent; isCompact?: boolean }) => (
  <Box
    asChild
    display="flex"
    alignItems="center"
    gap={1.5}
    paddingInline={isCompact ? 1.5 : 3}
    minHeight={isCompact ? '1.75rem' : '2.75rem'}
    borderRadius="sm"
    fontSize={isCompact ? 'xs' : 'sm'}
    fontWeight="semibold"
    minWidth={0}
    textDecoration="none"
    {...styleOf(dayEvent)}
    _hover={{ textDecoration: 'underline' }}
  >
    <Link to={webPaths.workspaceSchedule(dayEvent.schedule.space_id, dayEvent.schedule.id)}>
      <Box as="span" flexShrink={0}>
        {LABELS[dayEvent.kind]}
      </Box>{' '}
      <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" fontWeight="medium">
        {dayEvent.schedule.title}
      </Box>
    </Link>
  </Box>
);

/** The month as a table, from 768 px on. */
function Month({
  month,
  today,
  dayEvents,
}: {
  month: string;
  today: string;
  dayEvents: ReadonlyMap<string, DayEvent[]>;
}) {
  return (
    <Box
      as="table"
      display={{ base: 'none', md: 'table' }}
      width="full"
      tableLayout="fixed"
      borderCollapse="collapse"
      aria-label={formatMonth(month)}
      bg="bg.panel"
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <Box as="span" display="block" paddingBlock={2} fontSize="sm" fontWeight="medium" color="fg.subtle">
                {name}
              </Box>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week, row) => (
          <tr key={week.find(Boolean) ?? row}>
            {week.map((day, at) => (
              <Box
                as="td"
                key={day ?? `out-${row}-${at}`}
                height="7.5rem"
                padding={1.5}
                verticalAlign="top"
                borderWidth="1px"
                borderColor="border"
                bg={day ? 'bg.panel' : 'bg.subtle'}
              >
                {day ? <Day day={day} isToday={day === today} dayEvents={dayEvents.get(day) ?? []} /> : null}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Day({ day, isToday, dayEvents }: { day: string; isToday: boolean; dayEvents: readonly DayEvent[] }) {
  return (
    <Stack gap={1}>
      <Box
        as="span"
        display="grid"
        placeItems="center"
        boxSize={7}
        borderRadius="full"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        {...(isToday ? { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'bold', 'aria-current': 'date' } : {})}
      >
        {Number(day.slice(8))}
      </Box>
      {dayEvents.slice(0, MAX_VISIBLE).map((dayEvent) => (
        <DayEventLink key={`${dayEvent.kind}${dayEvent.schedule.id}`} dayEvent={dayEvent} isCompact />
      ))}
      {dayEvents.length > MAX_VISIBLE ? (
        <Text as="span" size="xs" tone="subtle">{`외 ${dayEvents.length - MAX_VISIBLE}건`}</Text>
      ) : null}
    </Stack>
  );
}

/** The days with events as a list: the whole calendar on phones, and an addition below a month with overfull days. */
function Agenda({
  today,
  dayEvents,
  display,
}: {
  today: string;
  dayEvents: ReadonlyMap<string, DayEvent[]>;
  display: 'always' | 'phone';
}) {
  const days = [...dayEvents].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Stack gap={4} {...(display === 'phone' ? { display: { base: 'flex', md: 'none' } } : {})}>
      {days.map(([day, all]) => (
        <Stack key={day} as="section" aria-label={formatDay(day)} gap={2}>
          <Heading as="h3" size="sm">
            {formatDay(day)}
            {day === today ? ' · 오늘' : ''}
          </Heading>
          {all.map((dayEvent) => (
            <DayEventLink key={`${dayEvent.kind}${dayEvent.schedule.id}`} dayEvent={dayEvent} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

type MonthNavigationProps = { month: string; today: string; onChange: (month: string) => void };

/** The name of the month with the steps to the months around it, and back to the current one. */
function MonthNavigation({ month, today, onChange }: MonthNavigationProps) {
  const shift = (count: number): void => onChange(addMonths(`${month}-01`, count).slice(0, 7));
  return (
    <Flex justifyContent="space-between" alignItems="center" gap={2}>
      <HStack gap={1}>
        <IconButton icon="chevron-left" label="이전 달" onClick={() => shift(-1)} />
        <Heading as="h2" size="md" aria-live="polite" minWidth="7.5rem" textAlign="center">
          {formatMonth(month)}
        </Heading>
        <IconButton icon="chevron-right" label="다음 달" onClick={() => shift(1)} />
      </HStack>
      {month === today.slice(0, 7) ? null : (
        <Button variant="outline" size="sm" onClick={() => onChange(today.slice(0, 7))}>
          이번 달
        </Button>
      )}
    </Flex>
  );
}

/** The contracts that start or end in one month. The month is in the URL. */
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
  const dayEvents = toDayEvents(data?.results ?? [], month);
  const isFull = [...dayEvents.values()].some((all) => all.length > MAX_VISIBLE);
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
      {data ? <Month month={month} today={today} dayEvents={dayEvents} /> : null}
      {data && dayEvents.size > 0 ? (
        <Agenda today={today} dayEvents={dayEvents} display={isFull ? 'always' : 'phone'} />
      ) : null}
      {data && dayEvents.size === 0 ? (
        <EmptyState compact icon="calendar" title="이 달에는 시작하거나 끝나는 계약이 없어요" />
      ) : null}
    </Stack>
  );
}
