import { Skeleton } from '../../feedback/skeleton.tsx';
import { Stack } from '../../layout/primitives.tsx';
import { lazyComponent } from '../../lazy-component.tsx';
import type { AttachedFilesProps } from './attached-files-body.tsx';

const FilesPlaceholder = ({ files }: AttachedFilesProps) => (
  <Stack gap={2}>
    {files.map(({ id }) => (
      <Skeleton key={id} height="3.75rem" borderRadius="lg" />
    ))}
  </Stack>
);

/** Files attached to a notice or a request, each with its size; a press downloads it. */
export const AttachedFiles = lazyComponent(
  () => import('./attached-files-body.tsx'),
  'AttachedFilesBody',
  FilesPlaceholder,
);
