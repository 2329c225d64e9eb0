import { FONT_FAMILIES, FONT_SIZES } from '@danji/contracts/documents/document-limits';
import type { RichInline, RichText } from '@danji/contracts/documents/rich-document';
import * as fc from 'fast-check';

const LETTERS = [
  '가',
  '나',
  '힣',
  'a',
  'B',
  '1',
  ' ',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '<',
  '&',
  '"',
  "'",
  '😀',
  '·',
  '&nbsp;',
  '</p>',
];
export const anyText = (maxLength: number, minLength = 0) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength });
export const color = fc.constantFrom('#000000', '#ffffff', '#0000ff', '#1155cc', '#12ab9f', '#ff0000');
export const align = fc.constantFrom('left', 'center', 'right');
export const on = fc.constant(true);
export const nothing = fc.constant([{ text: '' }]);
export const optional = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(model, { requiredKeys: [] });

const text = fc
  .tuple(
    anyText(6, 1),
    optional({
      bold: on,
      italic: on,
      underline: on,
      strike: on,
      color,
      background: color,
      fontSize: fc.constantFrom(...FONT_SIZES),
      fontFamily: fc.constantFrom(...FONT_FAMILIES),
    }),
  )
  .map(([anyText, marks]) => ({ text: anyText, ...marks }) as RichText);

const marksOf = (node: RichText) =>
  JSON.stringify(
    Object.entries(node)
      .filter(([name]) => name !== 'text')
      .sort(),
  );

/** No two neighbours of the same marks: an editor keeps them as one. */
const joined = (texts: RichText[]) =>
  texts.filter((each, at) => at === 0 || marksOf(each) !== marksOf(texts[at - 1] ?? { text: '' }));

const url = fc
  .constantFrom(
    'https://danji.kr',
    'https://danji.kr/a?b=1&c="2"#d',
    'http://한글.kr/길',
    'mailto:help@danji.kr',
    'tel:02-123-4567',
  )
  .filter((each) => !each.includes('"'));
const link = fc
  .tuple(url, fc.array(text, { minLength: 1, maxLength: 2 }))
  .map(([address, texts]) => ({ type: 'link' as const, url: address, children: joined(texts) }));

/** The normal form of an editor: text on both sides of every link. */
function settle(parts: RichInline[]): RichInline[] {
  const inlines: RichInline[] = [];
  for (const part of parts) {
    const last = inlines.at(-1);
    if ('url' in part) inlines.push(...(last && 'text' in last ? [] : [{ text: '' }]), part);
    else if (!last || 'url' in last || marksOf(last) !== marksOf(part)) inlines.push(part);
  }
  const last = inlines.at(-1);
  return last && 'text' in last ? inlines : [...inlines, { text: '' }];
}
export const inlines = fc
  .array(fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: link }), { maxLength: 3 })
  .map(settle);
