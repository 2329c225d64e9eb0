import { byteLength } from './byte-length.ts';
import {
  byType,
  type Check,
  type DocumentError,
  matchingText,
  listOf,
  oneOfValues,
  passing,
  sequence,
  shape,
  wholeNumber,
} from './document-checks.ts';
import { DOCUMENT_LIMITS, FILE_ID, FONT_FAMILIES, FONT_SIZES } from './document-limits.ts';
import { isAllowedLink } from './link-policy.ts';
import type { RichTable } from './rich-document.ts';
import { validateTable } from './table-grid.ts';

const on = oneOfValues(true);
const align = oneOfValues('left', 'center', 'right');
const color = matchingText(7, /^#[0-9a-f]{6}$/, '색은 #rrggbb 꼴이어야 해요.');
// Control characters except tab and line ends, zero-width space, byte order mark.
const noControl = /^(?:(?![\u200b\ufeff])[\P{Cc}\n\t\r])*$/u;
const HIDDEN = '보이지 않는 글자가 들어 있어요.';

const text = shape(
  { text: matchingText(DOCUMENT_LIMITS.textLength, noControl, HIDDEN) },
  {
    bold: on,
    italic: on,
    underline: on,
    strike: on,
    color,
    background: color,
    fontSize: oneOfValues(...FONT_SIZES),
    fontFamily: oneOfValues(...FONT_FAMILIES),
  },
);
const url = passing(
  (value) => typeof value === 'string' && isAllowedLink(value),
  'http, https, mailto, tel 주소만 넣을 수 있어요.',
);
const link = shape({ type: oneOfValues('link'), url, children: listOf(text, 200) });
const inlines = listOf(byType({ link }, text), 2000);
const nothing = sequence(shape({ text: oneOfValues('') }));

const paragraph = shape({ type: oneOfValues('paragraph'), children: inlines }, { align });
const heading = shape({ type: oneOfValues('heading'), level: oneOfValues(1, 2, 3), children: inlines }, { align });
const quote = shape({ type: oneOfValues('quote'), children: listOf(byType({ paragraph }), 500) });

/** Returns the checks of both kinds of list at one level; deeper levels are nested explicitly, so that the depth is bounded. */
function listsAt(level: number): Record<string, Check> {
  const deeper = level < DOCUMENT_LIMITS.listLevels ? [byType(listsAt(level + 1))] : [];
  const children = listOf(
    shape({ type: oneOfValues('list-item'), children: sequence(byType({ paragraph }), ...deeper) }),
    1000,
  );
  return {
    'bulleted-list': shape({ type: oneOfValues('bulleted-list'), children }),
    'numbered-list': shape({ type: oneOfValues('numbered-list'), children }, { start: wholeNumber(1, 9999) }),
  };
}
const lists = listsAt(1);

const caption = matchingText(500, noControl, HIDDEN);
const pixels = wholeNumber(1, 20_000);
const image = shape(
  { type: oneOfValues('image'), fileId: matchingText(36, FILE_ID, '올린 파일이 아니에요.'), children: nothing },
  { width: pixels, height: pixels, displayWidth: wholeNumber(40, 2000), alt: caption, caption, align },
);
const video = shape(
  // At least 6 characters (SPEC §5); the ids of YouTube have 11.
  {
    type: oneOfValues('video'),
    provider: oneOfValues('youtube'),
    videoId: matchingText(32, /^[A-Za-z0-9_-]{6,}$/, '올바른 유튜브 링크를 입력해주세요.'),
    children: nothing,
  },
  { start: wholeNumber(0, 86_400) },
);

const span = wholeNumber(2, DOCUMENT_LIMITS.tableSpan);
const cell = shape(
  { type: oneOfValues('table-cell'), children: listOf(byType({ paragraph, image, ...lists }), 200) },
  { colSpan: span, rowSpan: span, background: color },
);
const row = shape({ type: oneOfValues('table-row'), children: listOf(cell, DOCUMENT_LIMITS.tableColumns) });
const tableShape = shape(
  { type: oneOfValues('table'), children: listOf(row, DOCUMENT_LIMITS.tableRows) },
  {
    headerRow: on,
    headerColumn: on,
    colWidths: listOf(wholeNumber(DOCUMENT_LIMITS.columnWidthMin, 2000), DOCUMENT_LIMITS.tableColumns),
  },
);
const table: Check = (value, path, errors) => {
  const before = errors.length;
  tableShape(value, path, errors);
  const message = errors.length === before ? validateTable(value as RichTable) : undefined;
  if (message) errors.push({ path, message });
};

const block = byType({
  paragraph,
  heading,
  quote,
  ...lists,
  divider: shape({ type: oneOfValues('divider'), children: nothing }),
  image,
  video,
  table,
});
const document = shape({ version: oneOfValues(1), children: listOf(block, DOCUMENT_LIMITS.blocks) });

/**
 * Validates a rich document: its structure, the rectangle of every table, the targets of links, and the size of the whole. It
 * returns Korean messages by path, `[]` when the document may be stored, and does not change the document.
 */
export function validateDocument(value: unknown): DocumentError[] {
  const errors: DocumentError[] = [];
  document(value, '', errors);
  if (errors.length === 0 && byteLength(JSON.stringify(value)) > DOCUMENT_LIMITS.bytes)
    errors.push({ path: '', message: '내용이 너무 길어요. 1MB까지 담을 수 있어요.' });
  return errors;
}
