import { Skeleton } from '../../feedback/skeleton.tsx';

/** The room of a file area without files. */
export const AreaPlaceholder = () => <Skeleton height="12rem" borderRadius="lg" />;
