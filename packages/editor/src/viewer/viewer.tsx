import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { RichContent } from '@danji/ui';
import { Blocks } from './blocks.tsx';

export type ViewerProps = {
  document: RichDocument;
  /** Added to every heading's level, so that the page keeps its one h1. Default 1: the document's first level is an h2. */
  headingOffset?: number;
  /** Gives headings ids that begin so (see `toOutline`), for a table of contents. Default none. */
  anchors?: string;
};

/**
 * Shows a rich document: React elements made from its JSON, never markup. It needs no editor code and trusts nothing:
 * unknown nodes, addresses that may not be linked to, and nesting beyond the schema are left out.
 */
export function Viewer({ document, headingOffset = 1, anchors }: ViewerProps) {
  return <RichContent><Blocks nodes={Array.isArray(document?.children) ? document.children : []} setting={{ headingOffset, anchors }} /></RichContent>;
}
