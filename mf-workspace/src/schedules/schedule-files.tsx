import type { StoredFile } from '@danji/contracts/commons/file';
import { formatBytes } from '@danji/contracts/format/number';
import { Box, Card, Heading, Icon, Stack, Text } from '@danji/ui';

const FILE = { display: 'flex', alignItems: 'center', gap: 3, minHeight: '3.25rem', paddingInline: 3, paddingBlock: 2, borderWidth: '1px', borderRadius: 'lg', color: 'fg', textDecoration: 'none', _hover: { bg: 'bg.subtle' }, '& > svg': { flexShrink: 0, color: 'fg.subtle' } } as const;

/** Files of a schedule; each is saved by a press. */
export function ScheduleFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <Card as="section" aria-label="첨부파일">
      <Stack gap={3}>
        <Heading as="h2" size="md">{`첨부파일 ${files.length}개`}</Heading>
        <Stack as="ul" gap={2}>
          {files.map(({ nano_id, name, size, file }) => (
            <li key={nano_id}>
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
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
