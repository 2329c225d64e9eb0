import { colorOf } from './chart-colors.ts';
import type { TimelineItem, TimelineProps } from './chart-types.ts';
import { Bar, BarButton, Day, Line, Name, Period, State, Title, Today, Track } from './timeline-parts.ts';
import { continuesBeyond, percent, toEnd, toShare, toStart, type TimelineRange } from './timeline-scale.ts';

type RowProps = { item: TimelineItem; range: TimelineRange; onClick: TimelineProps['onItemClick'] };

/** The name and the bar of one item. */
export function TimelineRow({ item, range: { startDay, days, todayShare }, onClick }: RowProps) {
  return (
    <Line>
      <Name>
        <Title title={item.name}>{item.name}</Title>
        <Period>
          <Day>{`${toStart(item.start)}~ `}</Day>
          <Day>{toEnd(item.end)}</Day>
        </Period>
      </Name>
      <Track>
        <ItemBar item={item} startDay={startDay} days={days} onClick={onClick} />
        {todayShare === undefined ? null : <Today style={{ left: percent(todayShare) }} />}
      </Track>
    </Line>
  );
}

type BarProps = { item: TimelineItem; startDay: number; days: number; onClick: TimelineProps['onItemClick'] };

function ItemBar({ item, startDay, days, onClick }: BarProps) {
  const { left, width } = toShare(item.start, item.end, startDay, days);
  const props = {
    style: { left: percent(left), width: percent(width), background: colorOf(0, item.tone) },
    title: `${item.name}, ${toStart(item.start)}~ ${toEnd(item.end)}${item.state ? `, ${item.state}` : ''}`,
    ...continuesBeyond(item.start, item.end, startDay, days),
  };
  if (!onClick)
    return (
      <Bar {...props}>
        <State>{item.state}</State>
      </Bar>
    );
  return (
    <BarButton type="button" {...props} aria-label={props.title} onClick={() => onClick(item)}>
      <State>{item.state}</State>
    </BarButton>
  );
}
