import type { Align } from '@danji/contracts/documents/rich-document';
import { insertDivider, setAlign, setBlockType, getBlockType } from '../core/slate/blocks.ts';
import { indentItem, outdentItem, toggleList, getListType } from '../core/slate/lists.ts';
import { clearMarks, getMarks, setMark, toggleMark } from '../core/slate/marks.ts';
import type { DocumentEditor, ListType, TextMarks } from '../core/slate/slate-types.ts';
import { insertTable } from '../core/slate/table-commands.ts';
import { asOneStep } from '../core/slate/undo-groups.ts';
import { announce } from './announce.ts';
import { focusText, ensureSelection } from './focus-text.ts';

/** The labels of changes, as they are announced after a command. */
export const MARK_LABELS = { bold: '굵게', italic: '기울임', underline: '밑줄', strike: '취소선' } as const;
export type ToggledMark = keyof typeof MARK_LABELS;
export const BLOCK_LABELS = {
  paragraph: '본문',
  'heading-1': '제목 1',
  'heading-2': '제목 2',
  'heading-3': '제목 3',
  quote: '인용',
} as const;
export type BlockChoice = keyof typeof BLOCK_LABELS;
export const LIST_LABELS = { 'bulleted-list': '글머리 목록', 'numbered-list': '번호 목록' } as const satisfies Record<
  ListType,
  string
>;
export const ALIGN_LABELS = {
  left: '왼쪽 맞춤',
  center: '가운데 맞춤',
  right: '오른쪽 맞춤',
} as const satisfies Record<Align, string>;

/** Makes a change at the selection as one undo step, and announces the result. */
function change(editor: DocumentEditor, run: () => void, say: () => string): void {
  ensureSelection(editor);
  asOneStep(editor, run);
  announce(editor, say());
}

export const switchMark = (editor: DocumentEditor, mark: ToggledMark): void =>
  change(
    editor,
    () => toggleMark(editor, mark),
    () => `${MARK_LABELS[mark]} ${getMarks(editor)[mark] ? '켬' : '끔'}`,
  );

export const chooseBlock = (editor: DocumentEditor, block: BlockChoice): void =>
  change(
    editor,
    () => setBlockType(editor, block),
    () => BLOCK_LABELS[getBlockType(editor) ?? block],
  );

export const switchList = (editor: DocumentEditor, list: ListType): void =>
  change(
    editor,
    () => toggleList(editor, list),
    () => `${LIST_LABELS[list]} ${getListType(editor) === list ? '켬' : '끔'}`,
  );

export const chooseAlign = (editor: DocumentEditor, align: Align): void =>
  change(
    editor,
    () => setAlign(editor, align),
    () => ALIGN_LABELS[align],
  );

export const indent = (editor: DocumentEditor): void =>
  change(
    editor,
    () => indentItem(editor),
    () => '들여 썼어요',
  );
export const outdent = (editor: DocumentEditor): void =>
  change(
    editor,
    () => outdentItem(editor),
    () => '내어 썼어요',
  );

/** Sets the colour of the selection, `undefined` for none, and returns the focus to the text. */
export function chooseColor(editor: DocumentEditor, mark: 'color' | 'background', color: string | undefined): void {
  const name = mark === 'color' ? '글자색' : '배경색';
  change(
    editor,
    () => setMark(editor, mark, color),
    () => (color ? `${name} ${color}` : `${name} 지움`),
  );
  focusText(editor);
}

/** Sets the size (px) or font of the selection, `undefined` for the default, and returns the focus to the text. */
export function chooseFont<Mark extends 'fontSize' | 'fontFamily'>(
  editor: DocumentEditor,
  mark: Mark,
  value: TextMarks[Mark] | undefined,
  label: string,
): void {
  change(
    editor,
    () => setMark(editor, mark, value),
    () => label,
  );
  focusText(editor);
}

export const clearFormat = (editor: DocumentEditor): void =>
  change(
    editor,
    () => clearMarks(editor),
    () => '서식을 지웠어요',
  );
export const addDivider = (editor: DocumentEditor): void =>
  change(
    editor,
    () => insertDivider(editor),
    () => '구분선 넣음',
  );
export const addTable = (editor: DocumentEditor): void =>
  change(
    editor,
    () => insertTable(editor),
    () => '표 3줄 3칸 넣음',
  );

export function undo(editor: DocumentEditor): void {
  if (editor.history.undos.length === 0) return;
  editor.undo();
  announce(editor, '되돌렸어요');
}

export function redo(editor: DocumentEditor): void {
  if (editor.history.redos.length === 0) return;
  editor.redo();
  announce(editor, '다시 했어요');
}
