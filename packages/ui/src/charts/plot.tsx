import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWidth } from './use-width.ts';

const Area = chakra(
  'div',
  {
    base: {
      position: 'relative',
      width: 'full',
      minWidth: 0,
      borderRadius: 'md',
      cursor: 'crosshair',
      touchAction: 'pan-y',
      animation: 'fadeIn 200ms ease-out',
      userSelect: 'none',
    },
  },
  { defaultProps: { role: 'slider' } },
);
// Positions change with the width without animation, since a shape that lags behind its label would show a wrong value.
const Drawing = chakra('svg', {
  base: { display: 'block', overflow: 'visible', '& *': { transition: 'none !important' } },
});
const Bubble = chakra('div', {
  base: {
    position: 'absolute',
    top: 0,
    zIndex: 1,
    width: 'max-content',
    paddingInline: 3,
    paddingBlock: 2,
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: 'sm',
    boxShadow: 'floating',
    pointerEvents: 'none',
    lineHeight: '1.45',
  },
});
/** The distance between the bubble and its value, on the side with more room; px. */
const BESIDE = 12;
const Name = chakra('p', { base: { fontWeight: 'semibold' } });
const Line = chakra('p', {
  base: { display: 'flex', justifyContent: 'space-between', gap: 4, fontVariantNumeric: 'tabular-nums' },
});

export interface PlotSize {
  width: number;
  height: number;
  em: number;
}

export interface PlotProps {
  label: string;
  /** Height in rem. */
  height: number;
  /** The number of values to move between. */
  count: number;
  /** The content of the tooltip and of the announcement at a position. */
  describe: (index: number) => { name: string; lines: readonly { name: string; value: string }[] };
  /** Returns the index of the value at a point of the drawing. */
  find: (x: number, y: number, size: PlotSize) => number;
  /** The position of the bubble of a value, in px from the left. */
  anchor: (index: number, size: PlotSize) => number;
  draw: (size: PlotSize, active: number | undefined) => ReactNode;
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowDown: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * A drawing as wide as its container. The pointer, a finger, or the arrow keys select one value after another; each
 * is announced.
 */
export function Plot({ label, height, count, describe, find, anchor, draw }: PlotProps) {
  const { box, width, em } = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number>();
  const size = { width, height: (height * em) / 0.8125, em };
  const active = at === undefined ? undefined : Math.max(0, Math.min(count - 1, at));
  const said = describe(active ?? 0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation();
      setAt(undefined);
    }
    if (!move) return;
    event.preventDefault();
    setAt(active === undefined && !event.key.startsWith('End') ? 0 : move(active ?? 0, count - 1));
  };
  const onPointer = (event: PointerEvent<HTMLElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setAt(find(event.clientX - left, event.clientY - top, size));
  };
  const left = active === undefined ? 0 : anchor(active, size);
  return (
    <Area
      ref={box}
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(active ?? 0) + 1}
      aria-valuetext={`${said.name}: ${said.lines.map((line) => `${line.name} ${line.value}`).join(', ')}`}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setAt(undefined)}
      onBlur={() => setAt(undefined)}
    >
      <Drawing width={width} height={size.height} viewBox={`0 0 ${width} ${size.height}`} aria-hidden>
        {draw(size, active)}
      </Drawing>
      {active === undefined ? null : (
        <Bubble
          aria-hidden
          style={
            left > width / 2
              ? { right: width - left + BESIDE, maxWidth: left - BESIDE }
              : { left: left + BESIDE, maxWidth: width - left - BESIDE }
          }
        >
          <Name>{said.name}</Name>
          {said.lines.map((line) => (
            <Line key={line.name}>
              <span>{line.name}</span>
              <strong>{line.value}</strong>
            </Line>
          ))}
        </Bubble>
      )}
    </Area>
  );
}
