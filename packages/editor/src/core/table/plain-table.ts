import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichCell, RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';

const textOf = (cell: RichCell) =>
  cell.children.map((block) => toPlainText({ version: 1, children: [block] })).join('\n');
/** Spreadsheets read a quoted field as one cell, whatever is in it. */
const toField = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as tab-separated text, as spreadsheets copy and paste it: a line for every row, a spanning cell's text in its first slot. */
export function toPlainTable(table: RichTable): string {
  const { slots } = placeCells(table);
  const lines = slots.map((line, row) =>
    line.map((placed, column) => (placed?.row === row && placed.column === column ? toField(textOf(placed.cell)) : '')),
  );
  return lines.map((fields) => fields.join('\t')).join('\n');
}
