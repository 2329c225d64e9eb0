import type { RenderElementProps } from 'slate-react';

/** One line of a table. */
export const TableRow = ({ attributes, children }: RenderElementProps) => <tr {...attributes}>{children}</tr>;
