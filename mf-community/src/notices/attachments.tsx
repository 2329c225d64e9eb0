import type { StoredFile } from '@danji/contracts/commons/file';
import { formatBytes } from '@danji/contracts/format/number';
import { Box, Heading, Icon, Stack, Text } from '@danji/ui';

const FILE = {
  display: 'flex', alignItems: 'center', gap: 3, minHeight: '3.25rem', paddingInline: 4, paddingBlock: 2, color: 'fg', textDecoration: 'none', borderRadius: 'lg', _hover: { bg: 'bg.subtle' }, _focusVisible: { outlineOffset: '-2px' },
  '& > svg': { flexShrink: 0, color: 'fg.subtle' },
} as const;

/** Files that come with a notice; each is saved by a press. */
export function Attachments({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="attachments" gap={2} css={{ '@media print': { display: 'none' } }}>
      <Heading as="h2" size="sm" id="attachments">{`첨부파일 ${files.length}개`}</Heading>
      <Stack as="ul" gap={2} listStyle="none">
        {files.map(({ nano_id, name, size, file }) => (
          <Box as="li" key={nano_id} borderWidth="1px" borderRadius="lg" bg="bg.panel">
            <Box asChild css={FILE}>
              <a href={file} download={name}>
                <Icon name="paperclip" />
                <Box as="span" flex="1" minWidth={0}>
                  <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere">{name}</Text>
                  <Text as="span" display="block" size="sm" tone="subtle" numeric>{formatBytes(size)}</Text>
                </Box>
                <Icon name="download" label="내려받기" />
              </a>
            </Box>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
