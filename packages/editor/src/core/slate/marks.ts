import { type Ancestor, Editor, Node, Path, Range, Text, Transforms } from 'slate';
import { isVoidBlock } from './node-types.ts';
import { findSelectedCellPaths } from './table-at.ts';
import { findSelectedTexts } from './selected-blocks.ts';
import type { DocumentEditor, TextMarks } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

export type SwitchMark = 'bold' | 'italic' | 'underline' | 'strike';
export type ValueMark = 'color' | 'background' | 'fontSize' | 'fontFamily';
type MarkName = keyof TextMarks;

const MARK_NAMES: readonly MarkName[] = [
  'bold',
  'italic',
  'underline',
  'strike',
  'color',
  'background',
  'fontSize',
  'fontFamily',
];

type CachedMarks = Pick<DocumentEditor, 'children' | 'selection' | 'marks'> & {
  cells: readonly Path[] | undefined;
  result: TextMarks;
};
const cache = new WeakMap<DocumentEditor, CachedMarks>();

/** Text that can show a mark: neither that of pictures nor the empty text beside a link. */
const isMarkable = (editor: DocumentEditor) => (node: Node, path: Path) => {
  if (!Text.isText(node)) return false;
  const parent = Node.parent(editor, path);
  return !isVoidBlock(parent) && (node.text !== '' || parent.children.length === 1);
};

const isTextSelected = (editor: DocumentEditor) =>
  findSelectedCellPaths(editor) !== undefined || (editor.selection !== null && Range.isExpanded(editor.selection));

function readMarks(editor: DocumentEditor): TextMarks {
  if (!isTextSelected(editor)) return { ...Editor.marks(editor) };
  const texts = findSelectedTexts(editor);
  // Empty blocks say something only when there is nothing else.
  const [first, ...rest] = texts.some(({ text }) => text !== '') ? texts.filter(({ text }) => text !== '') : texts;
  const { text: _, ...marks } = first ?? { text: '' };
  const shared = Object.entries(marks).filter(([name, value]) =>
    rest.every((text) => text[name as MarkName] === value),
  );
  return Object.fromEntries(shared);
}

/**
 * Returns the marks that all of the selected text shares, or those that typed text would get. Mixed and default
 * values are absent.
 */
export function getMarks(editor: DocumentEditor): TextMarks {
  const { children, selection, marks } = editor;
  const cells = findSelectedCellPaths(editor);
  const last = cache.get(editor);
  if (
    last &&
    last.children === children &&
    last.selection === selection &&
    last.marks === marks &&
    last.cells === cells
  )
    return last.result;
  const result = readMarks(editor);
  cache.set(editor, { children, selection, marks, cells, result });
  return result;
}

type NewMarks = { [M in MarkName]?: TextMarks[M] | null };

/** Editors whose marks are written now. */
const writing = new WeakSet<DocumentEditor>();

/** Writes marks of which `withMarks` knows that they are right. */
function asMarks(editor: DocumentEditor, run: () => void): void {
  writing.add(editor);
  try {
    run();
  } finally {
    writing.delete(editor);
  }
}

/** Goes through all text under a node that can show a mark. */
function forEachMarkable(node: Ancestor, path: Path, run: (text: Text, path: Path) => void): void {
  for (const [index, child] of node.children.entries()) {
    if ('children' in child) forEachMarkable(child, [...path, index], run);
    else if (!isVoidBlock(node) && (child.text !== '' || node.children.length === 1)) run(child, [...path, index]);
  }
}

/** Sets these marks on all text of a block of the top level. */
function writeWholeBlock(editor: DocumentEditor, index: number, marks: NewMarks): void {
  const [block] = editor.children.slice(index, index + 1);
  if (!block || Text.isText(block)) return;
  Editor.withoutNormalizing(editor, () =>
    forEachMarkable(block, [index], (text, path) => {
      const changed = MARK_NAMES.filter((name) => name in marks && (marks[name] ?? undefined) !== text[name]);
      if (changed.length === 0) return;
      const pick = (from: NewMarks) =>
        Object.fromEntries(
          changed.flatMap((name) => ((from[name] ?? undefined) === undefined ? [] : [[name, from[name]]])),
        );
      editor.apply({ type: 'set_node', path, properties: pick(text), newProperties: pick(marks) });
    }),
  );
}

/**
 * Writes marks block by block: Slate tidies up after each, and after thousands at once every text it joins would go through all
 * that are still to be tidied. Only where the selection begins and ends can it part a text.
 */
function writeRange(editor: DocumentEditor, selection: Range, marks: NewMarks, write: (at: Range) => void): void {
  const chosen = Editor.rangeRef(editor, Editor.unhangRange(editor, selection), { affinity: 'inward' });
  const [first = 0, last = -1] = chosen.current
    ? Range.edges(chosen.current).map(({ path: [index = 0] }) => index)
    : [];
  for (let index = first; index <= last; index += 1) {
    const block = index === first || index === last ? Editor.range(editor, [index]) : undefined;
    const at = block && chosen.current && Range.intersection(chosen.current, block);
    if (at && !Range.equals(at, block)) write(at);
    else writeWholeBlock(editor, index, marks);
  }
  const rest = chosen.unref();
  if (rest) Transforms.select(editor, rest);
}

function writeMarks(editor: DocumentEditor, marks: NewMarks) {
  const options = {
    match: isMarkable(editor),
    mode: 'all',
    split: true,
    compare: (value: unknown, previous: unknown) => (value ?? undefined) !== previous,
  } as const;
  const cells = findSelectedCellPaths(editor);
  const { selection } = editor;
  const write = (at: Path | Range) => Transforms.setNodes<Text>(editor, marks as Partial<Text>, { ...options, at });
  if (cells)
    return asOneStep(editor, () =>
      asMarks(editor, () => Editor.withoutNormalizing(editor, () => cells.forEach(write))),
    );
  if (selection && Range.isExpanded(selection))
    return asOneStep(editor, () => asMarks(editor, () => writeRange(editor, selection, marks, write)));
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) editor.removeMark(name);
    else editor.addMark(name, value);
  }
  return undefined;
}

/** Marks that are written leave nothing to tidy up but texts beside each other that have become alike. */
export function withMarks<T extends DocumentEditor>(editor: T): T {
  const { getDirtyPaths } = editor;
  editor.getDirtyPaths = (operation) => {
    if (operation.type !== 'set_node' || !writing.has(editor)) return getDirtyPaths(operation);
    const block = Path.parent(operation.path);
    return [...Node.children(editor, block)].length > 1 ? [block] : [];
  };
  return editor;
}

/** Switches a mark on for the selected text (or the text typed next), or off when all of it has the mark. */
export const toggleMark = (editor: DocumentEditor, mark: SwitchMark) =>
  writeMarks(editor, { [mark]: getMarks(editor)[mark] ? null : true });

/**
 * Sets a colour `#rrggbb`, size in px or font for the selected text (or the text typed next); `undefined` is the
 * default.
 */
export const setMark = <M extends ValueMark>(editor: DocumentEditor, mark: M, value: TextMarks[M] | undefined) =>
  writeMarks(editor, { [mark]: value ?? null });

/** Removes all marks from the selected text, or from the text typed next. Links stay. */
export const clearMarks = (editor: DocumentEditor) =>
  writeMarks(editor, Object.fromEntries(MARK_NAMES.map((name) => [name, null])));
