import type { StoredFile } from '@danji/contracts/commons/file';
import { formatBytes } from '@danji/contracts/format/number';
import { Box, Icon, Stack, Text } from '@danji/ui';

const FILE = { display: 'flex', alignItems: 'center', gap: 3, minHeight: '3rem', paddingInline: 3, paddingBlock: 2, color: 'fg', textDecoration: 'none', borderRadius: 'md', borderWidth: '1px', borderColor: 'border', _hover: { bg: 'bg.subtle' }, '& > svg': { flexShrink: 0, color: 'fg.subtle' } } as const;

/** Files that came with a request; each is saved by a press. */
export function RequestFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={2} listStyleType="none" aria-label={`첨부파일 ${files.length}개`}>
      {files.map(({ nano_id, name, size, file }) => (
        <li key={nano_id}>
          <Box asChild css={FILE}>
            <a href={file} download={name}>
              <Icon name="paperclip" />
              <Text as="span" flex="1" minWidth={0} fontWeight="medium" overflowWrap="anywhere">{name}</Text>
              <Text as="span" size="sm" tone="subtle" numeric flexShrink={0}>{formatBytes(size)}</Text>
              <Icon name="download" label="내려받기" />
            </a>
          </Box>
        </li>
      ))}
    </Stack>
  );
}
