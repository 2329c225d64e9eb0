import type { StoredFile } from '@danji/contracts/site/file';
import { AttachedFiles, Card, Heading, Stack } from '@danji/ui';

/** Files of a schedule. */
export function ScheduleFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <Card as="section" aria-label="첨부파일">
      <Stack gap={3}>
        <Heading as="h2" size="md">{`첨부파일 ${files.length}개`}</Heading>
        <AttachedFiles
          files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
        />
      </Stack>
    </Card>
  );
}
