import { chakra } from '@chakra-ui/react/styled-system';

export const Scroller = chakra('section', {
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
// Names are in a column of their own where there is room, otherwise above their bar.
export const Content = chakra('div', {
  base: {
    '--names': { base: '0px', md: '15rem' },
    position: 'relative',
    minWidth: 'calc(var(--names) + var(--months) * 3.25rem)',
  },
});
export const Line = chakra('div', {
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
// As a column they cover the content that is scrolled beneath them in one straight line.
const EDGE = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  alignSelf: 'stretch',
  borderRightWidth: { md: '1px' },
  borderColor: 'border.subtle',
} as const;
export const Name = chakra('div', {
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
export const Title = chakra('p', {
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
export const Period = chakra('p', { base: { fontSize: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' } });
// With large text a period breaks only between its two days.
export const Day = chakra('span', { base: { display: 'inline-block', whiteSpace: 'pre' } });
const TRACK = { position: 'relative', minHeight: '2.75rem', minWidth: 0 } as const;
export const Scale = chakra('div', { base: TRACK });
// As high as its line, so that the marks of today form one line; under a name it is as high as its bar.
export const Track = chakra('div', { base: { ...TRACK, alignSelf: { md: 'stretch' } } });
export const MonthMark = chakra('span', {
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
export const Corner = chakra('div', { base: { ...EDGE, bg: 'inherit', display: { base: 'none', md: 'block' } } });
// Over the months; a year that began out of sight is written where it comes into sight.
export const YearSpan = chakra('span', {
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
export const Year = chakra('span', {
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
export const Bar = chakra('span', { base: BAR, variants: GOES_ON });
export const BarButton = chakra('button', {
  base: {
    ...BAR,
    _hover: { filter: 'brightness(1.1)' },
    _after: { content: '""', position: 'absolute', inset: '-10px 0' },
  },
  variants: GOES_ON,
});
// Where the beginning of a bar is out of sight, the label is at the beginning of the visible part.
export const State = chakra('span', { base: { position: 'sticky', left: 'calc(var(--names) + 0.625rem)' } });
export const Today = chakra('div', {
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
export const TodayLabel = chakra('span', {
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
