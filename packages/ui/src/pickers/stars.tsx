import { chakra } from '@chakra-ui/react/styled-system';
import { FIRST_ICONS } from '../icons/first-icons.ts';

const Row = chakra('span', { base: { position: 'relative', display: 'inline-flex', flexShrink: 0 } });
const Filled = chakra('span', {
  base: { position: 'absolute', top: 0, bottom: 0, left: 0, display: 'flex', overflow: 'hidden' },
});
const Star = chakra('svg', {
  base: { flexShrink: 0, stroke: 'border.control', fill: 'none' },
  variants: { on: { true: { stroke: 'accent.solid', fill: 'accent.solid' } } },
});

// Five stars fit a narrow phone with the largest text.
const toSide = (size: number) => ({ width: `min(${size / 16}rem, 12vw)`, height: `min(${size / 16}rem, 12vw)` });
const STARS = [1, 2, 3, 4, 5] as const;
const list = (size: number, on: boolean) =>
  STARS.map((star) => (
    <Star key={star} on={on} style={toSide(size)} viewBox="0 0 24 24" strokeWidth={1.5} strokeLinejoin="round">
      <path d={FIRST_ICONS.star} />
    </Star>
  ));

/** Five stars, filled to the nearest half. Decoration: the number is in the text beside it. */
export function Stars({ value, size }: { value: number; size: number }) {
  const rounded = Math.round(Math.max(0, Math.min(5, value)) * 2) / 2;
  return (
    <Row aria-hidden>
      {list(size, false)}
      <Filled style={{ width: `${rounded * 20}%` }}>{list(size, true)}</Filled>
    </Row>
  );
}
