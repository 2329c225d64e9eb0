import { useContext, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldContext, useControl } from '../forms/field-context.ts';
import { Stars } from './stars.tsx';

const Frame = chakra('div', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: '3rem' },
});
const Target = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderRadius: 'md',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
// The browser's own slider handles keys and gestures of screen readers; presses are measured on the stars.
const Native = chakra('input', {
  base: { position: 'absolute', inset: 0, width: 'full', opacity: 0, pointerEvents: 'none', margin: 0 },
});
const RatingText = chakra('output', {
  base: { minWidth: '4.5rem', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  variants: { empty: { true: { color: 'fg.subtle', fontWeight: 'regular' } } },
});

export interface RatingInputProps {
  /** 0 while no rating is set. */
  value: number;
  onChange: (value: number) => void;
  /** Whole stars (1, default) or halves. */
  step?: 1 | 0.5 | undefined;
  /** Its name where no Field names it. */
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** The value under the pointer: the star, or the half of it, that it is on. */
export const toRating = (share: number, step: number): number =>
  Math.max(step, Math.min(5, Math.ceil((share * 5) / step - 1e-9) * step));

const toText = (rating: number): string => (rating === 0 ? '아직 없음' : `${rating}점`);

/** The control itself; `RatingInput` loads it. */
export function RatingInputBody({ value, onChange, step = 1, label, disabled }: RatingInputProps) {
  const { 'aria-required': _required, ...wiring } = useControl({ disabled });
  const field = useContext(FieldContext);
  const [hovered, setHovered] = useState<number>();
  const isOff = wiring.disabled ?? false;
  const find = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return toRating(width === 0 ? 0 : (event.clientX - left) / width, step);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!/^[0-5]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(Number(event.key));
  };
  const displayed = hovered ?? value;
  return (
    <Frame>
      <Target
        onPointerMove={(event) => {
          if (!isOff && event.pointerType === 'mouse') setHovered(find(event));
        }}
        onPointerLeave={() => setHovered(undefined)}
        onClick={(event) => {
          if (!isOff) onChange(find(event as unknown as PointerEvent<HTMLElement>));
        }}
      >
        <Stars value={displayed} size={40} />
        <Native
          type="range"
          min={0}
          max={5}
          step={step}
          {...wiring}
          value={value}
          aria-valuetext={value === 0 ? '아직 없음' : `5점 만점에 ${value}점`}
          {...(label && !field ? { 'aria-label': label } : {})}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
        />
      </Target>
      <RatingText aria-hidden empty={displayed === 0}>
        {toText(displayed)}
      </RatingText>
    </Frame>
  );
}
