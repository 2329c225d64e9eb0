import { chakra } from '@chakra-ui/react/styled-system';
import { colorOf } from './chart-colors.ts';
import type { TimelineItem, TimelineProps } from './chart-types.ts';
import { EDGE, Line, TRACK } from './timeline-parts.ts';
import { continuesBeyond, percent, toEnd, toShare, toStart, type TimelineRange } from './timeline-scale.ts';

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
// With large text a period breaks only between its two days.
const Day = chakra('span', { base: { display: 'inline-block', whiteSpace: 'pre' } });
// As high as its line, so that the marks of today form one line; under a name it is as high as its bar.
const Track = chakra('div', { base: { ...TRACK, alignSelf: { md: 'stretch' } } });
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
// A round end is a real end; a bar has a straight end where it continues outside of the chart.
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
// Where the beginning of a bar is not visible, the label is at the beginning of the visible part.
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
