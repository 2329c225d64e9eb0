import { Editor, Range, Transforms } from 'slate';
import { DOMEditor } from 'slate-dom';
import { insertDivider, setBlockType } from './blocks.ts';
import { toggleList } from './lists.ts';
import { isList, isParagraph } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { asFollowingStep } from './undo-groups.ts';

type Shortcut = { pattern: RegExp; isForTopOnly: boolean; run: (editor: DocumentEditor, typed: string) => void };

function startNumbers(editor: DocumentEditor, typed: string) {
  toggleList(editor, 'numbered-list');
  const start = Number.parseInt(typed, 10);
  const [list, at] = Editor.above(editor, { match: isList }) ?? [];
  if (start > 1 && list?.children.length === 1 && at) Transforms.setNodes(editor, { start }, { at });
}

const SHORTCUTS: readonly Shortcut[] = [
  { pattern: /^#$/, isForTopOnly: true, run: (editor) => setBlockType(editor, 'heading-1') },
  { pattern: /^##$/, isForTopOnly: true, run: (editor) => setBlockType(editor, 'heading-2') },
  { pattern: /^###$/, isForTopOnly: true, run: (editor) => setBlockType(editor, 'heading-3') },
  { pattern: /^>$/, isForTopOnly: true, run: (editor) => setBlockType(editor, 'quote') },
  { pattern: /^---$/, isForTopOnly: true, run: insertDivider },
  { pattern: /^[-*]$/, isForTopOnly: false, run: (editor) => toggleList(editor, 'bulleted-list') },
  { pattern: /^[1-9]\d{0,3}\.$/, isForTopOnly: false, run: startNumbers },
];

/** The shortcut that a space has just completed at the start of a paragraph of the document or of a cell. */
function findShortcut(editor: DocumentEditor) {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || DOMEditor.isComposing(editor)) return undefined;
  const [, path] = Editor.above(editor, { match: isParagraph }) ?? [];
  const [parent, parentPath] = path ? Editor.parent(editor, path) : [];
  const isTop = parentPath?.length === 0;
  if (!path || !parent || !(isTop || ('type' in parent && parent.type === 'table-cell'))) return undefined;
  const at = { anchor: Editor.start(editor, path), focus: selection.anchor };
  const typed = Editor.string(editor, at).slice(0, -1);
  const shortcut = SHORTCUTS.find(({ pattern, isForTopOnly }) => pattern.test(typed) && (isTop || !isForTopOnly));
  return shortcut && { typed, at, run: shortcut.run };
}

/** Handles `# `, `- `, `1. `, `> ` and `--- ` at the start of a paragraph; one undo restores the typed signs. */
export function withShortcuts<T extends DocumentEditor>(editor: T): T {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    const shortcut = text === ' ' && !options?.at ? findShortcut(editor) : undefined;
    if (!shortcut) return;
    asFollowingStep(editor, () => {
      Transforms.delete(editor, { at: shortcut.at });
      shortcut.run(editor, shortcut.typed);
    });
  };
  return editor;
}
