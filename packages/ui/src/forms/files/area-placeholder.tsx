import { Skeleton } from '../../feedback/skeleton.tsx';
import type { FileRules } from './file-rules.ts';

/** The room of a file area without files; which kinds it takes is a line of its own. */
export const AreaPlaceholder = ({ accept }: FileRules) => (
  <Skeleton height={accept ? '13.25rem' : '12rem'} borderRadius="lg" />
);
