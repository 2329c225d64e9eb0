import { Skeleton } from '../../feedback/skeleton.tsx';
import type { FileRules } from './file-rules.ts';

/** Placeholder with the size of an empty file area; the accepted kinds take a line of their own. */
export const AreaPlaceholder = ({ accept }: FileRules) => (
  <Skeleton height={accept ? '13.25rem' : '12rem'} borderRadius="lg" />
);
