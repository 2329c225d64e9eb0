import { DOCUMENT_LIMITS, FONT_FAMILIES, FONT_SIZES } from '@danji/contracts/documents/document-limits';
import { toInlineText } from '@danji/contracts/documents/document-text';
import { isAllowedLink } from '@danji/contracts/documents/link-policy';
import type { RichInline, RichText } from '@danji/contracts/documents/rich-document';
import { childrenOf, isNode, type LooseNode } from './loose-node.ts';

/** Text with its marks, and the link it belongs to: two runs of one link share the object. */
export type Run = { text: RichText; link?: { url: string } | undefined };

const MAX_INLINES = 2000;
const MAX_LINK_TEXTS = 200;
const MARKS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'color',
  'background',
  'fontSize',
  'fontFamily',
] as const satisfies (keyof RichText)[];
// Control characters except tab and line ends, zero-width space and byte order mark: they are never typed.
const HIDDEN = /[^\P{Cc}\n\t\r]|[\u200b\ufeff]/gu;

/** Cleans text for a document: composed Hangul (NFC), no invisible characters, at most `max` UTF-16 units. */
export function toCleanText(text: string, max: number = DOCUMENT_LIMITS.textLength): string {
  const clean = text.replaceAll(HIDDEN, '').normalize('NFC');
  // A surrogate pair is not cut in half.
  return clean.length > max ? clean.slice(0, max).replace(/[\ud800-\udbff]$/, '') : clean;
}

/** `#rrggbb` in lower case, or nothing. */
export const toColor = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;

/** The marks of a node that a document may hold. */
export function toMarks(node: LooseNode): Omit<RichText, 'text'> {
  const color = toColor(node.color);
  const background = toColor(node.background);
  const fontSize = FONT_SIZES.find((size) => size === node.fontSize);
  const fontFamily = FONT_FAMILIES.find((family) => family === node.fontFamily);
  return {
    ...(node.bold === true && { bold: true }),
    ...(node.italic === true && { italic: true }),
    ...(node.underline === true && { underline: true }),
    ...(node.strike === true && { strike: true }),
    ...(color && { color }),
    ...(background && { background }),
    ...(fontSize && { fontSize }),
    ...(fontFamily && { fontFamily }),
  };
}

/** All text in loose nodes, in order and however deep; a link in a link belongs to the outer one. */
export function toRuns(nodes: readonly unknown[]): Run[] {
  const runs: Run[] = [];
  // A stack instead of recursion: hostile content may be nested deeper than a call stack.
  const waiting: { node: unknown; link: Run['link'] }[] = nodes.map((node) => ({ node, link: undefined })).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, link } = next;
    if (typeof node === 'string') runs.push({ text: { text: node }, link });
    else if (isNode(node) && typeof node.text === 'string')
      runs.push({ text: { text: node.text, ...toMarks(node) }, link });
    else {
      const inner =
        link ??
        (isNode(node) && node.type === 'link' && typeof node.url === 'string' && isAllowedLink(node.url)
          ? { url: node.url }
          : undefined);
      const children = childrenOf(node);
      for (let at = children.length - 1; at >= 0; at -= 1) waiting.push({ node: children[at], link: inner });
    }
  }
  return runs;
}

/** Tells whether two runs can be joined to one text. */
export const isSameRun = (one: Run, other: Run): boolean =>
  one.link === other.link && MARKS.every((mark) => one.text[mark] === other.text[mark]);

/** Keeps the entries up to the limit; the rest becomes text without marks. */
const capped = <T extends RichInline>(nodes: T[], max: number): (T | RichText)[] =>
  nodes.length <= max ? nodes : [...nodes.slice(0, max - 1), { text: toCleanText(toInlineText(nodes.slice(max - 1))) }];

function joinEqual(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && isSameRun(last, run)) last.text.text += run.text.text;
    else if (run.text.text !== '') joined.push({ text: { ...run.text }, link: run.link });
  }
  for (const { text } of joined) text.text = toCleanText(text.text);
  return joined.filter(({ text }) => text.text !== '');
}

/** Runs as the children of a paragraph: equal neighbours joined, links with text on both sides, never empty. */
export function toInlines(runs: readonly Run[]): RichInline[] {
  const joined = joinEqual(runs);
  const [first] = runs;
  if (joined.length === 0) return [{ ...first?.text, text: '' }];
  const inlines: RichInline[] = [];
  let open: Run['link'];
  for (const { text, link } of joined) {
    const last = inlines.at(-1);
    if (!link) inlines.push(text);
    else if (link === open && last && 'url' in last) last.children.push(text);
    else
      inlines.push(...(last && 'text' in last ? [] : [{ text: '' }]), {
        type: 'link',
        url: link.url,
        children: [text],
      });
    open = link;
  }
  if (open) inlines.push({ text: '' });
  for (const inline of inlines) if ('url' in inline) inline.children = capped(inline.children, MAX_LINK_TEXTS);
  return capped(inlines, MAX_INLINES);
}
