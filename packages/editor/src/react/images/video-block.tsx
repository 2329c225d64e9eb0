import type { RichVideo } from '@danji/contracts/documents/rich-document';
import type { ReactNode } from 'react';
import { ReactEditor, useReadOnly, useSelected, useSlateStatic, type RenderElementProps } from 'slate-react';
import { removeBlock } from '../../core/slate/blocks.ts';
import { Video } from '../../viewer/video.tsx';
import { announce } from '../announce.ts';
import { focusTextAfterTask } from '../focus-text.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { ToolIcon } from '../toolbar/tool-icon.tsx';
import { BLOCK_ICONS } from './block-icons.ts';
import { BlockTools } from './block-tools.tsx';

/** A video in the text. The first press selects it; then it can be played as by readers, or taken away. */
export function VideoBlock({
  attributes,
  element,
  children,
}: {
  attributes: RenderElementProps['attributes'];
  element: RichVideo;
  children: ReactNode;
}) {
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const isReadOnly = useReadOnly();
  const remove = (): void => {
    removeBlock(editor, ReactEditor.findPath(editor, element));
    announce(editor, '동영상 지움');
    focusTextAfterTask(editor);
  };
  return (
    <div {...attributes}>
      <div contentEditable={false} data-video="" {...(isSelected && { 'data-chosen': '' })}>
        <div style={{ pointerEvents: isSelected || isReadOnly ? 'auto' : 'none' }}>
          <Video node={element} />
        </div>
        {isSelected && !isReadOnly ? (
          <BlockTools label="동영상 도구" first="remove">
            <ToolButton name="remove" label="동영상 지우기" onPress={remove}>
              <ToolIcon path={BLOCK_ICONS.remove} />
            </ToolButton>
          </BlockTools>
        ) : null}
      </div>
      {children}
    </div>
  );
}
