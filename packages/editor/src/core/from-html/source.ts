import type { FontFamily } from '@danji/contracts/documents/document-limits';
import { toClassRules, type Declarations } from './css-rules.ts';

/**
 * The program that pasted HTML comes from, as far as it matters: its default text style, and the formats of its
 * classes.
 */
export type Source = {
  /** Size (px) and font of unformatted text in that program; in documents this is text without marks. */
  plainSize: number | undefined;
  plainFont: FontFamily | undefined;
  isSpreadsheet: boolean;
  rules: ReadonlyMap<string, Declarations>;
};

const POINT = 4 / 3;
const KINDS: [RegExp, Omit<Source, 'rules'>][] = [
  [/docs-internal-guid/, { plainSize: 11 * POINT, plainFont: undefined, isSpreadsheet: false }],
  [/google-sheets-html-origin|data-sheets-root/, { plainSize: 10 * POINT, plainFont: undefined, isSpreadsheet: true }],
  [/office:excel|excel\.sheet/i, { plainSize: 11 * POINT, plainFont: 'malgun-gothic', isSpreadsheet: true }],
  [/class=["']?HStyle0|hancom|hwp/i, { plainSize: 10 * POINT, plainFont: 'batang', isSpreadsheet: false }],
  [/office:word|class=["']?Mso|mso-/i, { plainSize: 10 * POINT, plainFont: 'malgun-gothic', isSpreadsheet: false }],
];
const ELSEWHERE: Omit<Source, 'rules'> = { plainSize: undefined, plainFont: undefined, isSpreadsheet: false };
/** Programs name themselves early. */
const SIGNATURE_LENGTH = 50_000;

/** Reads who made the HTML, and its style sheets. */
export function toSource(html: string, page: Document): Source {
  const start = html.slice(0, SIGNATURE_LENGTH);
  const sheet = Array.from(page.getElementsByTagName('style'), (style) => style.textContent).join('\n');
  return { ...(KINDS.find(([sign]) => sign.test(start))?.[1] ?? ELSEWHERE), rules: toClassRules(sheet) };
}
