import type { RichDocument } from '@danji/contracts/documents/rich-document';

function collect(node: object, parts: string[]): void {
  const { text, children = [] } = node as { text?: string; children?: object[] };
  if (text !== undefined) parts.push(text);
  for (const child of children) collect(child, parts);
  // Marks split a word into several text nodes; the end of a block ends a word.
  if ('type' in node && node.type !== 'link') parts.push(' ');
}

/**
 * Returns the first characters of a document's text on one line, for lists, messages and link previews; `''` when it
 * has no text.
 */
export function toExcerpt({ children }: RichDocument, maxCharacters: number): string {
  const parts: string[] = [];
  for (const block of children) collect(block, parts);
  const text = parts.join('').replace(/\s+/g, ' ').trim();
  const characters = [...text];
  return characters.length > maxCharacters
    ? `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
