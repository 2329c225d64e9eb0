import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { RichContent } from '@danji/ui';
import { Blocks } from './blocks.tsx';
import { FindImageContext, type FindImage } from './image-address.ts';
import { toDepths } from './outline.ts';

export type ViewerProps = {
  document: RichDocument;
  /** Added to every heading's level, so that the page keeps its one h1. Default 1: the document's first level is an h2. */
  headingOffset?: number;
  /** The prefix of heading ids (see `toOutline`), for a table of contents. Default none. */
  anchors?: string;
  /** Finds addresses of pictures that only their writer may see yet, for a preview. Default: the address everybody uses. */
  findImage?: FindImage;
  /** Shows the first so many blocks alone, where more would be work for nothing. Default all. */
  maxBlocks?: number;
};

/**
 * Shows a rich document: React elements made from its JSON, never markup. It needs no editor code and trusts nothing:
 * unknown nodes, addresses that may not be linked to, and nesting beyond the schema are left out.
 */
export function Viewer({ document, headingOffset = 1, anchors, findImage, maxBlocks }: ViewerProps) {
  const nodes = Array.isArray(document?.children) ? document.children.slice(0, maxBlocks) : [];
  const content = (
    <RichContent>
      <Blocks nodes={nodes} setting={{ headingOffset, anchors, depths: toDepths(nodes) }} />
    </RichContent>
  );
  return findImage ? <FindImageContext value={findImage}>{content}</FindImageContext> : content;
}
