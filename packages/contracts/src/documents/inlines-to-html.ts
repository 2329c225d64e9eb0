import { isDefaultGround, isDefaultInk } from './default-colors.ts';
import { FONT_SIZES } from './document-limits.ts';
import { toInlineText } from './document-text.ts';
import { FONT_STACKS } from './font-stacks.ts';
import { isAllowedLink } from './link-policy.ts';
import type { RichInline, RichText } from './rich-document.ts';

/**
 * White space a browser would drop or join is written so that it stays: spaces as `&nbsp;`. That leaves no sign for real
 * no-break spaces and tabs, so these stand in a `<span>` without attributes.
 */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
  '\t': '<span>\t</span>',
  '\r': '<span>&#13;</span>',
  '\u00a0': '<span>&nbsp;</span>',
};

/** A value for an attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll('\r', '&#13;');

/** Whether a browser shows the space at `at` as it is. */
const isShownSpace = (letters: string, at: number) =>
  /[^\n\t\r]/.test(letters.charAt(at - 1)) && /[^ \n\t\r]/.test(letters.charAt(at + 1));

const escapeLetters = (letters: string, start: number, end: number) =>
  letters
    .slice(start, end)
    .replaceAll(/[&<>"\n\t\r\u00a0 ]/g, (sign, at: number) =>
      sign === ' ' && !isShownSpace(letters, start + at) ? '&nbsp;' : (ENTITIES[sign] ?? sign),
    );

/** `#rrggbb` of the document, or nothing. */
export const toSafeColor = (color: unknown): string | undefined =>
  typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? color : undefined;

/** A `style` attribute of the declarations that are there. */
export function toStyle(...declarations: (string | false | undefined)[]): string {
  const style = declarations.filter(Boolean).join(';');
  return style === '' ? '' : ` style="${style}"`;
}

/** What the default looks like, but was chosen, is `!important`: so a reader can tell it from the black every word processor writes. */
const chosen = (isDefault: boolean) => (isDefault ? '!important' : '');

/** Declaration of a background, of text or of a cell. */
export function toGround(background: unknown): string | undefined {
  const ground = toSafeColor(background);
  return ground && `background-color:${ground}${chosen(isDefaultGround(ground))}`;
}

/** Text that is HTML already, in the elements of its marks. */
function inMarks(
  html: string,
  { bold, italic, underline, strike, color, background, fontSize, fontFamily }: RichText,
  isLink: boolean,
) {
  const ink = toSafeColor(color);
  const style = toStyle(
    ink && `color:${ink}${chosen(isDefaultInk(ink, isLink))}`,
    toGround(background),
    fontSize && FONT_SIZES.includes(fontSize) && `font-size:${fontSize}px`,
    fontFamily && Object.hasOwn(FONT_STACKS, fontFamily) && `font-family:${FONT_STACKS[fontFamily]}`,
  );
  const styled = style === '' ? html : `<span${style}>${html}</span>`;
  const struck = strike ? `<s>${styled}</s>` : styled;
  const lined = underline ? `<u>${struck}</u>` : struck;
  const leaning = italic ? `<em>${lined}</em>` : lined;
  return bold ? `<strong>${leaning}</strong>` : leaning;
}

const toLinkRules = (url: string) =>
  /^https?:/.test(url) ? ' target="_blank" rel="noopener noreferrer nofollow ugc"' : '';

/**
 * The text and links of one block as HTML, with the last `<br>` that an empty line needs to be seen. Links that lead where
 * none may lead are their text.
 */
export function inlinesToHtml(inlines: readonly RichInline[]): string {
  const letters = toInlineText(inlines);
  let at = 0;
  const write = (node: RichText, isLink: boolean) => {
    if (node.text === '') return '';
    const html = inMarks(escapeLetters(letters, at, at + node.text.length), node, isLink);
    at += node.text.length;
    return html;
  };
  if (letters === '') {
    const [first] = inlines;
    return first && 'text' in first ? inMarks('<br>', first, false) : '<br>';
  }
  const html = inlines
    .map((node) => {
      if (!('children' in node)) return write(node, false);
      const text = node.children.map((child) => write(child, true)).join('');
      return text !== '' && isAllowedLink(node.url)
        ? `<a href="${escapeAttribute(node.url)}"${toLinkRules(node.url)}>${text}</a>`
        : text;
    })
    .join('');
  return /^ *$|\n$/.test(letters) ? `${html}<br>` : html;
}
