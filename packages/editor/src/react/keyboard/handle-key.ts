import type { KeyboardEvent } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { insertParagraphBefore } from '../../core/slate/with-voids.ts';
import { getListType } from '../../core/slate/lists.ts';
import { isVoidBlock } from '../../core/slate/node-types.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { moveByTab } from '../../core/slate/table-commands.ts';
import { findTable } from '../../core/slate/table-at.ts';
import { chooseBlock, indent, outdent, redo, switchList, switchMark, undo } from '../commands.ts';
import { moveToCellLine } from '../table/cell-arrows.ts';
import { handleTableKey } from '../table/table-keyboard.ts';
import { syncSelection } from '../sync-selection.ts';
import { findEdge, findShortcut, type ShortcutName } from './shortcuts.ts';

const COMMANDS: Record<Exclude<ShortcutName, 'link'>, (editor: DocumentEditor) => void> = {
  // Chromium selects nothing where a picture, a video or a rule comes first.
  all: (editor) => Transforms.select(editor, Editor.range(editor, [])),
  undo,
  redo,
  bold: (editor) => switchMark(editor, 'bold'),
  italic: (editor) => switchMark(editor, 'italic'),
  underline: (editor) => switchMark(editor, 'underline'),
  strike: (editor) => switchMark(editor, 'strike'),
  heading1: (editor) => chooseBlock(editor, 'heading-1'),
  heading2: (editor) => chooseBlock(editor, 'heading-2'),
  heading3: (editor) => chooseBlock(editor, 'heading-3'),
  paragraph: (editor) => chooseBlock(editor, 'paragraph'),
  numbers: (editor) => switchList(editor, 'numbered-list'),
  bullets: (editor) => switchList(editor, 'bulleted-list'),
};

/**
 * Scrolls to the caret as the browser does, which leaves room for the tools that lie over the text (Slate leaves none); and again:
 * what was not laid out before has its true height only once it is in sight.
 */
function showCaret(editor: DocumentEditor, frames = 3): void {
  requestAnimationFrame(() => {
    const { focus } = editor.selection ?? {};
    const range = focus && ReactEditor.resolveDOMRange(editor, { anchor: focus, focus });
    range?.startContainer.parentElement?.scrollIntoView?.({ block: 'nearest' });
    if (frames > 1) showCaret(editor, frames - 1);
  });
}

/** In tables Tab goes to the next cell, in lists a level in or out; elsewhere it leaves the text as everywhere on the page. */
function handleTab(editor: DocumentEditor, isBackwards: boolean): boolean {
  if (findTable(editor)) {
    moveByTab(editor, isBackwards ? 'previous' : 'next');
    showCaret(editor);
  } else if (getListType(editor)) (isBackwards ? outdent : indent)(editor);
  else return false;
  return true;
}

/** In tables the arrows up and down go from the first or last line of a cell to the next cell of its column. */
function handleArrowInTable(editor: DocumentEditor, key: string): boolean {
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !moveToCellLine(editor, key)) return false;
  showCaret(editor);
  return true;
}

/** A picture, rule or table at the very beginning leaves no line before it to go to: arrow up makes one. */
function handleArrowUp(editor: DocumentEditor): boolean {
  const [first] = editor.children;
  const isOnIt = first !== undefined && isVoidBlock(first) && editor.selection?.focus.path[0] === 0;
  if (isOnIt) insertParagraphBefore(editor, [0]);
  return isOnIt;
}

/** To the beginning or the end of the text: by itself Chromium stops at the beginning of what it has not laid out yet (`data-skips`). */
function handleEdge(editor: DocumentEditor, { nativeEvent, shiftKey }: KeyboardEvent): boolean {
  const edge = findEdge(nativeEvent);
  if (!edge) return false;
  const focus = Editor[edge](editor, []);
  Transforms.select(editor, shiftKey && editor.selection ? { anchor: editor.selection.anchor, focus } : focus);
  showCaret(editor);
  return true;
}

export type KeyContext = { openLink: () => void; focusTools: () => void };

function handle(event: KeyboardEvent, editor: DocumentEditor, { openLink, focusTools }: KeyContext): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  const isPlain = !altKey && !ctrlKey && !metaKey;
  if (key === 'Tab' && isPlain) return handleTab(editor, shiftKey);
  if (isPlain && !shiftKey && handleArrowInTable(editor, key)) return true;
  if (key === 'ArrowUp' && isPlain && !shiftKey) return handleArrowUp(editor);
  const name = key === 'F10' && altKey ? 'tools' : findShortcut(event.nativeEvent);
  if (name === 'tools') focusTools();
  else if (name === 'link') openLink();
  else if (name) COMMANDS[name](editor);
  return name !== undefined;
}

/** Keys that do something with what is selected: shortcuts, Tab, and arrows in a table. */
const meansSelection = (editor: DocumentEditor, { key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || key === 'Tab' || (key.startsWith('Arrow') && findTable(editor) !== undefined);

/**
 * Handles the keys of the editor. None is handled while a syllable is being composed: its Enter and its arrows belong
 * to the input method.
 */
export function handleKey(event: KeyboardEvent, editor: DocumentEditor, context: KeyContext): void {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  if (meansSelection(editor, event)) syncSelection(editor);
  if (handleTableKey(editor, event) || handleEdge(editor, event) || handle(event, editor, context))
    event.preventDefault();
}
