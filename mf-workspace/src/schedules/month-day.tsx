import { findHoliday, weekdayOf } from '@danji/contracts/rules/holidays';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Flex, HStack, Stack, Text } from '@danji/ui';
import { DayEventLink, styleOf } from './day-event-link.tsx';
import { type DayEvent, formatDay } from './month-events.ts';

const MAX_VISIBLE = 3;
const SATURDAY = 6;
const COVER = {
  position: 'absolute',
  inset: 0,
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

/** Whether a cell of the month has no room for all events of a day. */
export const isOverfull = (dayEvents: readonly DayEvent[]): boolean => dayEvents.length > MAX_VISIBLE;

/** The id of the day in the list below the month. */
export const toDayId = (day: string): string => `day-${day}`;

function showInList(day: string): void {
  const heading = document.getElementById(toDayId(day));
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

/** Sundays and holidays are red, Saturdays blue, as in every Korean calendar. */
const colorOf = (day: string): string | undefined => {
  const weekday = weekdayOf(day);
  if (weekday === 0 || findHoliday(day) !== undefined) return 'danger.fg';
  return weekday === SATURDAY ? 'brand.fg' : undefined;
};

type MonthDayProps = { spaceId: number; day: string; isToday: boolean; dayEvents: readonly DayEvent[] };

/**
 * Takes a press beside the events: it begins a contract that starts on this day. On a phone, where the cell has only
 * marks for the events, it shows them in the list.
 */
function Cover({ spaceId, day, dayEvents }: MonthDayProps) {
  const hasEvents = dayEvents.length > 0;
  return (
    <>
      <Box asChild css={COVER} {...(hasEvents ? { display: { base: 'none', md: 'block' } } : {})}>
        <Link
          to={`${webPaths.workspaceSchedule(spaceId, 'new')}?start=${day}`}
          aria-label={`${formatDay(day)}에 시작하는 계약 등록`}
        />
      </Box>
      {hasEvents ? (
        <Box asChild css={COVER} display={{ base: 'block', md: 'none' }}>
          <button
            type="button"
            aria-label={`${formatDay(day)} 일정 ${dayEvents.length}건 보기`}
            onClick={() => showInList(day)}
          />
        </Box>
      ) : null}
    </>
  );
}

/** A day of the month: its number, holiday and events, or marks for them on a phone. */
export function MonthDay(props: MonthDayProps) {
  const { spaceId, day, isToday, dayEvents } = props;
  const holiday = findHoliday(day);
  const color = colorOf(day);
  return (
    <>
      <Cover {...props} />
      <Stack gap={1} position="relative" pointerEvents="none" css={{ '& a': { pointerEvents: 'auto' } }}>
        <Flex gap={1} alignItems="center" justifyContent={{ base: 'center', md: 'flex-start' }} minWidth={0}>
          <Box
            as="span"
            display="grid"
            placeItems="center"
            flexShrink={0}
            boxSize={7}
            borderRadius="full"
            // Seven columns of two digits still have gaps at twice the text size on a phone.
            fontSize="min(0.875rem, 6vw)"
            fontVariantNumeric="tabular-nums"
            {...(color && !isToday ? { color } : {})}
            {...(isToday
              ? { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'bold', 'aria-current': 'date' }
              : {})}
          >
            {Number(day.slice(8))}
          </Box>
          {holiday ? (
            <Text
              as="span"
              display={{ base: 'none', md: 'block' }}
              size="xs"
              color="danger.fg"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
            >
              {holiday}
            </Text>
          ) : null}
        </Flex>
        <HStack display={{ base: 'flex', md: 'none' }} gap={0.5} justifyContent="center" minHeight={1.5} aria-hidden>
          {dayEvents.slice(0, MAX_VISIBLE).map((dayEvent) => (
            <Box key={dayEvent.key} as="span" boxSize={1.5} borderRadius="full" bg={styleOf(dayEvent).color} />
          ))}
        </HStack>
        <Stack display={{ base: 'none', md: 'flex' }} gap={1}>
          {dayEvents.slice(0, MAX_VISIBLE).map((dayEvent) => (
            <DayEventLink key={dayEvent.key} spaceId={spaceId} dayEvent={dayEvent} isCompact />
          ))}
          {isOverfull(dayEvents) ? (
            <Text as="span" size="xs" tone="subtle">{`외 ${dayEvents.length - MAX_VISIBLE}건`}</Text>
          ) : null}
        </Stack>
      </Stack>
    </>
  );
}
