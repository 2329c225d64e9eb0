import type { RichBlock, RichInline, RichText } from '@danji/contracts/documents/rich-document';
import { toCleanText } from '../normalize-document/inline-runs.ts';
import { normalizeTableGrid } from '../table/normalize-table.ts';

// Characters that are always in normalised form: Latin, Hangul syllables, CJK, common signs.
const SIMPLE = /^[\n\t\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u3131-\u318e\u4e00-\u9fff\uac00-\ud7a3]*$/;

const isClean = (text: string) => SIMPLE.test(text) || toCleanText(text, Number.POSITIVE_INFINITY) === text;

function isAlike(one: RichText, other: RichText) {
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => name === 'text' || one[name as keyof RichText] === other[name as keyof RichText])
  );
}

/**
 * Tells whether inline nodes are in Slate's normal form: no two texts that could be one, text on both sides of a
 * link.
 */
function hasNormalizedInlines(children: readonly RichInline[]): boolean {
  return children.every((child, index) => {
    const before = children[index - 1];
    if ('children' in child)
      return (
        before !== undefined &&
        'text' in before &&
        index < children.length - 1 &&
        child.children.some(({ text }) => text !== '') &&
        hasNormalizedInlines(child.children)
      );
    if (!isClean(child.text)) return false;
    return !before || 'children' in before || (child.text !== '' && before.text !== '' && !isAlike(child, before));
  });
}

const isNormalizedBlock = (block: RichBlock) => isNormalized(block, 0, []);
const isNormalizedItem = ({ children }: { children: readonly RichBlock[] }) => children.every(isNormalizedBlock);

/**
 * Tells whether a valid block is already normalised for the editor, given the block before it. A valid block may
 * still be unnormalised: it names the default alignment, holds two texts with the same marks, or uses another Unicode
 * form.
 */
export function isNormalized(block: RichBlock, index: number, blocks: readonly RichBlock[]): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.align !== 'left' && hasNormalizedInlines(block.children);
    case 'quote':
      return block.children.every(isNormalizedBlock);
    case 'bulleted-list':
    case 'numbered-list': {
      const isOnly = blocks[index - 1]?.type !== block.type && !('start' in block && block.start === 1);
      return isOnly && block.children.every(isNormalizedItem);
    }
    case 'table':
      return (
        normalizeTableGrid(block) === block &&
        block.children.every((row) => row.children.every(({ children }) => children.every(isNormalized)))
      );
    default:
      return true;
  }
}
