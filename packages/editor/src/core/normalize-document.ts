import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { toBlocks, toDocument } from './normalize-document/blocks.ts';
import { childrenOf, isNode } from './normalize-document/loose-node.ts';

/**
 * The nearest valid document to any value that came from outside: a pasted fragment, a draft, an earlier version. Takes a
 * document, a list of nodes or one node. Text is kept wherever it can be; what no document may hold is left out, what is
 * beyond the limits is cut. A valid document is given back as the same object, and so are valid blocks of others.
 */
export function normalizeDocument(value: unknown): RichDocument {
  if (validateDocument(value).length === 0) return value as RichDocument;
  const isContainer =
    Array.isArray(value) || (isNode(value) && value.type === undefined && Array.isArray(value.children));
  return toDocument(toBlocks(isContainer ? childrenOf(value) : [value])).document;
}
