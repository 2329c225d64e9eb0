import { isDefaultBackground, isDefaultTextColor } from './default-colors.ts';
import { FONT_SIZES } from './document-limits.ts';
import { toInlineText } from './document-text.ts';
import { FONT_STACKS } from './font-stacks.ts';
import { isAllowedLink } from './link-policy.ts';
import type { RichInline, RichText } from './rich-document.ts';

/**
 * White space that a browser would collapse is written so that it stays: spaces as `&nbsp;`. Real no-break spaces and tabs are
 * put into a `<span>` without attributes to tell them apart.
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

/** Escapes a value for an attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll('\r', '&#13;');

/** Returns whether a browser renders the space at `at` unchanged. */
const isVisibleSpace = (characters: string, at: number) =>
  /[^\n\t\r]/.test(characters.charAt(at - 1)) && /[^ \n\t\r]/.test(characters.charAt(at + 1));

const escapeCharacters = (characters: string, start: number, end: number) =>
  characters
    .slice(start, end)
    .replaceAll(/[&<>"\n\t\r\u00a0 ]/g, (sign, at: number) =>
      sign === ' ' && !isVisibleSpace(characters, start + at) ? '&nbsp;' : (ENTITIES[sign] ?? sign),
    );

/** Returns the colour if it is a valid `#rrggbb`. */
const toSafeColor = (color: unknown): string | undefined =>
  typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? color : undefined;

/** Builds a `style` attribute from the given declarations. */
export function toStyle(...declarations: (string | false | undefined)[]): string {
  const style = declarations.filter(Boolean).join(';');
  return style === '' ? '' : ` style="${style}"`;
}

/**
 * Marks a colour that equals the default but was chosen as `!important`, so that a parser can tell it from the black
 * that word processors always write.
 */
const importantIf = (isDefault: boolean) => (isDefault ? '!important' : '');

/** Returns the declaration of a background, of text or of a cell. */
export function toBackgroundStyle(background: unknown): string | undefined {
  const backgroundColor = toSafeColor(background);
  return backgroundColor && `background-color:${backgroundColor}${importantIf(isDefaultBackground(backgroundColor))}`;
}

/** Wraps escaped text in the elements of its marks. */
function inMarks(
  html: string,
  { bold, italic, underline, strike, color, background, fontSize, fontFamily }: RichText,
  isLink: boolean,
) {
  const textColor = toSafeColor(color);
  const style = toStyle(
    textColor && `color:${textColor}${importantIf(isDefaultTextColor(textColor, isLink))}`,
    toBackgroundStyle(background),
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
 * Converts the text and links of one block to HTML, with the final `<br>` that makes an empty line visible. Links to forbidden
 * addresses become plain text.
 */
export function inlinesToHtml(inlines: readonly RichInline[]): string {
  const characters = toInlineText(inlines);
  let at = 0;
  const write = (node: RichText, isLink: boolean) => {
    if (node.text === '') return '';
    const html = inMarks(escapeCharacters(characters, at, at + node.text.length), node, isLink);
    at += node.text.length;
    return html;
  };
  if (characters === '') {
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
  return /^ *$|\n$/.test(characters) ? `${html}<br>` : html;
}
