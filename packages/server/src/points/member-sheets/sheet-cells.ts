import { createHash } from 'node:crypto';
import { toWhole } from '../../site/sheets/index.ts';

type Cell = string | number | boolean | null | undefined;
/** The cells that each line of such a sheet has: the number of a member, and perhaps the name. */
export type MemberCells = { row: number; cells: { user_id?: Cell; name?: Cell } };

export const toUserId = ({ cells }: MemberCells): number | null => {
  const id = toWhole(cells.user_id);
  return id !== null && id > 0 ? id : null;
};

/** The key of a sheet: its lines, whatever the office program has stored around them, and what else it is about. */
export const toSheetKey = (rows: readonly MemberCells[], ...about: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(about.length === 0 ? rows : [rows, ...about]))
    .digest('hex')
    .slice(0, 32);
