import { Box } from '@danji/ui';
import { MonthDay } from './month-day.tsx';
import { type DayEvent, listWeeks, WEEKDAYS } from './month-events.ts';

type MonthTableProps = {
  spaceId: number;
  /** `YYYY-MM`. */
  month: string;
  label: string;
  today: string;
  dayEvents: ReadonlyMap<string, DayEvent[]>;
};

const WEEKEND = { 일: 'danger.fg', 토: 'brand.fg' } as const satisfies Partial<
  Record<(typeof WEEKDAYS)[number], string>
>;
const colorOf = (name: string): string => (name in WEEKEND ? WEEKEND[name as keyof typeof WEEKEND] : 'fg.subtle');

/** A month with the events of each day. */
export const MonthTable = ({ spaceId, month, label, today, dayEvents }: MonthTableProps) => (
  <Box as="table" width="full" tableLayout="fixed" borderCollapse="collapse" aria-label={label} bg="bg.panel">
    <thead>
      <tr>
        {WEEKDAYS.map((name) => (
          <th key={name} scope="col">
            <Box as="span" display="block" paddingBlock={2} fontSize="sm" fontWeight="medium" color={colorOf(name)}>
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
              position="relative"
              height={{ base: '3.25rem', md: '7.5rem' }}
              padding={{ base: 1, md: 1.5 }}
              verticalAlign="top"
              borderWidth="1px"
              borderColor="border"
              bg={day ? 'bg.panel' : 'bg.subtle'}
            >
              {day ? (
                <MonthDay spaceId={spaceId} day={day} isToday={day === today} dayEvents={dayEvents.get(day) ?? []} />
              ) : null}
            </Box>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);
