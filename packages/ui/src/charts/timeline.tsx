import { useLayoutEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { colorOf } from './chart-colors.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { TimelineItem, TimelineProps } from './chart-types.ts';
import { listMonths, toDayNumber } from './scale.ts';

const Scroller = chakra('section', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    _focusVisible: { outlineOffset: '-2px' },
  },
});
// Names stand in a column of their own where there is room, else above their bar.
const Content = chakra('div', {
  base: {
    '--names': { base: '0px', md: '15rem' },
    position: 'relative',
    minWidth: 'calc(var(--names) + var(--months) * 3.25rem)',
  },
});
const Line = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'var(--names) 1fr' },
    alignItems: 'center',
    minHeight: '3.5rem',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  variants: {
    head: {
      true: {
        minHeight: '4.25rem',
        alignItems: 'start',
        borderTopWidth: 0,
        bg: 'bg.subtle',
        color: 'fg.muted',
        fontSize: 'sm',
        fontWeight: 'semibold',
      },
    },
  },
});
// As a column they hide what is scrolled beneath them in one straight line.
const EDGE = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  alignSelf: 'stretch',
  borderRightWidth: { md: '1px' },
  borderColor: 'border.subtle',
} as const;
const Name = chakra('div', {
  base: {
    ...EDGE,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: { base: 'fit-content', md: 'auto' },
    maxWidth: { base: 'min(100%, calc(100vw - 4rem))', md: 'none' },
    minWidth: 0,
    paddingInline: 4,
    paddingTop: { base: 2, md: 1.5 },
    paddingBottom: { md: 1.5 },
    paddingRight: 2,
    bg: 'bg.panel',
  },
});
const Title = chakra('p', {
  base: {
    fontWeight: 'semibold',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { base: 'nowrap', md: 'normal' },
    overflowWrap: 'anywhere',
    lineHeight: { md: '1.35' },
    lineClamp: { md: 2 },
  },
});
const Period = chakra('p', { base: { fontSize: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' } });
// A period is broken between its days only, where letters are large.
const Day = chakra('span', { base: { display: 'inline-block', whiteSpace: 'pre' } });
const TRACK = { position: 'relative', minHeight: '2.75rem', minWidth: 0 } as const;
const Scale = chakra('div', { base: TRACK });
// As high as its line, so that the marks of today make one line; under a name it is only its bar's.
const Track = chakra('div', { base: { ...TRACK, alignSelf: { md: 'stretch' } } });
const Mark = chakra('span', {
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
// Over the column of names, where there is one.
const Corner = chakra('div', { base: { ...EDGE, bg: 'inherit', display: { base: 'none', md: 'block' } } });
// Over the months; a year that began out of sight is written where it comes into sight.
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
const BAR = {
  position: 'absolute',
  top: 'calc(50% - 0.75rem)',
  height: '1.5rem',
  minWidth: '6px',
  borderRadius: 'full',
  display: 'flex',
  alignItems: 'center',
  overflow: 'clip',
  paddingInline: 2.5,
  fontSize: 'xs',
  fontWeight: 'semibold',
  color: 'bg.panel',
  whiteSpace: 'nowrap',
} as const;
// A round end is a real one: a bar is straight where it goes on out of the chart.
const GOES_ON = {
  before: { true: { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 } },
  after: { true: { borderTopRightRadius: 0, borderBottomRightRadius: 0 } },
};
const Bar = chakra('span', { base: BAR, variants: GOES_ON });
const BarButton = chakra('button', {
  base: {
    ...BAR,
    _hover: { filter: 'brightness(1.1)' },
    _after: { content: '""', position: 'absolute', inset: '-10px 0' },
  },
  variants: GOES_ON,
});
// Where the beginning of a bar is out of sight, it stands at the beginning of what is seen.
const State = chakra('span', { base: { position: 'sticky', left: 'calc(var(--names) + 0.625rem)' } });
const Today = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: 0, md: '-1px' },
    bottom: 0,
    zIndex: 1,
    width: '2px',
    bg: 'danger.fg',
    pointerEvents: 'none',
  },
});
const TodayWord = chakra('span', {
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

/** As days are shown everywhere: `2026. 1. 31.` */
const toShown = (day: string): string =>
  day
    .split('-')
    .map((part) => `${Number(part)}.`)
    .join(' ');
const toEnd = (end: string | null | undefined): string => (end ? toShown(end) : '계속');
const toStart = (start: string | null | undefined): string => (start ? `${toShown(start)} ` : '');
const toPeriod = ({ start, end }: TimelineItem): string => `${toStart(start)}~ ${toEnd(end)}`;
/** The days of an item that are known. */
const listDays = ({ start, end }: TimelineItem): string[] => [start, end].flatMap((day) => day ?? []);
const maxOf = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b));
const minOf = (days: readonly string[]): string => days.reduce((a, b) => (a < b ? a : b));

/** Where a stretch of days lies in the whole one, as shares of it; what lies outside is cut off. */
export function toShare(
  start: string | null | undefined,
  end: string | null | undefined,
  first: number,
  days: number,
): { left: number; width: number } {
  const from = start ? Math.max(first, toDayNumber(start)) : first;
  const to = Math.min(first + days, end ? toDayNumber(end) + 1 : first + days);
  return { left: (from - first) / days, width: Math.max(0, to - from) / days };
}

/** On which sides a stretch goes on outside of the whole one: where it has no first or last day, always. */
export const goesOn = (
  start: string | null | undefined,
  end: string | null | undefined,
  first: number,
  days: number,
): { before: boolean; after: boolean } => ({
  before: !start || toDayNumber(start) < first,
  after: !end || toDayNumber(end) >= first + days,
});

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
const onTrack = (share: number): string => `calc(var(--names) + (100% - var(--names)) * ${share.toFixed(5)})`;

/** The drawing of `Timeline`. */
export function TimelineBody({ label, items, today, from, to, onItemClick, empty }: TimelineProps) {
  const scroller = useRef<HTMLElement>(null);
  const first = from ?? minOf([today, ...items.flatMap(listDays)]);
  const last = to ?? maxOf([today, ...items.flatMap(listDays)]);
  const months = listMonths(first, last);
  const startDay = months[0]?.startDay ?? 0;
  const days = months.reduce((sum, month) => sum + month.days, 0);
  const shareOf = (day: number): number => (day - startDay) / days;
  const now = shareOf(toDayNumber(today) + 0.5);
  const showsToday = now >= 0 && now <= 1;
  const years = months.filter(({ month }, index) => index === 0 || month === 1);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollLeft = now * element.scrollWidth - element.clientWidth / 2;
  }, [now]);
  const rows = items.map((item): [string, ...string[]] => [
    item.name,
    toStart(item.start).trim() || '-',
    toEnd(item.end),
    item.state ?? '-',
  ]);
  return (
    <ChartFrame
      label={label}
      legend={[]}
      data={{ head: ['이름', '시작', '끝', '상태'], rows }}
      empty={empty}
      emptyIcon="calendar"
    >
      <Scroller ref={scroller} tabIndex={0} aria-label={`${label} 달력`}>
        <Content style={{ ['--months' as string]: months.length }}>
          <Line head aria-hidden>
            <Corner />
            <Scale>
              {months.map(({ startDay: start, month }) => (
                <Mark key={start} style={{ left: percent(shareOf(start)) }}>{`${month}월`}</Mark>
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
            {showsToday ? <TodayWord style={{ left: onTrack(now) }}>오늘</TodayWord> : null}
          </Line>
          {items.map((item) => {
            const { left, width } = toShare(item.start, item.end, startDay, days);
            const look = {
              style: { left: percent(left), width: percent(width), background: colorOf(0, item.tone) },
              ...goesOn(item.start, item.end, startDay, days),
            };
            const about = `${item.name}, ${toPeriod(item)}${item.state ? `, ${item.state}` : ''}`;
            return (
              <Line key={item.id}>
                <Name>
                  <Title title={item.name}>{item.name}</Title>
                  <Period>
                    <Day>{`${toStart(item.start)}~ `}</Day>
                    <Day>{toEnd(item.end)}</Day>
                  </Period>
                </Name>
                <Track>
                  {onItemClick ? (
                    <BarButton
                      type="button"
                      {...look}
                      title={about}
                      aria-label={about}
                      onClick={() => onItemClick(item)}
                    >
                      <State>{item.state}</State>
                    </BarButton>
                  ) : (
                    <Bar {...look} title={about}>
                      <State>{item.state}</State>
                    </Bar>
                  )}
                  {showsToday ? <Today style={{ left: percent(now) }} /> : null}
                </Track>
              </Line>
            );
          })}
        </Content>
      </Scroller>
    </ChartFrame>
  );
}
