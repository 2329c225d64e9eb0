import type { RichDocument } from './rich-document.ts';

const PLAIN_TYPES: ReadonlySet<unknown> = new Set([undefined, 'paragraph', 'heading', 'quote', 'bulleted-list', 'numbered-list', 'list-item', 'divider']);
const PLAIN_FIELDS: ReadonlySet<string> = new Set(['type', 'children', 'text', 'level', 'start']);

/** Whether plain text can say all of a valid document: no marks, links, pictures, tables, and no text set elsewhere than left. */
export function isPlainDocument(document: RichDocument): boolean {
  const isPlain = (node: object): boolean => {
    const { type, children = [] } = node as { type?: string; children?: object[] };
    return PLAIN_TYPES.has(type) && Object.keys(node).every((name) => PLAIN_FIELDS.has(name)) && children.every(isPlain);
  };
  return document.children.every(isPlain);
}
