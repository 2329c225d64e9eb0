import { toCanonicalDocument } from '@danji/contracts/documents/canonical-document';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';

export type DocumentText = { title: string; content: RichDocument };

/** Returns the text of a document; an empty paragraph while it has none. */
export const toDocumentText = ({ title, content }: AiDocument): DocumentText => ({
  title,
  content: content ?? { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] },
});

/** Mixes the characters of a text into 53 bits (cyrb53), which is enough to tell versions of one document apart. */
function toHash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Identifies a text as the server stores it: texts that are stored as the same have the same key. */
export const toTextKey = ({ title, content }: DocumentText): string =>
  toHash(JSON.stringify([title.trim(), toCanonicalDocument(content)]));
