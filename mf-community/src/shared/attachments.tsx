import type { StoredFile } from '@danji/contracts/site/file';
import { AttachedFiles, Heading, Stack } from '@danji/ui';

/** The attached files of a notice, a post or an answer; paper has no use for their links. */
export function Attachments({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="section" aria-label="첨부파일" gap={2} css={{ '@media print': { display: 'none' } }}>
      <Heading as="h2" size="sm">{`첨부파일 ${files.length}개`}</Heading>
      <AttachedFiles
        files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
      />
    </Stack>
  );
}
