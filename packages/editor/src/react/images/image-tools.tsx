import type { Align, RichImage } from '@danji/contracts/documents/rich-document';
import { useCallback, useState } from 'react';
import { Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { removeBlock, updateImage } from '../../core/slate/blocks.ts';
import { asOneStep } from '../../core/slate/undo-groups.ts';
import { announce } from '../announce.ts';
import { ImageUpload, type NewImage } from '../dialogs/image-upload.tsx';
import { focusTextAfterTask } from '../focus-text.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { ToolIcon } from '../toolbar/tool-icon.tsx';
import { BLOCK_ICONS } from './block-icons.ts';
import { BlockTools } from './block-tools.tsx';
import { ImageDescription } from './image-description.tsx';

const ALIGNS: readonly (readonly [align: Align, label: string])[] = [
  ['left', '왼쪽에 놓기'],
  ['center', '가운데 놓기'],
  ['right', '오른쪽에 놓기'],
];

/** The actions of the tools on a picture. */
function useImageActions(image: RichImage) {
  const editor = useSlateStatic();
  const pathOf = () => ReactEditor.findPath(editor, image);
  return {
    align: (side: Align, label: string): void => {
      updateImage(editor, pathOf(), { align: side === 'center' ? undefined : side });
      announce(editor, label);
    },
    describe: (description: { alt: string; caption: string }): void => {
      updateImage(editor, pathOf(), description);
      announce(editor, '사진 설명 바꿈');
      focusTextAfterTask(editor);
    },
    replace: (next: NewImage): void => {
      asOneStep(editor, () => {
        Transforms.unsetNodes<RichImage>(editor, ['width', 'height', 'displayWidth'], { at: pathOf() });
        Transforms.setNodes<RichImage>(editor, next, { at: pathOf() });
      });
      announce(editor, '사진 바꿈');
      focusTextAfterTask(editor);
    },
    remove: (): void => {
      removeBlock(editor, pathOf());
      announce(editor, '사진 지움');
      focusTextAfterTask(editor);
    },
  };
}

/** Tools of the selected picture: alignment, description, another picture, removal. */
export function ImageTools({ image }: { image: RichImage }) {
  const { align, describe, replace, remove } = useImageActions(image);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'description' | 'replace'>();
  const close = useCallback(() => setOpen(undefined), []);
  const onDescribe = (description: { alt: string; caption: string }): void => {
    close();
    describe(description);
  };
  const onReplace = ([next]: NewImage[]): void => {
    close();
    if (next) replace(next);
  };
  return (
    <>
      <BlockTools label="사진 도구" first="left">
        {ALIGNS.map(([side, label]) => (
          <ToolButton
            key={side}
            name={side}
            label={label}
            pressed={(image.align ?? 'center') === side}
            onPress={() => align(side, label)}
          >
            <ToolIcon path={BLOCK_ICONS[side]} />
          </ToolButton>
        ))}
        <ToolButton
          ref={setButton}
          name="description"
          label="사진 설명"
          popup="dialog"
          expanded={open === 'description'}
          onPress={() => setOpen(open ? undefined : 'description')}
        >
          <ToolIcon path={BLOCK_ICONS.description} />
        </ToolButton>
        <ToolButton
          name="replace"
          label="다른 사진으로 바꾸기"
          popup="dialog"
          expanded={open === 'replace'}
          onPress={() => setOpen('replace')}
        >
          <ToolIcon path={BLOCK_ICONS.replace} />
        </ToolButton>
        <ToolButton name="remove" label="사진 지우기" onPress={remove}>
          <ToolIcon path={BLOCK_ICONS.remove} />
        </ToolButton>
      </BlockTools>
      {open === 'description' && button ? (
        <ImageDescription image={image} anchor={button} onApply={onDescribe} onClose={close} />
      ) : null}
      {open === 'replace' ? (
        <ImageUpload title="사진 바꾸기" action="바꾸기" maxCount={1} onDone={onReplace} onClose={close} />
      ) : null}
    </>
  );
}
