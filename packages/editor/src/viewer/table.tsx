import type { RichCell, RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells, toSpan, type PlacedCell } from '@danji/contracts/documents/table-grid';
import { Box } from '@danji/ui';
import type { CSSProperties, ReactNode } from 'react';
import { inOrder } from './in-order.ts';
import { toColor, toReadable } from './text-style.ts';

type RenderContent = (content: RichCell['children']) => ReactNode;

function toCellStyle(cell: RichCell): CSSProperties | undefined {
  const ground = toColor(cell.background);
  return ground === undefined ? undefined : { backgroundColor: ground, color: toReadable(ground) };
}

/** A cell is a head of its column in the first row, of its row in the first column, where the table says so. */
function Cell({
  placed: { cell, row, column },
  table,
  render,
}: {
  placed: PlacedCell;
  table: RichTable;
  render: RenderContent;
}) {
  const scope = table.headerRow && row === 0 ? 'col' : table.headerColumn && column === 0 ? 'row' : undefined;
  const rest = { colSpan: toSpan(cell.colSpan), rowSpan: toSpan(cell.rowSpan), style: toCellStyle(cell) };
  return scope ? (
    <th scope={scope} {...rest}>
      {render(cell.children)}
    </th>
  ) : (
    <td {...rest}>{render(cell.children)}</td>
  );
}

/** A table that scrolls inside itself, by touch and by keyboard. Rows and cells that are none are left out. */
export function Table({ node, render }: { node: RichTable; render: RenderContent }) {
  const table: RichTable = {
    ...node,
    children: node.children
      .filter((row) => Array.isArray(row?.children))
      .map((row) => ({ ...row, children: row.children.filter(Boolean) })),
  };
  const { rows } = placeCells(table);
  const widths = Array.isArray(node.colWidths) ? node.colWidths.filter(Number.isFinite) : [];
  const width = widths.reduce((sum, each) => sum + each, 0);
  return (
    <Box as="section" data-scroll aria-label="표" tabIndex={0}>
      <table style={width > 0 ? { tableLayout: 'fixed', width, minWidth: 0 } : undefined}>
        {width > 0 ? (
          <colgroup>
            {inOrder(widths, (each) => (
              <col style={{ width: each }} />
            ))}
          </colgroup>
        ) : null}
        <tbody>
          {inOrder(rows, (cells) => (
            <tr>
              {inOrder(cells, (placed) => (
                <Cell placed={placed} table={table} render={render} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
