import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { toInlines } from '../normalize-document/inline-runs.ts';
import type { LooseNode } from '../normalize-document/loose-node.ts';
import { Line } from './line.ts';
import type { Style } from './style.ts';

/** A node whose children are being read. */
export type Branch = LooseNode & { children: LooseNode[] };

/** The structure of deeper nesting is dropped and only its text is read: five lists in a cell are 12 deep. */
const MAX_DEPTH = 24;
/** The most text that a line takes at once: 20,000 UTF-16 units. */
const CHUNKS = /.{1,10000}/gsu;

/**
 * The document while it is read: branches that are open, and the line that is being written in the innermost. What comes out is
 * a loose tree of bounded depth; `toBlocks` of the normaliser makes it a valid one.
 */
export class Tree {
  readonly #branches: Branch[] = [{ type: 'root', children: [] }];
  #line = new Line();
  #characterCount = 0;
  #blocks = 0;

  /** The innermost open node. */
  get top(): Branch {
    return this.#branches.at(-1) ?? { type: 'root', children: [] };
  }

  /** No document can hold more. */
  get isFull(): boolean {
    return this.#characterCount > DOCUMENT_LIMITS.bytes || this.#blocks > DOCUMENT_LIMITS.blocks * 2;
  }

  /** Closes everything that is open and returns the nodes that were read. */
  finish(): LooseNode[] {
    while (this.#branches.length > 1) this.close();
    this.endLine();
    return this.top.children;
  }

  /** The innermost open node of a type, no further out than the innermost of `border`. */
  find(type: (name: unknown) => boolean, border: (name: unknown) => boolean = () => false): Branch | undefined {
    const found = this.#branches.findLast((branch) => type(branch.type) || border(branch.type));
    return found && type(found.type) ? found : undefined;
  }

  /** Counts the open nodes of a type inside the innermost of `border`. */
  count(type: (name: unknown) => boolean, border: (name: unknown) => boolean): number {
    const start = this.#branches.findLastIndex((branch) => border(branch.type));
    return this.#branches.slice(start + 1).filter((branch) => type(branch.type)).length;
  }

  /** Opens a node; returns false, and opens none, when it would be too deep. */
  open(node: LooseNode): boolean {
    this.endLine();
    if (this.#branches.length >= MAX_DEPTH) return false;
    this.#branches.push({ ...node, children: [] });
    return true;
  }

  /** Closes the innermost node and returns it, without adding it anywhere. */
  take(): Branch {
    this.endLine();
    return (this.#branches.length > 1 && this.#branches.pop()) || this.top;
  }

  /** Closes the innermost node and adds it to the one around it. Empty ones are dropped, but items and cells count. */
  close() {
    const node = this.take();
    if (node.children.length > 0 || node.type === 'list-item' || node.type === 'table-cell') this.add(node);
  }

  /** Adds a block that is complete. */
  add(node: LooseNode) {
    this.endLine();
    this.#blocks += 1;
    this.top.children.push(node);
  }

  addText(text: string, style: Style, preservesSpace: boolean) {
    this.#characterCount += text.length;
    for (const chunk of text.length > DOCUMENT_LIMITS.textLength ? (text.match(CHUNKS) ?? []) : [text]) {
      if (this.#line.addText(chunk, style, preservesSpace)) continue;
      this.endLine();
      this.#line.addText(chunk, style, preservesSpace);
    }
  }

  addBreak(style: Style) {
    this.#line.addBreak(style);
  }

  /** Makes the line one, even without text. */
  showLine(style: Style) {
    this.#line.show(style);
  }

  get isAtLineStart(): boolean {
    return this.#line.style === undefined;
  }

  /** Ends the line: what is in it becomes a block. */
  endLine() {
    const { style } = this.#line;
    const runs = this.#line.finish();
    this.#line = new Line();
    if (!style || !runs) return;
    const { heading, align, isAlignChosen } = style;
    const isAligned = align !== undefined && (align !== 'left' || isAlignChosen);
    this.#blocks += 1;
    this.top.children.push({
      type: heading ? 'heading' : 'paragraph',
      ...(heading && { level: heading }),
      ...(isAligned && { align }),
      children: toInlines(runs),
    });
  }
}
