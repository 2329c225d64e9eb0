import type { RichDocument } from '@danji/contracts/documents/rich-document';

export type CharacterCount = { withSpaces: number; withoutSpaces: number };
type Counted = { children: readonly (Counted | { text: string })[] };

// Characters that always count as one: Latin, Hangul syllables and jamo of keyboards, CJK, common signs.
const SIMPLE = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u3131-\u318e\u4e00-\u9fff\uac00-\ud7a3]*$/;
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const NONE: CharacterCount = { withSpaces: 0, withoutSpaces: 0 };
const counted = new WeakMap<object, CharacterCount>();

const lengthOf = (text: string) => {
  if (SIMPLE.test(text)) return text.length;
  let length = 0;
  for (const _ of characters.segment(text)) length += 1;
  return length;
};

const countText = (text: string): CharacterCount => {
  const line = text.replaceAll(/[\r\n]/g, '');
  return { withSpaces: lengthOf(line), withoutSpaces: lengthOf(line.replaceAll(/\s/g, '')) };
};

const add = (sum: CharacterCount, { withSpaces, withoutSpaces }: CharacterCount): CharacterCount => ({
  withSpaces: sum.withSpaces + withSpaces,
  withoutSpaces: sum.withoutSpaces + withoutSpaces,
});

const countNode = ({ children }: Counted): CharacterCount =>
  children.map((child) => ('text' in child ? countText(child.text) : countNode(child))).reduce(add, NONE);

function countBlock(block: Counted): CharacterCount {
  const count = counted.get(block) ?? countNode(block);
  counted.set(block, count);
  return count;
}

/**
 * Counts characters as readers do: a Hangul syllable or an emoji is one, line ends are none. Blocks that have not
 * changed since the last call are not counted again.
 */
export const countCharacters = ({ children }: RichDocument): CharacterCount =>
  children.map(countBlock).reduce(add, NONE);
