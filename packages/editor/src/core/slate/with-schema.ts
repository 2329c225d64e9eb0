import type { RichBlock, RichParagraph } from '@danji/contracts/documents/rich-document';
import { type Ancestor, type Descendant, Editor, type Element, type Node, type Path, Text, Transforms } from 'slate';
import { fixFields, fixLink, fixText, fixVoid } from './normalize-fields.ts';
import { fixItem, fixList, joinLists } from './normalize-lists.ts';
import {
  emptyParagraph,
  isCell,
  isLink,
  isList,
  isListItem,
  isParagraph,
  isQuote,
  isTable,
  isTextBlock,
  isVoidBlock,
} from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { unwrap } from './node-operations.ts';

const isInlineNode = (node: Node) => Text.isText(node) || isLink(node);
// One look-up: the whole document is asked at every key.
const TOP_TYPES: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'quote',
  'bulleted-list',
  'numbered-list',
  'divider',
  'image',
  'video',
  'table',
] satisfies RichBlock['type'][]);
const isTopBlock = (node: Node) => 'type' in node && TOP_TYPES.has(node.type);

/** Wraps text and links between blocks in a paragraph. */
function wrapInlines(editor: DocumentEditor, children: readonly Descendant[], path: Path, first: number) {
  const length = children.slice(first).findIndex((child) => !isInlineNode(child));
  const last = length < 0 ? children.length - 1 : first + length - 1;
  Transforms.insertNodes(editor, { ...emptyParagraph(), children: [] } satisfies RichParagraph, {
    at: [...path, last + 1],
  });
  for (let index = last; index >= first; index -= 1)
    Transforms.moveNodes(editor, { at: [...path, index], to: [...path, index + 1, 0] });
}

/** A node no document knows: a paragraph when it holds text, else what is in it. */
function fixStray(editor: DocumentEditor, child: Element, at: Path) {
  const [first] = child.children;
  if (first && isInlineNode(first)) Transforms.setNodes<Element>(editor, { type: 'paragraph' }, { at, replace: true });
  else unwrap(editor, at);
}

/** The top level of each editor as it was found right last. */
const lastValid = new WeakMap<DocumentEditor, readonly Descendant[]>();

/**
 * The part of the top level that is not as it was found right last. The top level is looked at after every change, thousands
 * of times when all of a long text changes.
 */
function findChanged(editor: DocumentEditor): { from: number; to: number } {
  const { children } = editor;
  const previous = lastValid.get(editor) ?? [];
  const shared = Math.min(previous.length, children.length);
  let from = 0;
  while (from < shared && previous[from] === children[from]) from += 1;
  let tail = 0;
  while (tail < shared - from && previous[previous.length - 1 - tail] === children[children.length - 1 - tail])
    tail += 1;
  return { from, to: children.length - tail };
}

function fixTop(editor: DocumentEditor): boolean {
  const { children } = editor;
  const { from, to } = findChanged(editor);
  const odd = children.slice(from, to).findIndex((node) => !isTopBlock(node));
  const stray = odd < 0 ? -1 : from + odd;
  const child = children[stray];
  const last = children.at(-1);
  if (child && isInlineNode(child)) wrapInlines(editor, children, [], stray);
  else if (child && 'type' in child) fixStray(editor, child, [stray]);
  else if (!last || isVoidBlock(last) || isTable(last))
    Transforms.insertNodes(editor, emptyParagraph(), { at: [children.length] });
  else if (!joinLists(editor, editor, [], from, to + 1)) {
    lastValid.set(editor, children);
    return false;
  }
  return true;
}

/** The maximum number of paragraphs in one quote of a document. */
const MAX_QUOTED = 500;

/**
 * A quote holds paragraphs: other text is converted to one; pictures, tables and content beyond the limit move
 * between two quotes.
 */
function fixQuote(editor: DocumentEditor, { children }: Ancestor, path: Path): boolean {
  // Other blocks from the end: Slate cannot part a quote before a node that holds no text at all.
  const odd = children.findLastIndex((child) => !isParagraph(child) && !isInlineNode(child));
  const index = odd >= 0 ? odd : children.findIndex(isInlineNode);
  const child = children[index];
  const at = [...path, index];
  if (children.length === 0) Transforms.removeNodes(editor, { at: path });
  else if (!child && children.length > MAX_QUOTED)
    editor.apply({ type: 'split_node', path, position: MAX_QUOTED, properties: { type: 'quote' } });
  else if (!child) return false;
  else if (isInlineNode(child)) wrapInlines(editor, children, path, index);
  else if (isVoidBlock(child) || isTable(child)) Transforms.liftNodes(editor, { at });
  else if ('type' in child) fixStray(editor, child, at);
  return true;
}

/**
 * Text blocks hold only text and links: blocks at the beginning of a text block replace it, later ones are replaced
 * by their content.
 */
function fixLine(editor: DocumentEditor, node: Element, path: Path): boolean {
  const children: readonly Descendant[] = node.children;
  const index = children.findIndex((child) => !isInlineNode(child));
  if (index >= 0) unwrap(editor, index === 0 && !isLink(node) ? path : [...path, index]);
  return index >= 0;
}

/**
 * Fixes the first rule that an element breaks and returns `true` if there was one. Tables, rows and cells have their
 * own rules.
 */
function fixElement(editor: DocumentEditor, node: Element, path: Path): boolean {
  if (isLink(node)) return fixLink(editor, node, path) || fixFields(editor, node, path) || fixLine(editor, node, path);
  if (fixFields(editor, node, path)) return true;
  if (isVoidBlock(node)) return fixVoid(editor, node, path);
  if (isList(node)) return fixList(editor, node, path);
  if (isListItem(node)) return fixItem(editor, node, path);
  if (isQuote(node)) return fixQuote(editor, node, path);
  if (isCell(node)) return joinLists(editor, node, path);
  const [first] = node.children;
  const isLine = isTextBlock(node) || (first !== undefined && isInlineNode(first));
  return isLine && fixLine(editor, node, path);
}

/**
 * Keeps the rules of the document model after each change, for every node except tables: types and fields, clean
 * text, links, lists, quotes, a paragraph at the end. Only a node's own children are looked at, and every fix leaves
 * less to fix.
 */
export function withSchema<T extends DocumentEditor>(editor: T): T {
  const { normalizeNode, getSplitProperties } = editor;
  editor.isInline = isLink;
  editor.isVoid = isVoidBlock;
  editor.isIsolated = isCell;
  // Text typed at the edge of a link is outside the link.
  editor.inlineEdgeAffinity = () => 'outside';
  editor.getSplitProperties = (node, path) => {
    const { start: _, ...properties } = getSplitProperties(node, path) as { start?: unknown };
    return isList(node) ? properties : getSplitProperties(node, path);
  };

  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (Text.isText(node)) return void fixText(editor, node, path);
    if (Editor.isEditor(node)) return void fixTop(editor);
    if (!fixElement(editor, node, path)) normalizeNode(entry, options);
  };
  return editor;
}
