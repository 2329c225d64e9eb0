/** A node as it came: nothing of what its type promises is sure. */
export type LooseNode = { type?: unknown; text?: unknown; children?: unknown; [field: string]: unknown };

export const isNode = (value: unknown): value is LooseNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the content of a node: the list itself, or the children of a node. */
export const childrenOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isNode(value) && Array.isArray(value.children) ? value.children : [];
};

const isText = (node: LooseNode) => node.type === undefined && typeof node.text === 'string';

/** Tells whether a value is an inline node. */
export const isInline = (value: unknown): boolean =>
  typeof value === 'string' || (isNode(value) && (isText(value) || value.type === 'link'));

const BLOCKS: ReadonlySet<unknown> = new Set([
  'paragraph',
  'heading',
  'quote',
  'bulleted-list',
  'numbered-list',
  'list-item',
  'divider',
  'image',
  'video',
  'table',
  'table-row',
  'table-cell',
]);

export const isBlock = (value: unknown): boolean => isNode(value) && BLOCKS.has(value.type);
