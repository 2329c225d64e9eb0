import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** The text that a camera reads. */
  value: string;
  /** The target of the picture, for screen readers. */
  label: string;
}

// Dark on light in both themes, because cameras expect it.
const Picture = chakra('svg', {
  base: { display: 'block', width: '11rem', height: '11rem', maxWidth: 'full', borderRadius: 'md', bg: 'white' },
});

/** One path of unit squares, row by row. */
const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

export function QrCodeBody({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const id = useId();
  return (
    <Picture aria-labelledby={id} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title id={id}>{label}</title>
      <path d={toPath(data)} fill="black" />
    </Picture>
  );
}
