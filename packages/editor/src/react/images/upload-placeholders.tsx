import { Box, Icon, IconButton, ProgressBar, Text, type Upload } from '@danji/ui';
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { Node } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import type { UploadedImage } from '../image-port.ts';
import { findElement } from '../find-element.ts';
import { useFocusBack } from '../table/use-focus-back.ts';
import { positionOf, type Paste } from './image-queue.ts';

const GAP_PX = 12;
const GROUP = { position: 'absolute', display: 'flex', flexDirection: 'column', gap: 2 } as const;
const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 14,
  paddingInlineStart: 4,
  paddingInlineEnd: 1,
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'lg',
  bg: 'bg.subtle',
  '& > svg': { color: 'fg.subtle' },
  '&[data-failed]': { borderColor: 'danger.fg' },
} as const;

type Act = (upload: Upload<UploadedImage>) => void;

function Line({ upload, onCancel, onRetry }: { upload: Upload<UploadedImage>; onCancel: Act; onRetry: Act }) {
  const own = useFocusBack<HTMLDivElement>();
  const { name, state, progress, error, isFinal } = upload;
  const hasFailed = state === 'failed';
  return (
    <Box ref={own} css={LINE} {...(hasFailed && { 'data-failed': '' })}>
      <Icon name={hasFailed ? 'alert' : 'image'} />
      <Box css={{ flex: '1', minWidth: 0 }}>
        <Text
          size="sm"
          css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'medium' }}
        >
          {name}
        </Text>
        {hasFailed ? (
          <Text size="xs" tone="danger">
            {error}
          </Text>
        ) : (
          <ProgressBar value={progress} label={`${name} 올리는 중`} />
        )}
      </Box>
      {hasFailed && !isFinal ? (
        <IconButton icon="refresh" label={`${name} 다시 올리기`} onClick={() => onRetry(upload)} />
      ) : null}
      <IconButton icon="x" label={hasFailed ? `${name} 빼기` : `${name} 취소`} onClick={() => onCancel(upload)} />
    </Box>
  );
}

/** The outermost block that the pictures come behind. */
function findBlock(editor: DocumentEditor, paste: Paste): HTMLElement | undefined {
  const path = positionOf(editor, paste).path.slice(0, 1);
  const block = Node.getIf(editor, path);
  return block && findElement(editor, block);
}

/** Makes room below the block in the text, and lies in it. The room is a style of its element: Slate's nodes stay as they are. */
function usePositionInText(own: HTMLElement | null, frame: RefObject<HTMLElement | null>, paste: Paste): CSSProperties {
  const editor = useSlateStatic();
  const [placement, setPlacement] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!own || !box) return undefined;
    let block: HTMLElement | undefined;
    const leave = (): void => {
      block?.style.removeProperty('margin-bottom');
    };
    const update = (): void => {
      const next = findBlock(editor, paste);
      if (!next) return;
      if (next !== block) leave();
      block = next;
      block.style.marginBottom = `${own.offsetHeight + 2 * GAP_PX}px`;
      const [inner, outer] = [block.getBoundingClientRect(), box.getBoundingClientRect()];
      const at = {
        top: inner.bottom - outer.top - box.clientTop + GAP_PX,
        left: inner.left - outer.left - box.clientLeft,
        width: inner.width,
      };
      setPlacement((last) => (last.top === at.top && last.left === at.left && last.width === at.width ? last : at));
    };
    update();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(update) : undefined;
    for (const element of [own, ReactEditor.toDOMNode(editor, editor)]) observer?.observe(element);
    return () => {
      observer?.disconnect();
      leave();
    };
  }, [editor, own, frame, paste]);
  return placement;
}

type UploadPlaceholdersProps = {
  paste: Paste;
  uploads: readonly Upload<UploadedImage>[];
  frame: RefObject<HTMLElement | null>;
  onCancel: Act;
  onRetry: Act;
};

/** The pictures of one paste that are uploading or have failed, displayed in the text at their future position. */
export function UploadPlaceholders({ paste, uploads, frame, onCancel, onRetry }: UploadPlaceholdersProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const placement = usePositionInText(own, frame, paste);
  return (
    <Box {...{ role: 'group' }} ref={setOwn} aria-label="올리는 사진" css={GROUP} style={placement}>
      {uploads.map((upload) => (
        <Line key={upload.id} upload={upload} onCancel={onCancel} onRetry={onRetry} />
      ))}
    </Box>
  );
}
