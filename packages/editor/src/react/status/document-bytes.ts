import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';

const cachedBytes = new WeakMap<RichBlock, number>();
/** `{"version":1,"children":[]}` */
const FRAME_BYTES = 27;

/** Bytes of a text in UTF-8: 1 for ASCII, 2 up to U+07FF, 3 for Hangul, and 2 for each half of what lies beyond. */
function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

function blockBytes(block: RichBlock): number {
  const counted = cachedBytes.get(block) ?? utf8Bytes(JSON.stringify(block));
  cachedBytes.set(block, counted);
  return counted;
}

/** Size of a document as it is sent: bytes of its JSON in UTF-8. Blocks that did not change are not counted again. */
export const documentBytes = ({ children }: RichDocument): number =>
  FRAME_BYTES + children.length - 1 + children.reduce((sum, block) => sum + blockBytes(block), 0);
