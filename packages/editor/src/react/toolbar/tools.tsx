import type { Align } from '@danji/contracts/documents/rich-document';
import { useCallback } from 'react';
import { useSlateStatic } from 'slate-react';
import type { DocumentEditor, ListType } from '../../core/slate/slate-types.ts';
import {
  addDivider,
  addTable,
  ALIGN_LABELS,
  BLOCK_LABELS,
  chooseAlign,
  chooseBlock,
  clearFormat,
  indent,
  LIST_LABELS,
  MARK_LABELS,
  outdent,
  redo,
  switchList,
  switchMark,
  undo,
  type ToggledMark,
} from '../commands.ts';
import { focusText } from '../focus-text.ts';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';
import { useToolDialogs, type DialogName } from './tool-dialog.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { TOOL_ICONS } from './tool-icons.ts';
import { useToolState } from './tool-state.ts';

type ToolProps = Pick<ToolButtonProps, 'name' | 'label' | 'shortcut' | 'pressed' | 'disabled'> & {
  icon: keyof typeof TOOL_ICONS;
  run: (editor: DocumentEditor) => void;
};

/** A tool that acts at once. A mouse or finger leads back into the text; by keyboard the next tool can be pressed. */
function Tool({ icon, run, ...button }: ToolProps) {
  const editor = useSlateStatic();
  return (
    <ToolButton
      {...button}
      onPress={({ detail }) => {
        run(editor);
        if (detail > 0) focusText(editor);
      }}
    >
      <ToolIcon path={TOOL_ICONS[icon]} />
    </ToolButton>
  );
}

export function UndoTool() {
  const canUndo = useToolState((state) => state.canUndo);
  return <Tool name="undo" icon="undo" label="되돌리기" shortcut="undo" disabled={!canUndo} run={undo} />;
}

export function RedoTool() {
  const canRedo = useToolState((state) => state.canRedo);
  return <Tool name="redo" icon="redo" label="다시 하기" shortcut="redo" disabled={!canRedo} run={redo} />;
}

export function MarkTool({ mark }: { mark: ToggledMark }) {
  const isOn = useToolState((state) => state.marks[mark] === true);
  return (
    <Tool
      name={mark}
      icon={mark}
      label={MARK_LABELS[mark]}
      shortcut={mark}
      pressed={isOn}
      run={(editor) => switchMark(editor, mark)}
    />
  );
}

export function AlignTool({ align }: { align: Align }) {
  const isOn = useToolState((state) => state.align === align);
  return (
    <Tool
      name={align}
      icon={align}
      label={ALIGN_LABELS[align]}
      pressed={isOn}
      run={(editor) => chooseAlign(editor, align)}
    />
  );
}

const LISTS = { 'bulleted-list': 'bullets', 'numbered-list': 'numbers' } as const satisfies Record<ListType, string>;

export function ListTool({ list }: { list: ListType }) {
  const isOn = useToolState((state) => state.list === list);
  const name = LISTS[list];
  return (
    <Tool
      name={name}
      icon={name}
      label={LIST_LABELS[list]}
      shortcut={name}
      pressed={isOn}
      run={(editor) => switchList(editor, list)}
    />
  );
}

export function IndentTools() {
  const isInList = useToolState((state) => state.list !== undefined);
  return (
    <>
      <Tool name="outdent" icon="outdent" label="내어쓰기" disabled={!isInList} run={outdent} />
      <Tool name="indent" icon="indent" label="들여쓰기" disabled={!isInList} run={indent} />
    </>
  );
}

export function QuoteTool() {
  const isOn = useToolState((state) => state.block === 'quote');
  return (
    <Tool
      name="quote"
      icon="quote"
      label={BLOCK_LABELS.quote}
      pressed={isOn}
      run={(editor) => chooseBlock(editor, 'quote')}
    />
  );
}

export const DividerTool = () => <Tool name="rule" icon="rule" label="구분선" run={addDivider} />;
export const TableTool = () => <Tool name="table" icon="table" label="표" run={addTable} />;
export const ClearTool = () => <Tool name="clear" icon="clear" label="서식 지우기" run={clearFormat} />;

const DIALOG_LABELS = { link: '링크', image: '사진', video: '동영상', symbols: '특수 문자' } as const satisfies Record<
  DialogName,
  string
>;

/** A tool that asks for something first. */
export function DialogTool({ name }: { name: DialogName }) {
  const { open, toggle, setAnchor } = useToolDialogs();
  const isInLink = useToolState((state) => name === 'link' && state.isLink);
  const ref = useCallback((button: HTMLButtonElement | null) => setAnchor(name, button), [name, setAnchor]);
  return (
    <ToolButton
      ref={ref}
      name={name}
      label={DIALOG_LABELS[name]}
      popup="dialog"
      expanded={open === name}
      onPress={() => toggle(name)}
      {...(name === 'link' && { shortcut: 'link', pressed: isInLink })}
    >
      <ToolIcon path={TOOL_ICONS[name]} />
    </ToolButton>
  );
}
