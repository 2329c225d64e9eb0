import type { LooseNode } from '../normalize-document/loose-node.ts';
import { addWhole, openBlock } from './blocks.ts';
import { toDeclarations, type Declarations } from './css-rules.ts';
import type { Close, Reader } from './reader.ts';
import type { Source } from './source.ts';
import { PLAIN, toStyle, type Style } from './style.ts';
import { Tables } from './tables.ts';
import { BLOCKS, DROPPED } from './tags.ts';
import { Tree } from './tree.ts';

const TEXT = 3;
const ELEMENT = 1;

/**
 * The result of reading a page: nodes that still have to be made valid, the addresses of pictures that were left out,
 * and whether the end of the page is missing.
 */
type Reading = { nodes: LooseNode[]; images: string[]; isCut: boolean };

/** An element that is open: what comes next in it, how text looks in it, and what ends it. */
type OpenElement = { next: ChildNode | null; style: Style; close: Close | undefined };

const isHidden = (declarations: Declarations) =>
  declarations.get('display')?.value === 'none' ||
  declarations.get('mso-hide')?.value === 'all' ||
  declarations.get('mso-list')?.value === 'ignore';

/** Steps into an element; nothing for one that is left out or whole in itself. */
function enter(reader: Reader, element: Element, outer: Style): OpenElement | undefined {
  const tag = element.localName;
  if (DROPPED.has(tag)) return undefined;
  const declarations = toDeclarations(element.getAttribute('style'));
  if (tag === 'col') reader.tables.addColumns(element, declarations);
  if (element.hasAttribute('hidden') || isHidden(declarations)) return undefined;
  const style = toStyle(element, tag, outer, declarations, reader.source);
  if (addWhole(reader, element, tag, style)) return undefined;
  if (!BLOCKS.has(tag)) return { next: element.firstChild, style, close: undefined };
  reader.tree.endLine();
  const close = openBlock(reader, element, tag, declarations) ?? (() => reader.tree.endLine());
  return { next: element.firstChild, style, close };
}

/** Text of which every line is a paragraph: code. */
function addLines({ tree }: Reader, text: string, style: Style) {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    tree.addText(line, style, true);
    if (at === lines.length - 1) return;
    tree.showLine(style);
    tree.endLine();
  }
}

/** Our own HTML output writes tabs and no-break spaces in a span without attributes. */
const isOwnExport = (text: string, parent: Element | null) =>
  parent?.localName === 'span' && /^[\t\r\u00a0]+$/.test(text) && !parent.hasAttributes();

/** Tells whether text between blocks only indents the source. */
const isIndent = (tree: Tree, text: string) => tree.isAtLineStart && text.includes('\n') && text.trim() === '';

function addText(reader: Reader, text: string, style: Style, parent: Element | null) {
  const { tree } = reader;
  // Word's mark of an empty paragraph.
  if (parent?.localName === 'o:p') tree.showLine(style);
  else if (isOwnExport(text, parent)) tree.addText(text, style, true);
  else if (style.space === 'lines') addLines(reader, text.replaceAll('\u00a0', ' '), style);
  else if (style.space === 'kept' && !isIndent(tree, text)) tree.addText(text.replaceAll('\u00a0', ' '), style, true);
  else tree.addText(text, style, false);
}

/** Reads a page from its first node to its last by an allow-list; nothing of it is executed, loaded or stored. */
export function readPage(body: Element, source: Source, origins: readonly string[]): Reading {
  const tree = new Tree();
  const reader: Reader = { tree, tables: new Tables(tree), source, origins, images: [] };
  // A stack instead of recursion: hostile pages may be nested deeper than a call stack.
  const openElements: OpenElement[] = [{ next: body.firstChild, style: PLAIN, close: undefined }];
  for (let current = openElements.at(-1); current && !tree.isFull; current = openElements.at(-1)) {
    const node = current.next;
    current.next = node?.nextSibling ?? null;
    if (!node) {
      current.close?.();
      openElements.pop();
    } else if (node.nodeType === TEXT) addText(reader, node.nodeValue ?? '', current.style, node.parentElement);
    else if (node.nodeType === ELEMENT) {
      const inner = enter(reader, node as Element, current.style);
      if (inner) openElements.push(inner);
    }
  }
  for (const { close } of openElements.toReversed()) close?.();
  return { nodes: tree.finish(), images: reader.images, isCut: openElements.length > 0 };
}
