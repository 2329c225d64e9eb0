import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../feedback/skeleton.tsx';
import { formatCount } from '../forms/number-rules.ts';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { Stars } from './stars.tsx';

const Line = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
});
const Value = chakra('strong', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });
const Quiet = chakra('span', { base: { color: 'fg.subtle', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' } });

export interface RatingProps {
  /**
   * Out of five; 0, less, or a missing value is 평가없음 (SPEC §3). Shown to the nearest half star, written to one decimal.
   */
  value: number | null | undefined;
  /** The number of ratings behind the average. */
  count?: number | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** A rating as stars and as a number. */
export function Rating({ value, count, size = 'md' }: RatingProps) {
  if (!value || value <= 0) return <Quiet>평가없음</Quiet>;
  return (
    <Line>
      <Stars value={value} size={size === 'sm' ? 16 : 20} />
      <VisuallyHidden>{`5점 만점에 ${value.toFixed(1)}점`}</VisuallyHidden>
      <Value aria-hidden>{value.toFixed(1)}</Value>
      {count === undefined ? null : <Quiet>{`(${formatCount(count)})`}</Quiet>}
    </Line>
  );
}

const InputPlaceholder = () => <Skeleton css={{ height: '3rem', width: '15rem', maxWidth: 'full' }} />;

/**
 * Sets one to five stars, or halves: by a press, or by arrow keys, Home, End and the digits. 0 means not rated yet.
 */
export const RatingInput = lazyComponent(() => import('./rating-input.tsx'), 'RatingInputBody', InputPlaceholder);
