import { chakra } from '@chakra-ui/react/styled-system';
import type { Month } from './scale.ts';
import { EDGE, Line, TRACK } from './timeline-parts.ts';
import { onTrack, percent, type TimelineRange } from './timeline-scale.ts';

// Over the column of names, where there is one.
const Corner = chakra('div', { base: { ...EDGE, bg: 'inherit', display: { base: 'none', md: 'block' } } });
const Scale = chakra('div', { base: TRACK });
const MonthMark = chakra('span', {
  base: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    paddingInlineStart: 2,
    display: 'flex',
    alignItems: 'flex-end',
    lineHeight: '1.3',
    borderLeftWidth: '1px',
    borderColor: 'border.subtle',
    whiteSpace: 'nowrap',
  },
});
// Over the months; a year that began outside of the visible part is written at the beginning of the visible part.
const YearSpan = chakra('span', {
  base: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'flex-end',
    paddingInlineStart: 2,
    paddingBottom: '1.3em',
    lineHeight: '1.3',
    pointerEvents: 'none',
  },
});
const Year = chakra('span', {
  base: {
    position: 'sticky',
    left: 'calc(var(--names) + 0.5rem)',
    fontSize: 'xs',
    fontWeight: 'bold',
    color: 'fg',
    whiteSpace: 'nowrap',
  },
});
const TodayLabel = chakra('span', {
  base: {
    position: 'absolute',
    bottom: 0,
    transform: 'translateX(-50%)',
    zIndex: 1,
    paddingInline: 1.5,
    borderRadius: 'full',
    bg: 'danger.fg',
    color: 'bg.panel',
    fontSize: 'xs',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
});

/** Years, months and the mark of today above the rows. */
export function TimelineHead({ months, range }: { months: readonly Month[]; range: TimelineRange }) {
  const { startDay, days, todayShare } = range;
  const shareOf = (day: number): number => (day - startDay) / days;
  const years = months.filter(({ month }, index) => index === 0 || month === 1);
  return (
    <Line head aria-hidden>
      <Corner />
      <Scale>
        {months.map(({ startDay: start, month }) => (
          <MonthMark key={start} style={{ left: percent(shareOf(start)) }}>{`${month}월`}</MonthMark>
        ))}
        {years.map(({ startDay: start, year }, index) => (
          <YearSpan
            key={year}
            style={{
              left: percent(shareOf(start)),
              right: percent(1 - shareOf(years[index + 1]?.startDay ?? startDay + days)),
            }}
          >
            <Year>{`${year}년`}</Year>
          </YearSpan>
        ))}
      </Scale>
      {todayShare === undefined ? null : <TodayLabel style={{ left: onTrack(todayShare) }}>오늘</TodayLabel>}
    </Line>
  );
}
