import type { RichBlock } from '@danji/contracts/documents/rich-document';
import * as fc from 'fast-check';
import { Editor, Node, Transforms, type Point } from 'slate';
import * as blocks from '../../src/core/slate/blocks.ts';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import { removeLink, setLink } from '../../src/core/slate/links.ts';
import { indentItem, outdentItem, toggleList } from '../../src/core/slate/lists.ts';
import { clearMarks, setMark, toggleMark } from '../../src/core/slate/marks.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { findTable, setCellSelection } from '../../src/core/slate/table-at.ts';
import { insertTable, moveByTab, runTableOperation } from '../../src/core/slate/table-commands.ts';
import { insertParagraphBefore, leaveVoid } from '../../src/core/slate/with-voids.ts';
import { anyBlocks } from './any-document.ts';
import { FILE_ID } from './drawing.ts';

/** Something a person does, by a name that a failed test can show. */
export type Action = { name: string; run: (editor: DocumentEditor) => void };

const action = (name: string, run: Action['run']): fc.Arbitrary<Action> =>
  fc.constant({ name, run, toString: () => name });

/** The point that lies at a share (0 to 1) of the document's texts and of the text found there. */
function pointAt(editor: DocumentEditor, share: number, offset: number): Point {
  const texts = [...Node.texts(editor)];
  const [text, path] = texts[Math.min(texts.length - 1, Math.floor(share * texts.length))] ?? [{ text: '' }, [0, 0]];
  return { path, offset: Math.round(offset * text.text.length) };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const edge = fc.oneof(fc.constantFrom(0, 1), share);
const caret = fc.tuple(share, edge).map(([at, offset]): Action => ({
  name: `caret ${at} ${offset}`,
  run: (editor) => Transforms.select(editor, pointAt(editor, at, offset)),
}));
const selection = fc.tuple(share, edge, share, edge).map(([at, offset, to, end]): Action => ({
  name: `select ${at} ${offset} to ${to} ${end}`,
  run: (editor) => Transforms.select(editor, { anchor: pointAt(editor, at, offset), focus: pointAt(editor, to, end) }),
}));
const cells = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)).map(([row, column, toRow, toColumn]): Action => ({
  name: `cells ${row},${column} to ${toRow},${toColumn}`,
  run: (editor) => {
    const found = findTable(editor);
    if (found) setCellSelection(editor, { path: found.path, anchor: [row, column], focus: [toRow, toColumn] });
  },
}));
const typing = fc
  .constantFrom('가', 'a', ' ', '#', '- ', 'naver.com', '\n', '한글 입력')
  .map((text): Action => ({ name: `type ${JSON.stringify(text)}`, run: (editor) => editor.insertText(text) }));
const pasting = anyBlocks.map((pasted): Action => ({
  name: `paste ${JSON.stringify(pasted)}`,
  run: (editor) => insertBlocks(editor, pasted),
}));
const copying = action('copy and paste', (editor) => insertBlocks(editor, editor.getFragment() as RichBlock[]));
const tables = fc
  .constantFrom(
    'insertRowAbove',
    'insertRowBelow',
    'deleteRow',
    'insertColumnLeft',
    'deleteColumn',
    'toggleHeaderRow',
    'mergeCells',
    'splitCell',
    'clearCells',
    'deleteTable' as const,
  )
  .map((type): Action => ({
    name: `table ${type}`,
    run: (editor) => runTableOperation(editor, { type } as Parameters<typeof runTableOperation>[1]),
  }));

const KEYS = fc.oneof(
  action('Enter', (editor) => editor.insertBreak()),
  action('Shift+Enter', (editor) => editor.insertSoftBreak()),
  action('Backspace', (editor) =>
    editor.selection && Editor.string(editor, editor.selection) !== ''
      ? editor.deleteFragment()
      : editor.deleteBackward('character'),
  ),
  action('Delete', (editor) => editor.deleteForward('character')),
  action('Ctrl+Backspace', (editor) => editor.deleteBackward('word')),
  action('delete selection', (editor) => editor.deleteFragment()),
  action('Tab', (editor) => void moveByTab(editor, 'next')),
);
const COMMANDS = fc.oneof(
  fc.constantFrom('paragraph', 'heading-1', 'heading-3', 'quote' as const).map((type): Action => ({
    name: `block ${type}`,
    run: (editor) => blocks.setBlockType(editor, type as blocks.BlockType),
  })),
  fc
    .constantFrom('bulleted-list', 'numbered-list')
    .map((type): Action => ({ name: type, run: (editor) => toggleList(editor, type as 'bulleted-list') })),
  action('indent', (editor) => void indentItem(editor)),
  action('outdent', (editor) => void outdentItem(editor)),
  fc
    .constantFrom('left', 'center', 'right')
    .map((side): Action => ({ name: `align ${side}`, run: (editor) => blocks.setAlign(editor, side as 'left') })),
  action('divider', blocks.insertDivider),
  action('image', (editor) => blocks.insertImage(editor, { fileId: FILE_ID, width: undefined })),
  action('video', (editor) => blocks.insertVideo(editor, { videoId: 'abcdef' })),
  action('table', insertTable),
  action('symbol', (editor) => blocks.insertSymbol(editor, '※')),
  action('leave void', (editor) => void leaveVoid(editor)),
  action('paragraph before the first', (editor) => insertParagraphBefore(editor, [0])),
  action('bold', (editor) => toggleMark(editor, 'bold')),
  action('color', (editor) => setMark(editor, 'color', '#0000ff')),
  action('default size', (editor) => setMark(editor, 'fontSize', undefined)),
  action('clear', clearMarks),
  action('link', (editor) => setLink(editor, { url: 'https://naver.com/' })),
  action('link with text', (editor) => setLink(editor, { url: 'https://naver.com/', text: '네이버' })),
  action('remove link', removeLink),
);

/** Anything a person may do next, selecting half of the time. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: caret },
  { weight: 5, arbitrary: selection },
  { weight: 2, arbitrary: cells },
  { weight: 3, arbitrary: typing },
  { weight: 4, arbitrary: KEYS },
  { weight: 5, arbitrary: COMMANDS },
  { weight: 2, arbitrary: pasting },
  copying,
  { weight: 2, arbitrary: tables },
);
