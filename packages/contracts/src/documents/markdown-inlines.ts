import { isAllowedLink } from './link-policy.ts';
import type { RichInline, RichText } from './rich-document.ts';

/** `**bold**`, `__bold__`, `*italic*`, `~~gone~~`, `` `code` ``, `[text](address)`; each on one line and without others inside. */
const MARKED =
  /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*|__(?=\S)([^_\n]+?)(?<=\S)__|~~(?=\S)([^~\n]+?)(?<=\S)~~|`([^`\n]+)`|\[([^\]\n]+)\]\(([^)\s]+)\)|\*(?=\S)([^*\n]+?)(?<=\S)\*/g;
/** A sign that was written to be read as itself. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|~>])/g;
/** A stretch with more marks than this is read on without them. */
const MOST_MARKS = 500;
const BREAK = /<br\s*\/?>/gi;

const toLetters = (text: string): string => text.replaceAll(BREAK, '\n').replaceAll(ESCAPED, '$1');
const plain = (text: string): RichText[] => (text === '' ? [] : [{ text: toLetters(text) }]);

function toMarked([whole, bold, strong, gone, code, label, url, italic]: RegExpExecArray): RichInline {
  const heavy = bold ?? strong;
  if (heavy !== undefined) return { text: toLetters(heavy), bold: true };
  if (gone !== undefined) return { text: toLetters(gone), strike: true };
  if (code !== undefined) return { text: code };
  if (italic !== undefined) return { text: toLetters(italic), italic: true };
  if (label !== undefined && url !== undefined && isAllowedLink(url))
    return { type: 'link', url, children: [{ text: toLetters(label) }] };
  return { text: toLetters(whole) };
}

/** One stretch of markdown-like text as inline nodes; at least one text. Markup of any other kind stays what it is: letters. */
export function toMarkedInlines(text: string): RichInline[] {
  const inlines: RichInline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (inlines.length >= MOST_MARKS) break;
    // `\*` is a letter: what follows it marks nothing.
    if (text[match.index - 1] === '\\') continue;
    inlines.push(...plain(text.slice(at, match.index)), toMarked(match));
    at = match.index + match[0].length;
  }
  inlines.push(...plain(text.slice(at)));
  return inlines.length > 0 ? inlines : [{ text: '' }];
}
