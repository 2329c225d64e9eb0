import { getOwn } from '@danji/contracts/get-own';
import { isDefaultBackground, isDefaultTextColor } from '@danji/contracts/documents/default-colors';
import { FONT_SIZES } from '@danji/contracts/documents/document-limits';
import type { Align, RichText } from '@danji/contracts/documents/rich-document';
import { toLinkAddress } from './address.ts';
import { toHexColor } from './css-color.ts';
import { DEFAULT_SIZE, toFontFamily, toFontPixels, toFontSize, toFontTagPixels } from './css-font.ts';
import { NO_DECLARATIONS, type Declarations } from './css-rules.ts';
import type { Source } from './source.ts';
import { BLOCKS, BOLD, ITALIC, MONOSPACED, STRUCK, UNDERLINED } from './tags.ts';

type Marks = Omit<RichText, 'text'>;

/** The text style at the current node. Every element that changes it creates a new object; it is never mutated. */
export type Style = {
  marks: Marks;
  /** The font size (px) that `em` refers to. */
  size: number;
  align: Align | undefined;
  /** Text is aligned left by default; this records that the alignment was set explicitly. */
  isAlignChosen: boolean;
  heading: 1 | 2 | 3 | undefined;
  /** How white space is treated: joined as browsers do, preserved, or preserved with every line as a paragraph. */
  space: 'joined' | 'kept' | 'lines';
  link: { url: string } | undefined;
};

export const PLAIN: Style = {
  marks: {},
  size: DEFAULT_SIZE,
  align: undefined,
  isAlignChosen: false,
  heading: undefined,
  space: 'joined',
  link: undefined,
};

const HEADINGS: Record<string, 1 | 2 | 3> = { h1: 1, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
/** Titles that are classes: of Word, and of Naver's editor. */
const HEADING_CLASSES: Record<string, 1 | 2 | 3> = {
  MsoTitle: 1,
  'se-title-text': 1,
  'se-section-sectionTitle': 2,
  'se-sectionTitle': 2,
};
const ALIGNS: Record<string, Align> = {
  left: 'left',
  start: 'left',
  center: 'center',
  '-webkit-center': 'center',
  middle: 'center',
  right: 'right',
  end: 'right',
  '-webkit-right': 'right',
};

function setMark<Mark extends keyof Marks>(style: Style, mark: Mark, value: Marks[Mark] | undefined) {
  const { [mark]: _, ...others } = style.marks;
  style.marks = value === undefined ? (others as Marks) : { ...others, [mark]: value };
}

function setSize(style: Style, value: string, plainSize: number = DEFAULT_SIZE) {
  const size = toFontPixels(value, style.size);
  if (size === undefined) return;
  const pixels = Math.abs(size - plainSize) < 0.1 ? DEFAULT_SIZE : size;
  style.size = pixels;
  // A heading has its size from its level; only an explicit size from our list is retained.
  const isChosen = value.endsWith('px') && FONT_SIZES.some((size) => size === pixels);
  if (style.heading === undefined || isChosen) setMark(style, 'fontSize', toFontSize(pixels));
}

function setInk(style: Style, value: string, isImportant: boolean) {
  const color = toHexColor(value);
  if (color)
    setMark(style, 'color', isDefaultTextColor(color, style.link !== undefined) && !isImportant ? undefined : color);
}

function setBackground(style: Style, value: string, isImportant: boolean) {
  const color = toHexColor(value);
  if (color) setMark(style, 'background', isDefaultBackground(color) && !isImportant ? undefined : color);
}

function setLines(style: Style, value: string, tag: string) {
  // Links are underlined anyway.
  if (value.includes('underline') && !style.link) setMark(style, 'underline', true);
  if (value.includes('line-through')) setMark(style, 'strike', true);
  if (value.includes('none') && UNDERLINED.has(tag)) setMark(style, 'underline', undefined);
  if (value.includes('none') && STRUCK.has(tag)) setMark(style, 'strike', undefined);
}

function setAlign(style: Style, value: string, isChosen: boolean) {
  style.align = getOwn(ALIGNS, value);
  style.isAlignChosen = isChosen;
}

type Setter = (
  style: Style,
  value: string,
  context: { isImportant: boolean; tag: string; source: Source; isOfClass: boolean },
) => void;

const SETTERS: Record<string, Setter> = {
  // Titles are bold by themselves.
  'font-weight': (style, value, { isOfClass }) =>
    !(isOfClass && style.heading) &&
    setMark(style, 'bold', /^(?:bold|bolder|[6-9]\d\d|1000)$/.test(value) || undefined),
  'font-style': (style, value) => setMark(style, 'italic', /^(?:italic|oblique)/.test(value) || undefined),
  'text-decoration': (style, value, { tag }) => setLines(style, value, tag),
  'text-decoration-line': (style, value, { tag }) => setLines(style, value, tag),
  color: (style, value, { isImportant }) => setInk(style, value, isImportant),
  background: (style, value, { isImportant, tag }) => !BLOCKS.has(tag) && setBackground(style, value, isImportant),
  'background-color': (style, value, { isImportant, tag }) =>
    !BLOCKS.has(tag) && setBackground(style, value, isImportant),
  'text-align': (style, value, { isImportant, tag }) => BLOCKS.has(tag) && setAlign(style, value, isImportant),
  // Style sheets name the default format of their program; only formats on the text itself were chosen by the author.
  'font-size': (style, value, { source, isOfClass }) => !isOfClass && setSize(style, value, source.plainSize),
  'font-family': (style, value, { source, isOfClass }) => {
    const family = toFontFamily(value);
    if (!isOfClass) setMark(style, 'fontFamily', family === source.plainFont ? undefined : family);
  },
  'white-space': (style, value) => {
    if (style.space !== 'lines') style.space = /^(?:pre|break-spaces)/.test(value) ? 'kept' : 'joined';
  },
};

/** The style that follows from the name of an element. */
function applyTag(style: Style, tag: string, element: Element) {
  if (BOLD.has(tag)) setMark(style, 'bold', true);
  if (ITALIC.has(tag)) setMark(style, 'italic', true);
  if (UNDERLINED.has(tag)) setMark(style, 'underline', true);
  if (STRUCK.has(tag)) setMark(style, 'strike', true);
  if (MONOSPACED.has(tag)) setMark(style, 'fontFamily', 'monospace');
  if (tag === 'mark') setMark(style, 'background', '#ffff00');
  if (tag === 'center') setAlign(style, 'center', false);
  if (tag === 'pre' || tag === 'listing') style.space = 'lines';
  if (Object.hasOwn(HEADINGS, tag)) style.heading = HEADINGS[tag];
  const url = tag === 'a' ? toLinkAddress(element.getAttribute('href') ?? '') : undefined;
  if (url) style.link = { url };
}

/** The style that follows from the presentational attributes of old HTML. */
function applyAttributes(style: Style, tag: string, element: Element) {
  const align = element.getAttribute('align');
  if (align && BLOCKS.has(tag) && tag !== 'table') setAlign(style, align.toLowerCase(), false);
  if (tag !== 'font') return;
  setInk(style, element.getAttribute('color') ?? '', false);
  const pixels = toFontTagPixels(element.getAttribute('size') ?? '');
  if (pixels) setSize(style, `${pixels}px`);
  const face = element.getAttribute('face');
  if (face) setMark(style, 'fontFamily', toFontFamily(face));
}

/** Classes of Naver's editor that stand for a format or a heading. */
function applyClasses(style: Style, classes: readonly string[]) {
  for (const name of classes) {
    const [, size, font, align] = /^se-(?:fs-(?:fs)?(\d+)|ff-([a-z]+)|text-paragraph-align-([a-z]+))$/.exec(name) ?? [];
    if (size) setSize(style, `${size}px`);
    if (font) setMark(style, 'fontFamily', toFontFamily(font));
    if (align) setAlign(style, align, false);
    if (Object.hasOwn(HEADING_CLASSES, name)) style.heading = HEADING_CLASSES[name];
  }
}

function applyDeclarations(style: Style, declarations: Declarations, tag: string, source: Source, isOfClass: boolean) {
  for (const [property, { value, isImportant }] of declarations) {
    if (Object.hasOwn(SETTERS, property)) SETTERS[property]?.(style, value, { isImportant, tag, source, isOfClass });
  }
}

/** The style in an element: the `parent`'s, changed by its name, classes, attributes and own style. Never what it does not say. */
export function toStyle(
  element: Element,
  tag: string,
  parent: Style,
  declarations: Declarations,
  source: Source,
): Style {
  const style = { ...parent };
  applyTag(style, tag, element);
  if (!element.hasAttributes()) return style;
  const classes = element.getAttribute('class')?.split(/\s+/) ?? [];
  applyAttributes(style, tag, element);
  applyClasses(style, classes);
  for (const name of classes) applyDeclarations(style, source.rules.get(name) ?? NO_DECLARATIONS, tag, source, true);
  applyDeclarations(style, declarations, tag, source, false);
  return style;
}
