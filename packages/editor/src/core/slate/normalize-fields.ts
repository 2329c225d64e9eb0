import { isAllowedLink } from '@danji/contracts/documents/link-policy';
import type { RichLink, RichList, RichText } from '@danji/contracts/documents/rich-document';
import { Editor, type Element, Node, type Path, Range, Transforms } from 'slate';
import { DOMEditor } from 'slate-dom';
import { normalizeDocument } from '../normalize-document.ts';
import { toCleanText, toMarks } from '../normalize-document/inline-runs.ts';
import { isLink, isTextBlock, isVoidBlock } from './node-types.ts';
import type { DocumentEditor, TextBlock, VoidBlock } from './slate-types.ts';
import { unwrap } from './node-operations.ts';

type Fields = Record<string, unknown>;

const propsOf = (node: Node): Fields => Node.extractProps(node) as Fields;
const isSame = (one: Fields, other: Fields) => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
};

function textBlockFields({ type, align, ...rest }: TextBlock): Fields {
  const side = (align === 'center' || align === 'right') && { align };
  if (type === 'paragraph') return { type, ...side };
  const { level } = rest as { level?: unknown };
  return { type, level: level === 1 || level === 2 ? level : 3, ...side };
}

function listFields(list: RichList): Fields {
  const { start } = list as { start?: unknown };
  const hasStart =
    list.type === 'numbered-list' && Number.isInteger(start) && Number(start) > 1 && Number(start) <= 9999;
  return { type: list.type, ...(hasStart && { start }) };
}

/**
 * Returns the fields that a node should have; nothing when no such node is allowed in a document. Tables have their
 * own rules.
 */
function fieldsOf(node: Element): Fields | undefined {
  if (isTextBlock(node)) return textBlockFields(node);
  if (isVoidBlock(node)) {
    const [normalized] = normalizeDocument([{ ...node, children: [{ text: '' }] }]).children;
    return normalized?.type === node.type ? propsOf(normalized) : undefined;
  }
  switch (node.type) {
    case 'bulleted-list':
    case 'numbered-list':
      return listFields(node);
    case 'link':
      return { type: 'link', url: node.url };
    case 'quote':
    case 'list-item':
      return { type: node.type };
    default:
      return propsOf(node);
  }
}

/** Removes fields and values that the node may not have. Returns whether it changed something, as every fix does. */
export function fixFields(editor: DocumentEditor, node: Element, at: Path): boolean {
  const fields = fieldsOf(node);
  if (!fields) {
    Transforms.removeNodes(editor, { at });
    return true;
  }
  if (isSame(fields, propsOf(node))) return false;
  Transforms.setNodes<Element>(editor, fields as Partial<Element>, { at, replace: true });
  return true;
}

/** One empty text is all a block without text may hold. */
export function fixVoid(editor: DocumentEditor, { children }: VoidBlock, path: Path): boolean {
  const [first, second]: readonly Node[] = children;
  if (second || (first && 'children' in first)) {
    Transforms.removeNodes(editor, { at: [...path, second ? 1 : 0], voids: true });
    return true;
  }
  return false;
}

/** A link leads where links may lead, holds text alone and some of it. */
export function fixLink(editor: DocumentEditor, node: RichLink, at: Path): boolean {
  const isInLink = Editor.above(editor, { at, match: isLink }) !== undefined;
  if (isInLink || typeof node.url !== 'string' || !isAllowedLink(node.url)) unwrap(editor, at);
  else if (Node.string(node) === '') Transforms.removeNodes(editor, { at });
  else return false;
  return true;
}

function rewriteText(editor: DocumentEditor, previous: string, text: string, path: Path) {
  let same = 0;
  while (same < text.length && text[same] === previous[same]) same += 1;
  let tail = 0;
  while (tail < Math.min(text.length, previous.length) - same && text.at(-1 - tail) === previous.at(-1 - tail))
    tail += 1;
  const [removed, inserted] = [previous.slice(same, previous.length - tail), text.slice(same, text.length - tail)];
  if (inserted) editor.apply({ type: 'insert_text', path, offset: same + removed.length, text: inserted });
  if (removed) editor.apply({ type: 'remove_text', path, offset: same, text: removed });
}

const isComposedIn = (editor: DocumentEditor, path: Path) =>
  DOMEditor.isComposing(editor) && editor.selection !== null && Range.includes(editor.selection, path);

/**
 * Keeps only known marks and composed text (NFC) without invisible characters. Text that an input method is still
 * composing is left alone.
 */
export function fixText(editor: DocumentEditor, node: RichText, path: Path): boolean {
  if (isComposedIn(editor, path)) return false;
  const isInVoid = isVoidBlock(Node.parent(editor, path));
  const text = isInVoid ? '' : toCleanText(node.text, Number.POSITIVE_INFINITY);
  const marks = isInVoid ? {} : toMarks(node);
  if (isSame(marks, propsOf(node)) && text === node.text) return false;
  Transforms.setNodes(editor, marks, { at: path, replace: true, voids: true });
  rewriteText(editor, node.text, text, path);
  return true;
}
