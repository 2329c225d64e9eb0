import type { Align, RichHeading, RichImage } from '@danji/contracts/documents/rich-document';
import { Editor, type Element, Node, type NodeEntry, Path, Transforms } from 'slate';
import { insertParagraphAt, insertVoid } from './insert-block.ts';
import { leaveLists } from './lists.ts';
import { forEachFromEnd, mergeIntoPrevious } from './node-operations.ts';
import { emptyParagraph, isCell, isImage, isQuote } from './node-types.ts';
import { findAligned, findSelectedBlocks } from './selected-blocks.ts';
import type { DocumentEditor, TextBlock } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

export type BlockType = 'paragraph' | 'heading-1' | 'heading-2' | 'heading-3' | 'quote';
type Void = [{ text: '' }];

type Loose<T> = { [Name in keyof T]?: T[Name] | undefined };

const DEFAULT_ALIGN = { paragraph: 'left', heading: 'left', image: 'center' } as const satisfies Record<string, Align>;

const noText = (): Void => [{ text: '' }];
const withoutAbsent = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>;
  };

function typeOf(editor: DocumentEditor, [block, path]: NodeEntry<TextBlock>): BlockType {
  if (block.type === 'heading') return `heading-${block.level}`;
  return isQuote(Node.parent(editor, path)) ? 'quote' : 'paragraph';
}

/**
 * Returns the type that all selected blocks share, or nothing when they differ or no text is selected. A paragraph of
 * a list is a paragraph.
 */
export function getBlockType(editor: DocumentEditor): BlockType | undefined {
  const types = new Set(findSelectedBlocks(editor).map((entry) => typeOf(editor, entry)));
  return types.size === 1 ? [...types][0] : undefined;
}

function setHeading(editor: DocumentEditor, path: Path, level: RichHeading['level'] | undefined) {
  if (level) return Transforms.setNodes<Element>(editor, { type: 'heading', level }, { at: path });
  Transforms.unsetNodes<RichHeading>(editor, 'level', { at: path });
  Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
}

/** Puts the block into a quote, together with the quote before it if there is one. Returns the path of its quote. */
function enterQuote(editor: DocumentEditor, path: Path, made: Path | undefined): Path {
  Transforms.wrapNodes(editor, { type: 'quote', children: [emptyParagraph()] }, { at: path });
  if (made && Path.equals(Path.next(path), made)) mergeIntoPrevious(editor, made);
  return path;
}

/**
 * Takes a block out of its list or quote where its new type requires it, and returns its new path. Cells hold
 * paragraphs only.
 */
function freeBlock(editor: DocumentEditor, path: Path, type: BlockType): Path | undefined {
  if (type === 'paragraph' && !isQuote(Node.parent(editor, path))) return path;
  if (Editor.above(editor, { at: path, match: isCell })) return undefined;
  const block = Editor.pathRef(editor, path);
  leaveLists(editor, path);
  if (block.current && isQuote(Node.parent(editor, block.current))) Transforms.liftNodes(editor, { at: block.current });
  return block.unref() ?? undefined;
}

/**
 * Makes the selected blocks of this type; when all are so already, they become paragraphs. Headings and quotes leave
 * lists; cells have neither.
 */
export function setBlockType(editor: DocumentEditor, type: BlockType) {
  const target = getBlockType(editor) === type ? 'paragraph' : type;
  const level = target.startsWith('heading') ? (Number(target.at(-1)) as RichHeading['level']) : undefined;
  const paths = findSelectedBlocks(editor).map(([, path]) => path);
  asOneStep(editor, () => {
    let quote: Path | undefined;
    forEachFromEnd(editor, paths, (path) => {
      const at = freeBlock(editor, path, target);
      if (at) setHeading(editor, at, level);
      if (at && target === 'quote') quote = enterQuote(editor, at, quote);
    });
  });
}

/** Returns the alignment that all selected blocks and pictures share; nothing when they differ. */
export function getAlign(editor: DocumentEditor): Align | undefined {
  const aligns = new Set(findAligned(editor).map(([node]) => node.align ?? DEFAULT_ALIGN[node.type]));
  return aligns.size === 1 ? [...aligns][0] : undefined;
}

/** Sets the selected blocks and pictures to a side; the default side is stored as nothing. */
export function setAlign(editor: DocumentEditor, align: Align) {
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      for (const [node, at] of findAligned(editor)) {
        if (align === DEFAULT_ALIGN[node.type]) Transforms.unsetNodes<RichImage>(editor, 'align', { at });
        else Transforms.setNodes(editor, { align }, { at });
      }
    }),
  );
}

/** A line across the text. */
export const insertDivider = (editor: DocumentEditor) => insertVoid(editor, { type: 'divider', children: noText() });

/** A stored picture: `fileId` is its public id, sizes in px, `alt` says what it shows. Also in cells. */
export const insertImage = (
  editor: DocumentEditor,
  image: { fileId: string } & Loose<Pick<RichImage, 'width' | 'height' | 'alt'>>,
) => insertVoid(editor, { type: 'image', ...withoutAbsent(image), children: noText() });

/** A YouTube video by its id; `start` in seconds. */
export const insertVideo = (editor: DocumentEditor, video: { videoId: string; start?: number | undefined }) =>
  insertVoid(editor, { type: 'video', provider: 'youtube', ...withoutAbsent(video), children: noText() });

/** Inserts special characters at the caret, with the marks that typed text gets there. */
export const insertSymbol = (editor: DocumentEditor, text: string) => asOneStep(editor, () => editor.insertText(text));

/** A new line within the block. */
export const insertSoftBreak = (editor: DocumentEditor) => editor.insertSoftBreak();

/** Changes what a picture says and how it is shown; `undefined` or an empty text takes the field away. Sizes in px. */
export function updateImage(
  editor: DocumentEditor,
  path: Path,
  changes: Loose<Pick<RichImage, 'alt' | 'caption' | 'displayWidth' | 'align'>>,
) {
  const image = Node.getIf(editor, path);
  if (!image || !isImage(image)) return;
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') Transforms.unsetNodes<RichImage>(editor, name as 'alt', { at: path });
        else Transforms.setNodes(editor, { [name]: value }, { at: path });
      }
    }),
  );
}

/** Removes a block; an empty paragraph with the caret takes its place. */
export function removeBlock(editor: DocumentEditor, path: Path) {
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      Transforms.removeNodes(editor, { at: path });
      insertParagraphAt(editor, path);
    }),
  );
}
