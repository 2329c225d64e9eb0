import { ListSkeleton } from '../../feedback/skeleton.tsx';
import { Stack } from '../../layout/primitives.tsx';
import { Heading } from '../../layout/text.tsx';

/** The section while its results are loading. */
export const ResultsLoading = ({ title }: { title: string }) => (
  <Stack gap={2}>
    <Heading size="md">{title}</Heading>
    <ListSkeleton framed count={2} label={`${title} 찾는 중`} />
  </Stack>
);
