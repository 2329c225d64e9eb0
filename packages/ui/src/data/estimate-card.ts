import type { CardShape } from '../feedback/table-skeleton.tsx';
import type { DataTableProps } from './table-types.ts';

/** Border and padding of a card, its title as text or as a button, and a line below it; px. */
const CARD = { around: 26, title: 41, button: 58, line: 36 };

/**
 * Estimates the height of a row as a card whose values take one line each, so that a placeholder has the size of the
 * table.
 */
export function estimateCard<Row>({
  columns,
  onRowClick,
}: Pick<DataTableProps<Row>, 'columns' | 'onRowClick'>): CardShape {
  const lines = columns.slice(1).filter(({ hideOnCards = false }) => !hideOnCards).length;
  return { height: CARD.around + (onRowClick ? CARD.button : CARD.title) + lines * CARD.line, lines };
}
