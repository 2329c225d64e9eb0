import { useLayoutEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChartFrame } from './chart-frame.tsx';
import type { TimelineProps } from './chart-types.ts';
import { listMonths, toDayNumber } from './scale.ts';
import { TimelineHead } from './timeline-head.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { listDays, maxOf, minOf, toEnd, toStart } from './timeline-scale.ts';

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
// Names are in a column of their own where there is space, otherwise above their bar.
const Content = chakra('div', {
  base: {
    '--names': { base: '0px', md: '15rem' },
    position: 'relative',
    minWidth: 'calc(var(--names) + var(--months) * 3.25rem)',
  },
});

/** The drawing of `Timeline`. */
export function TimelineBody({ label, items, today, from, to, onItemClick, empty }: TimelineProps) {
  const scroller = useRef<HTMLElement>(null);
  const first = from ?? minOf([today, ...items.flatMap(listDays)]);
  const last = to ?? maxOf([today, ...items.flatMap(listDays)]);
  const months = listMonths(first, last);
  const startDay = months[0]?.startDay ?? 0;
  const days = months.reduce((sum, month) => sum + month.days, 0);
  const todayShare = (toDayNumber(today) + 0.5 - startDay) / days;
  const isTodayInRange = todayShare >= 0 && todayShare <= 1;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollLeft = todayShare * element.scrollWidth - element.clientWidth / 2;
  }, [todayShare]);
  const rows = items.map((item): [string, ...string[]] => [
    item.name,
    toStart(item.start).trim() || '-',
    toEnd(item.end),
    item.state ?? '-',
  ]);
  const range = { startDay, days, todayShare: isTodayInRange ? todayShare : undefined };
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
          <TimelineHead months={months} range={range} />
          {items.map((item) => (
            <TimelineRow key={item.id} item={item} range={range} onClick={onItemClick} />
          ))}
        </Content>
      </Scroller>
    </ChartFrame>
  );
}
