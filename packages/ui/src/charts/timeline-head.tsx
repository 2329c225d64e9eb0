import type { Month } from './scale.ts';
import { Corner, Line, MonthMark, Scale, TodayLabel, Year, YearSpan } from './timeline-parts.ts';
import { onTrack, percent, type TimelineRange } from './timeline-scale.ts';

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
