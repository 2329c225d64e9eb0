import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/icon.tsx';
import { Text } from '../../layout/text.tsx';
import { formatFileSize } from './file-rules.ts';

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
});
const Saving = chakra('a', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    minHeight: '3.25rem',
    paddingInline: 4,
    paddingBlock: 2,
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '& > svg': { flexShrink: 0, color: 'fg.subtle' },
  },
});
const FileText = chakra('span', { base: { flex: '1 1 8rem', minWidth: 0 } });

export interface AttachedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The address to download it from. */
  address: string;
}

export interface AttachedFilesProps {
  files: readonly AttachedFile[];
  /** Name of the list. Default 첨부파일. */
  label?: string | undefined;
}

/** The files, each one link. */
export const AttachedFilesBody = ({ files, label = '첨부파일' }: AttachedFilesProps) => (
  <List aria-label={label}>
    {files.map(({ id, name, size, address }) => (
      <li key={id}>
        <Saving href={address} download={name}>
          <Icon name="file-text" />
          <FileText>
            <Text as="span" size="sm" css={{ display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Text as="span" size="xs" tone="subtle" numeric css={{ display: 'block' }}>
              {formatFileSize(size)}
            </Text>
          </FileText>
          <Icon name="download" label="내려받기" />
        </Saving>
      </li>
    ))}
  </List>
);
