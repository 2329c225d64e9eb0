import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';

const known = new WeakMap<RichBlock, number>();
/** `{"version":1,"children":[]}` */
const FRAME_BYTES = 27;

function blockBytes(block: RichBlock): number {
  const counted = known.get(block) ?? new Blob([JSON.stringify(block)]).size;
  known.set(block, counted);
  return counted;
}

/** Size of a document as it is sent: bytes of its JSON in UTF-8. Blocks that did not change are not counted again. */
export const documentBytes = ({ children }: RichDocument): number => FRAME_BYTES + children.length - 1 + children.reduce((sum, block) => sum + blockBytes(block), 0);
