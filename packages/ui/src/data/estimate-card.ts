import type { DataTableProps } from './table-types.ts';

/** Border and padding of a card, its title as text or as a button, and a line below it; px. */
const CARD = { around: 26, title: 41, button: 58, line: 36 };

/** Height of a row as a card whose values take one line each, px: what waits for a table takes the room the table will have. */
export const estimateCard = <Row>({ columns, onRowClick }: Pick<DataTableProps<Row>, 'columns' | 'onRowClick'>): number =>
  CARD.around + (onRowClick ? CARD.button : CARD.title) + columns.slice(1).filter(({ hideOnCards = false }) => !hideOnCards).length * CARD.line;
