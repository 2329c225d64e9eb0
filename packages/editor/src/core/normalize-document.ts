import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { toBlocks, toDocument } from './normalize-document/blocks.ts';
import { childrenOf, isNode } from './normalize-document/loose-node.ts';

/**
 * Returns the nearest valid document to any value from outside: a pasted fragment, a draft, an earlier version. Takes
 * a document, a list of nodes or one node. Text is retained wherever possible; content that a document may not hold
 * is left out, and content beyond the limits is cut. A valid document is returned as the same object, and so are
 * valid blocks of others.
 */
export function normalizeDocument(value: unknown): RichDocument {
  if (validateDocument(value).length === 0) return value as RichDocument;
  const isContainer =
    Array.isArray(value) || (isNode(value) && value.type === undefined && Array.isArray(value.children));
  return toDocument(toBlocks(isContainer ? childrenOf(value) : [value])).document;
}
