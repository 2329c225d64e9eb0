import type { RichDocument } from '@danji/contracts/documents/rich-document';

function collect(node: object, words: string[]): void {
  const { text, children = [] } = node as { text?: string; children?: object[] };
  if (text !== undefined) words.push(text);
  for (const child of children) collect(child, words);
  // Marks split a word into several text nodes; the end of a block ends a word.
  if ('type' in node && node.type !== 'link') words.push(' ');
}

/**
 * Returns the first characters of a document's text on one line, for lists, messages and link previews; `''` when it
 * has no text.
 */
export function toExcerpt({ children }: RichDocument, letters: number): string {
  const words: string[] = [];
  for (const block of children) collect(block, words);
  const text = words.join('').replace(/\s+/g, ' ').trim();
  const all = [...text];
  return all.length > letters
    ? `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
