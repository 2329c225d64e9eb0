import type { RichCell, RichRow, RichTable } from '@danji/contracts/documents/rich-document';
import { Editor, Node, Text, Transforms, type Descendant, type Path } from 'slate';
import { isBlank, toBlank } from '../table/cell-content.ts';
import { isCell, isTable } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';

/** Sets the fields of a node to those of another, whatever they are. */
function writeFields(editor: DocumentEditor, path: Path, before: object, after: object): void {
  const { type: _type, children: _children, ...previous } = before as Record<string, unknown>;
  const { type: _sameType, children: _content, ...fields } = after as Record<string, unknown>;
  const removedFields = Object.keys(previous).filter((name) => fields[name] === undefined);
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(previous[name]),
  );
  if (removedFields.length > 0) Transforms.unsetNodes(editor, removedFields as never, { at: path });
  if (changed.length > 0) Transforms.setNodes(editor, Object.fromEntries(changed), { at: path });
}

function removeChildren(editor: DocumentEditor, path: Path, from: number): void {
  for (const [, at] of [...Node.children(editor, path)].slice(from).toReversed())
    Transforms.removeNodes(editor, { at, voids: true });
}

/** Changes all children of a node for others. */
export function replaceChildren(editor: DocumentEditor, path: Path, children: Descendant[]): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, children, { at: [...path, 0] });
    removeChildren(editor, path, children.length);
  });
}

/** Empties a cell whose first block is a paragraph but keeps its first text: an input method may be at work there. */
function emptyText(editor: DocumentEditor, path: Path): void {
  removeChildren(editor, path, 1);
  removeChildren(editor, [...path, 0], 1);
  const at = [...path, 0, 0];
  const text = Node.get(editor, at);
  if (!Text.isText(text)) return;
  const marks = Object.keys(text).filter((name) => name !== 'text');
  if (marks.length > 0) Transforms.unsetNodes(editor, marks as never, { at });
  if (text.text !== '') editor.apply({ type: 'remove_text', path: at, offset: 0, text: text.text });
}

function writeCell(editor: DocumentEditor, path: Path, before: RichCell, after: RichCell): void {
  writeFields(editor, path, before, after);
  if (before.children === after.children) return;
  const [[first], [blank]] = [before.children, after.children];
  if (blank && isBlank(after) && first?.type === 'paragraph' && Text.isText(first.children[0])) {
    writeFields(editor, [...path, 0], first, blank);
    return emptyText(editor, path);
  }
  replaceChildren(editor, path, after.children);
}

/** Empties the cell at a path. */
export function clearCell(editor: DocumentEditor, path: Path): void {
  const cell = Node.get(editor, path);
  if (isCell(cell) && !isBlank(cell)) writeCell(editor, path, cell, toBlank(cell));
}

/**
 * For every new entry the position of the old one it goes on from, if any; old positions only rise. Entries are known
 * again by what they hold.
 */
function align<T>(
  before: readonly T[],
  after: readonly T[],
  contentOf: (entry: T) => readonly object[],
): (number | undefined)[] {
  const positions = new Map(before.flatMap((entry, at) => contentOf(entry).map((content) => [content, at] as const)));
  let last = -1;
  return after.map((entry) => {
    const found = contentOf(entry)
      .flatMap((content) => positions.get(content) ?? [])
      .filter((at) => at > last);
    if (found.length === 0) return undefined;
    last = Math.min(...found);
    return last;
  });
}

/** Makes the children at a path those of `after`, by removing, inserting and changing only what differs. */
function writeChildren<T extends RichRow | RichCell>(
  editor: DocumentEditor,
  path: Path,
  [before, after]: [readonly T[], readonly T[]],
  contentOf: (entry: T) => readonly object[],
  write: (path: Path, before: T, after: T) => void,
): void {
  const origins = align(before, after, contentOf);
  const goingOn = new Set(origins);
  for (const at of [...before.keys()].toReversed())
    if (!goingOn.has(at)) Transforms.removeNodes(editor, { at: [...path, at], voids: true });
  for (const [at, entry] of after.entries()) {
    const origin = origins[at];
    const previous = origin === undefined ? undefined : before[origin];
    if (!previous) Transforms.insertNodes(editor, entry, { at: [...path, at] });
    else if (previous !== entry) write([...path, at], previous, entry);
  }
}

const shapeOf = ({ children }: RichTable) =>
  children.map((row) => row.children.map(({ colSpan = 1, rowSpan = 1 }) => `${colSpan}x${rowSpan}`).join()).join(';');
const contentOfCell = ({ children }: RichCell) => [children];
const contentOfRow = ({ children }: RichRow) => children.map((cell) => cell.children);

/** Makes the table at a path the given one. Texts that stay are not touched, so carets in them stay too. */
export function writeTable(editor: DocumentEditor, path: Path, after: RichTable): void {
  const before = Node.get(editor, path);
  if (!isTable(before)) return;
  Editor.withoutNormalizing(editor, () => {
    writeFields(editor, path, before, after);
    const writeOne = (at: Path, previous: RichCell, cell: RichCell) => writeCell(editor, at, previous, cell);
    const writeRow = (at: Path, previous: RichRow, row: RichRow) => {
      writeFields(editor, at, previous, row);
      writeChildren(editor, at, [previous.children, row.children], contentOfCell, writeOne);
    };
    if (shapeOf(before) !== shapeOf(after)) {
      writeChildren(editor, path, [before.children, after.children], contentOfRow, writeRow);
      return;
    }
    for (const [row, { children }] of after.children.entries()) {
      writeFields(editor, [...path, row], before.children[row] ?? {}, {});
      for (const [index, cell] of children.entries()) {
        const previous = before.children[row]?.children[index];
        if (previous && previous !== cell) writeOne([...path, row, index], previous, cell);
      }
    }
  });
}
