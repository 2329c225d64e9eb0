import { isAllowedLink } from './link-policy.ts';
import type { RichInline, RichText } from './rich-document.ts';

/**
 * `**bold**`, `__bold__`, `*italic*`, `~~gone~~`, `` `code` ``, `[text](address)`; each on one line and not nested. No mark
 * contains the start of another one of its kind, so that matching takes linear time.
 */
const MARKED =
  /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*|__(?=\S)([^_\n]+?)(?<=\S)__|~~(?=\S)([^~\n]+?)(?<=\S)~~|`([^`\n]+)`|\[([^[\]\n]+)\]\(((?:(?!\]\()[^)\s])+)\)|\*(?=\S)([^*\n]+?)(?<=\S)\*/g;
/** An escaped character. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|~>])/g;
/** The rest of a text with more marks than this is read without them. */
const MAX_MARKS = 500;
const BREAK = /<br\s*\/?>/gi;

const unescapeText = (text: string): string => text.replaceAll(BREAK, '\n').replaceAll(ESCAPED, '$1');
const plain = (text: string): RichText[] => (text === '' ? [] : [{ text: unescapeText(text) }]);

function toMarked([whole, bold, strong, struck, code, label, url, italic]: RegExpExecArray): RichInline {
  const heavy = bold ?? strong;
  if (heavy !== undefined) return { text: unescapeText(heavy), bold: true };
  if (struck !== undefined) return { text: unescapeText(struck), strike: true };
  if (code !== undefined) return { text: code };
  if (italic !== undefined) return { text: unescapeText(italic), italic: true };
  if (label !== undefined && url !== undefined && isAllowedLink(url))
    return { type: 'link', url, children: [{ text: unescapeText(label) }] };
  return { text: unescapeText(whole) };
}

/** Converts markdown-like text to inline nodes, at least one. Any other markup stays plain text. */
export function toMarkedInlines(text: string): RichInline[] {
  const inlines: RichInline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (inlines.length >= MAX_MARKS) break;
    // `\*` is an escaped character and does not start a mark.
    if (text[match.index - 1] === '\\') continue;
    inlines.push(...plain(text.slice(at, match.index)), toMarked(match));
    at = match.index + match[0].length;
  }
  inlines.push(...plain(text.slice(at)));
  return inlines.length > 0 ? inlines : [{ text: '' }];
}
