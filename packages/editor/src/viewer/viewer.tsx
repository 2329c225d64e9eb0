import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { RichContent } from '@danji/ui';
import { useMemo } from 'react';
import { Blocks } from './blocks.tsx';
import { ImageSettingContext, type FindImage } from './image-address.ts';
import { toDepths } from './outline.ts';

export type ViewerProps = {
  document: RichDocument;
  /** Added to every heading's level, so that the page keeps its one h1. Default 1: the document's first level is an h2. */
  headingOffset?: number;
  /** The prefix of heading ids (see `toOutline`), for a table of contents. Default none. */
  anchors?: string;
  /**
   * Finds the addresses of its pictures: `imagePort.find` of shell-sdk, whose addresses carry a token, because a browser
   * loads pictures without the session. `public` is only for documents that everybody may read.
   */
  findImage: FindImage | 'public';
  /** When pictures are loaded. Default `lazy`: when they come near the screen. `eager` is for paper, which waits for none. */
  imageLoading?: 'lazy' | 'eager';
  /** Shows the first so many blocks alone, where more would be work for nothing. Default all. */
  maxBlocks?: number;
};

/**
 * Shows a rich document: React elements made from its JSON, never markup. It needs no editor code and trusts nothing:
 * unknown nodes, addresses that may not be linked to, and nesting beyond the schema are left out.
 */
export function Viewer({
  document,
  headingOffset = 1,
  anchors,
  findImage,
  imageLoading = 'lazy',
  maxBlocks,
}: ViewerProps) {
  const images = useMemo(() => ({ find: findImage, loading: imageLoading }), [findImage, imageLoading]);
  const nodes = Array.isArray(document?.children) ? document.children.slice(0, maxBlocks) : [];
  return (
    <ImageSettingContext value={images}>
      <RichContent>
        <Blocks nodes={nodes} setting={{ headingOffset, anchors, depths: toDepths(nodes) }} />
      </RichContent>
    </ImageSettingContext>
  );
}
