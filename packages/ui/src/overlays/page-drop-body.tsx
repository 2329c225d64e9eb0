import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { toast } from '../feedback/toast-store.ts';
import { DEFAULT_MAX_BYTES, formatFileSize } from '../forms/files/file-rules.ts';
import { Icon } from '../icons/icon.tsx';
import { ABOVE_OVERLAYS } from './page-lock.ts';
import { usePageDrag } from './use-page-drag.ts';

// It ignores the pointer: the elements below still decide where the files are dropped.
const Cover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'menu',
    display: 'grid',
    padding: { base: 3, sm: 6 },
    bg: 'bg.backdrop',
    pointerEvents: 'none',
    animation: 'fadeIn 160ms ease-out',
  },
});
const DropPanel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    padding: 6,
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'brand.solid',
    borderRadius: 'xl',
    bg: 'bg.panel',
    color: 'fg',
    textAlign: 'center',
    opacity: 0.96,
    '& > svg': { color: 'brand.fg' },
  },
});
const Title = chakra('p', { base: { fontSize: 'xl', fontWeight: 'bold', letterSpacing: '-0.02em' } });
const Subtitle = chakra('p', { base: { color: 'fg.muted' } });

export interface PageDropProps {
  /** The first dropped image, within the limit. */
  onImage: (image: File) => void;
  /** The text on the cover. Default 이미지를 여기에 놓으면 올려요. */
  label?: string | undefined;
  /** The maximum size in bytes. Default 10 MB (SPEC §5). */
  maxBytes?: number | undefined;
  /** Other image kinds than all, as an input's `accept` without spaces: `image/png,image/jpeg`. */
  accept?: string | undefined;
  disabled?: boolean | undefined;
}

const isImage = (file: File, accept: string): boolean =>
  accept
    .split(',')
    .some((kind) => (kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind));

function takeFirstImage(
  files: readonly File[],
  { onImage, maxBytes = DEFAULT_MAX_BYTES, accept = 'image/*' }: PageDropProps,
): void {
  const image = files.find((file) => isImage(file, accept));
  if (!image) {
    toast({ title: '이미지 파일만 올릴 수 있어요.', tone: 'danger' });
    return;
  }
  if (image.size > maxBytes) {
    toast({
      title: `이미지는 ${formatFileSize(maxBytes)}까지 올릴 수 있어요.`,
      description: image.name,
      tone: 'danger',
    });
    return;
  }
  if (files.length > 1)
    toast({
      title: '이미지를 하나만 올렸어요.',
      description: `한 번에 하나씩 올릴 수 있어서 ${image.name}만 올리고 나머지 ${files.length - 1}개는 뺐어요.`,
      tone: 'warning',
    });
  onImage(image);
}

/** Listens to the page and draws the cover. */
export function PageDropBody(props: PageDropProps) {
  const { label = '이미지를 여기에 놓으면 올려요', maxBytes = DEFAULT_MAX_BYTES, disabled = false } = props;
  const isOver = usePageDrag((files) => takeFirstImage(files, props), disabled);
  if (!isOver) return null;
  return createPortal(
    <Cover {...{ [ABOVE_OVERLAYS]: true }}>
      <DropPanel>
        <Icon name="image" size={48} />
        <Title>{label}</Title>
        <Subtitle>{`첫 번째 이미지 하나만 올려요 · ${formatFileSize(maxBytes)}까지`}</Subtitle>
      </DropPanel>
    </Cover>,
    document.body,
  );
}
