import type { PointBatchLine } from '@danji/contracts/points/point-batch';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { formatPoints } from '@danji/contracts/format/number';
import type { Db } from '../../platform/database/open-database.ts';
import { toText, toWhole } from '../../site/sheets/index.ts';
import { findMemberReasons, readMembers, type SheetMember, toUserId } from '../member-sheets/index.ts';
import type { BatchRow } from './batch.parser.ts';

function findReasons(line: PointBatchLine, account: SheetMember | undefined, balance: number): string[] {
  const { name, point, description } = line;
  const reasons = findMemberReasons(name, account);
  if (!point) reasons.push('포인트를 0이 아닌 숫자로 적어 주세요.');
  else if (Math.abs(point) > POINT_LIMITS.points)
    reasons.push(`한 번에 ${formatPoints(POINT_LIMITS.points)}까지 적을 수 있어요.`);
  if (description === '') reasons.push('사유를 적어 주세요.');
  if (description.length > POINT_LIMITS.descriptionCharacters)
    reasons.push(`사유는 ${POINT_LIMITS.descriptionCharacters}자까지 적을 수 있어요.`);
  if (account && point && point < 0 && balance + point < account.held)
    reasons.push(`쓸 수 있는 포인트가 ${formatPoints(Math.max(0, balance - account.held))}뿐이에요.`);
  return reasons;
}

/** Says of each line what would come of it, one after the other: a later line of a member starts from the earlier one. */
export async function checkLines(db: Db, rows: readonly BatchRow[]): Promise<PointBatchLine[]> {
  const ids = rows.map(toUserId).filter((id) => id !== null);
  const accounts = await readMembers(db, ids);
  const balances = new Map([...accounts.values()].map(({ id, points }) => [id, points]));
  return rows.map((row) => {
    const user_id = toUserId(row);
    const account = user_id === null ? undefined : accounts.get(user_id);
    const read = {
      row: row.row,
      user_id,
      name: toText(row.cells.name),
      point: toWhole(row.cells.point),
      description: toText(row.cells.description),
      before: null,
      after: null,
    };
    const before = balances.get(user_id ?? 0) ?? 0;
    const reasons = findReasons({ ...read, reasons: [] }, account, before);
    if (!account || reasons.length > 0) return { ...read, reasons };
    const after = before + (read.point ?? 0);
    balances.set(account.id, after);
    return { ...read, name: account.name, before, after, reasons };
  });
}
