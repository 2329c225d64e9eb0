import { Skeleton } from '../../feedback/skeleton.tsx';
import { lazyComponent } from '../../lazy-component.tsx';
import type { DateRangeInputProps } from './date-range-body.tsx';

const RangePlaceholder = ({ size }: DateRangeInputProps) => <Skeleton height={size === 'sm' ? '2.5rem' : '3rem'} />;

/**
 * Two days that belong together, typed or chosen from one calendar. Two clicks in any order select a range; a typed day
 * stays, and the other one is cleared where it no longer fits. Put it into `<Field group>`.
 */
export const DateRangeInput = lazyComponent(() => import('./date-range-body.tsx'), 'DateRangeBody', RangePlaceholder);
