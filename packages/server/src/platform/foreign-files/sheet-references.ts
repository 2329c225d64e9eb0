import { checkXmlTags } from './check-xml-tags.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A sheet of 1,000 lines, with gaps, and more columns than anyone keeps beside ours. */
const MAX_ROW = 10_000;
const MAX_COLUMN = 200;

/** Cells that only have a format, and rows without cells: offices format whole columns and rows far below the last line. */
const EMPTY_CELL = /<c(?=\s)[^<>]*(?:\/>|><\/c>)/g;
const EMPTY_ROW = /<row(?=\s)[^<>]*\sr="\d+"[^<>]*(?:\/>|>\s*<\/row>)/g;

/** A reader finds these under any namespace prefix. */
const TAG_NAME = /^(?:[^\s:/]*:)?(row|c)(?=[\s/]|$)/;
const REFERENCES = /[\s:]r\s*=\s*["']([^"']*)["']/g;
const PATTERNS = { row: /^()(\d+)$/, c: /^([A-Z]+)(\d+)$/ } as const;

const toColumn = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function checkReference(kind: 'row' | 'c', reference: string): void {
  const match = PATTERNS[kind].exec(reference);
  if (!match) throw new UnreadableFile('broken');
  const [, letters = '', row] = match;
  if (Number(row) > MAX_ROW || toColumn(letters) > MAX_COLUMN) throw new UnreadableFile('too_large');
}

/**
 * Returns the XML of a sheet, whose tags `checkXmlTags` has accepted, without its empty cells and rows. It has checked the
 * row and column number of every other one, because a reader fills the gap before each with empty rows and cells. Throws
 * `UnreadableFile`.
 */
export function checkReferences(sheetXml: string): string {
  const xml = sheetXml.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_ROW, '');
  let rows = 0;
  checkXmlTags(xml, (tag) => {
    const kind = TAG_NAME.exec(tag)?.[1];
    if (kind !== 'row' && kind !== 'c') return;
    // A row may have no number; it then follows the one before.
    if (kind === 'row') rows += 1;
    if (rows > MAX_ROW) throw new UnreadableFile('too_large');
    for (const [, reference = ''] of tag.matchAll(REFERENCES)) checkReference(kind, reference);
  });
  return xml;
}
