import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { isDefaultBackground } from '@danji/contracts/documents/default-colors';
import type { LooseNode } from '../normalize-document/loose-node.ts';
import { toHexColor } from './css-color.ts';
import { toPixels } from './css-font.ts';
import type { Declarations } from './css-rules.ts';
import type { Branch, Tree } from './tree.ts';

/** The attributes of a cell beside its content. */
type CellInfo = { isHead: boolean; scope: string | null; colSpan: number; rowSpan: number; width: number | undefined };
/**
 * The state of a table while it is read: its cells by row, and the widths of its columns in px (`NaN` where unknown).
 */
type TableInfo = { rows: CellInfo[][]; widths: number[]; headRows: number };

const DEFAULT_PIXELS = 16;
const MAX_SPAN = 1000;

/**
 * The background of a cell or row, or `outer` where it names none. White means no background, unless the style sheet
 * marks it as important.
 */
function toBackground(element: Element, declarations: Declarations, outer?: unknown): unknown {
  const declared = declarations.get('background-color') ?? declarations.get('background');
  const color = toHexColor(declared?.value ?? element.getAttribute('bgcolor') ?? '');
  if (!color) return outer;
  return isDefaultBackground(color) && !declared?.isImportant ? undefined : color;
}

/** A width in px; parts of the page (`%`) are none. */
function toWidth(element: Element, declarations: Declarations): number | undefined {
  const attribute = element.getAttribute('width');
  const text = attribute ?? declarations.get('width')?.value ?? '';
  const width = text.endsWith('%') || text.endsWith('em') ? undefined : toPixels(text, DEFAULT_PIXELS);
  return width && width > 0 ? Math.round(width) : undefined;
}

const toCount = (text: string | null) => {
  const count = Number.parseInt(text ?? '', 10);
  return count > 1 ? Math.min(count, MAX_SPAN) : 1;
};

/** Tells whether the first row holds the column headers. */
const hasHeaderRow = ([first = []]: readonly CellInfo[][]) =>
  first.length > 0 && first.every(({ isHead, scope }) => isHead && scope !== 'row');

/** The first cells of the rows below the first, where no cell from above reaches into the first column. */
function listFirstCells(rows: readonly CellInfo[][]): CellInfo[] {
  const firstCells: CellInfo[] = [];
  for (let row = rows[0]?.[0]?.rowSpan ?? 1; row < rows.length;) {
    const first = rows[row]?.[0];
    if (first) firstCells.push(first);
    row += first?.rowSpan ?? 1;
  }
  return firstCells;
}

/**
 * Tells whether the first column holds the row headers. A corner cell with `rowgroup` says so; otherwise further
 * cells of the column must be headers.
 */
function hasHeaderColumn(rows: readonly CellInfo[][]): boolean {
  const corner = rows[0]?.[0];
  const firstCells = listFirstCells(rows);
  const isSure = corner?.scope === 'rowgroup' || corner?.scope === 'row';
  return corner?.isHead === true && (isSure || firstCells.length > 0) && firstCells.every(({ isHead }) => isHead);
}

/** Column widths by `<col>`, or by a row in which every cell has a width. */
function toColumnWidths({ rows, widths }: TableInfo): number[] | undefined {
  if (widths.length > 0)
    return widths.every(Number.isFinite) ? widths.slice(0, DOCUMENT_LIMITS.tableColumns) : undefined;
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const measured = rows.find(
    (cells) => cells.length === columns && cells.every(({ width, colSpan }) => width !== undefined && colSpan === 1),
  );
  return measured?.flatMap(({ width }) => width ?? []);
}

/** Splits a table into parts that are no longer than a table may be, so that a long sheet keeps its end. */
function splitLongTable(table: Branch, { rows }: TableInfo): LooseNode[] {
  const columns = Math.max(
    1,
    ...rows
      .slice(0, 100)
      .map((cells) => cells.reduce((sum, { colSpan }) => sum + Math.min(colSpan, DOCUMENT_LIMITS.tableColumns), 0)),
  );
  const height = Math.min(
    DOCUMENT_LIMITS.tableRows,
    Math.floor(DOCUMENT_LIMITS.tableSlots / Math.min(columns, DOCUMENT_LIMITS.tableColumns)),
  );
  const lines = table.children;
  const first = { ...table, children: lines.slice(0, height) };
  const { headerRow: _, ...headless } = table;
  return [
    first,
    ...Array.from({ length: Math.ceil(lines.length / height) - 1 }, (_, at) => ({
      ...headless,
      children: lines.slice((at + 1) * height, (at + 2) * height),
    })),
  ];
}

/** Tables that are open, the innermost last: what a `Tree` cannot keep of them. */
export class Tables {
  readonly #open: TableInfo[] = [];
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  openTable(): () => void {
    const isOpen = this.#tree.open({ type: 'table' });
    this.#open.push({ rows: [], widths: [], headRows: 0 });
    return () => this.#closeTable(isOpen);
  }

  addColumns(element: Element, declarations: Declarations) {
    const info = this.#open.at(-1);
    const width = toWidth(element, declarations) ?? Number.NaN;
    const count = Math.min(toCount(element.getAttribute('span')), DOCUMENT_LIMITS.tableColumns);
    if (info && declarations.get('display')?.value !== 'none' && info.widths.length < DOCUMENT_LIMITS.tableColumns)
      info.widths.push(...Array.from({ length: count }, () => width));
  }

  openRow(element: Element, declarations: Declarations): (() => void) | undefined {
    const background = toBackground(element, declarations);
    if (
      this.#tree.top.type !== 'table' ||
      !this.#tree.open({ type: 'table-row', ...(background !== undefined && { background }) })
    )
      return undefined;
    this.#open.at(-1)?.rows.push([]);
    return () => this.#tree.close();
  }

  openCell(element: Element, tag: string, declarations: Declarations): (() => void) | undefined {
    const row = this.#tree.top;
    if (row.type !== 'table-row') return undefined;
    const colSpan = toCount(element.getAttribute('colspan'));
    const rowSpan = toCount(element.getAttribute('rowspan'));
    const background = toBackground(element, declarations, row.background);
    const node = {
      type: 'table-cell',
      ...(colSpan > 1 && { colSpan }),
      ...(rowSpan > 1 && { rowSpan }),
      ...(background !== undefined && { background }),
    };
    if (!this.#tree.open(node)) return undefined;
    const isHead = tag === 'th' || element.parentElement?.parentElement?.localName === 'thead';
    this.#open
      .at(-1)
      ?.rows.at(-1)
      ?.push({ isHead, scope: element.getAttribute('scope'), colSpan, rowSpan, width: toWidth(element, declarations) });
    return () => this.#tree.close();
  }

  #closeTable(isOpen: boolean) {
    const info = this.#open.pop();
    if (!info || !isOpen) return;
    const table = this.#tree.take();
    const rows = info.rows.filter((cells) => cells.length > 0);
    const colWidths = toColumnWidths({ ...info, rows });
    const headerRow = hasHeaderRow(rows);
    const headerColumn = hasHeaderColumn(rows);
    // Content between the rows moves before the table, as browsers show it. Captions are the usual case.
    for (const node of table.children.filter(({ type }) => type !== 'table-row')) this.#tree.add(node);
    const children = table.children.filter(({ type }) => type === 'table-row');
    if (children.length === 0) return;
    const whole = {
      type: 'table',
      ...(headerRow && { headerRow }),
      ...(headerColumn && { headerColumn }),
      ...(colWidths && { colWidths }),
      children,
    };
    for (const chunk of splitLongTable(whole, { ...info, rows })) this.#tree.add(chunk);
  }
}
