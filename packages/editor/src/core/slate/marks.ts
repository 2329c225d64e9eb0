import { Editor, type Location, Node, Path, Range, Text, Transforms } from 'slate';
import { isVoidBlock } from './node-types.ts';
import { findSelectedCellPaths } from './table-at.ts';
import type { DocumentEditor, TextMarks } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

export type SwitchMark = 'bold' | 'italic' | 'underline' | 'strike';
export type ValueMark = 'color' | 'background' | 'fontSize' | 'fontFamily';
type MarkName = keyof TextMarks;

const MARK_NAMES: readonly MarkName[] = ['bold', 'italic', 'underline', 'strike', 'color', 'background', 'fontSize', 'fontFamily'];

type Seen = Pick<DocumentEditor, 'children' | 'selection' | 'marks'> & { cells: readonly Path[] | undefined; result: TextMarks };
const seen = new WeakMap<DocumentEditor, Seen>();

/** Text that can show a mark: neither that of pictures nor the empty text beside a link. */
const isMarkable = (editor: DocumentEditor) => (node: Node, path: Path) => {
  if (!Text.isText(node)) return false;
  const parent = Node.parent(editor, path);
  return !isVoidBlock(parent) && (node.text !== '' || parent.children.length === 1);
};

/** The places whose text is selected: the cells of a cell selection, else the selection. */
const selectedPlaces = (editor: DocumentEditor): readonly Location[] =>
  findSelectedCellPaths(editor) ?? (editor.selection && Range.isExpanded(editor.selection) ? [editor.selection] : []);

function* textsIn(editor: DocumentEditor, place: Location): Generator<Text> {
  const [start, end] = Editor.edges(editor, place);
  for (const [text, path] of Editor.nodes(editor, { at: place, match: Text.isText })) {
    // Texts that the selection only touches at an edge do not count.
    const isOutside = text.text !== '' && ((Path.equals(path, start.path) && start.offset === text.text.length) || (Path.equals(path, end.path) && end.offset === 0));
    if (!isOutside) yield text;
  }
}

function readMarks(editor: DocumentEditor): TextMarks {
  const places = selectedPlaces(editor);
  if (places.length === 0) return { ...Editor.marks(editor) };
  let common: TextMarks | undefined;
  for (const place of places) {
    for (const text of textsIn(editor, place)) {
      if (text.text === '' && common) continue;
      const { text: _, ...marks } = text;
      common = common ? Object.fromEntries(Object.entries(common).filter(([name, value]) => marks[name as MarkName] === value)) : marks;
    }
  }
  return common ?? {};
}

/** The marks all of the selected text shares, or what the next letter will have. Mixed and default values are absent. */
export function getMarks(editor: DocumentEditor): TextMarks {
  const { children, selection, marks } = editor;
  const cells = findSelectedCellPaths(editor);
  const last = seen.get(editor);
  if (last && last.children === children && last.selection === selection && last.marks === marks && last.cells === cells) return last.result;
  const result = readMarks(editor);
  seen.set(editor, { children, selection, marks, cells, result });
  return result;
}

type NewMarks = { [M in MarkName]?: TextMarks[M] | null };

function writeMarks(editor: DocumentEditor, marks: NewMarks) {
  const options = { match: isMarkable(editor), mode: 'all', split: true, compare: (value: unknown, old: unknown) => (value ?? undefined) !== old } as const;
  const cells = findSelectedCellPaths(editor);
  if (cells || (editor.selection && Range.isExpanded(editor.selection))) {
    return asOneStep(editor, () => Editor.withoutNormalizing(editor, () => {
      if (!cells) return Transforms.setNodes<Text>(editor, marks as Partial<Text>, options);
      for (const at of cells) Transforms.setNodes<Text>(editor, marks as Partial<Text>, { ...options, at });
    }));
  }
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) editor.removeMark(name);
    else editor.addMark(name, value);
  }
}

/** Switches a mark on for the selected text (or the next letters), or off when all of it has it. */
export const toggleMark = (editor: DocumentEditor, mark: SwitchMark) => writeMarks(editor, { [mark]: getMarks(editor)[mark] ? null : true });

/** Gives the selected text (or the next letters) a colour `#rrggbb`, size in px or font; `undefined` is the default. */
export const setMark = <M extends ValueMark>(editor: DocumentEditor, mark: M, value: TextMarks[M] | undefined) => writeMarks(editor, { [mark]: value ?? null });

/** Takes every mark from the selected text, or from the next letters. Links stay. */
export const clearMarks = (editor: DocumentEditor) => writeMarks(editor, Object.fromEntries(MARK_NAMES.map((name) => [name, null])));
