import type { PointBatchLine } from '@danji/contracts/points/point-batch';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatPoints } from '@danji/contracts/format/number';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { BatchRow } from './batch.parser.ts';

type Account = { id: number; name: string; points: number; held: number };

// Characters that no text may contain: control characters and lone surrogates.
const CONTROLS = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;
const toText = (cell: unknown): string =>
  (typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '').replace(CONTROLS, '').trim();

function toWhole(cell: unknown): number | null {
  const text = toText(cell).replaceAll(/[,\sP+]/g, '');
  const value = Number(text);
  return text !== '' && Number.isSafeInteger(value) ? value : null;
}

export const toUserId = ({ cells }: BatchRow): number | null => {
  const id = toWhole(cells.user_id);
  return id !== null && id > 0 ? id : null;
};

/** The members with these ids, with their points. */
async function readAccounts(db: Db, ids: readonly number[]): Promise<Map<number, Account>> {
  const rows = await db
    .selectFrom('user_account as account')
    .where('account.id', 'in', [...ids, 0])
    .where('user_type', '!=', UserType.STAFF)
    .where('deleted', 'is', null)
    .select(['account.id', 'account.name', 'account.points'])
    .select(
      sql<number>`(select coalesce(sum(hold.points), 0)::integer from point_hold as hold
        where hold.user_id = account.id and hold.direction = 'out' and hold.closed is null)`.as('held'),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function findReasons(line: PointBatchLine, account: Account | undefined, balance: number): string[] {
  const { name, point, description } = line;
  const reasons: string[] = [];
  if (!account) reasons.push('이 번호의 회원이 없어요.');
  else if (name !== '' && name !== account.name) reasons.push('회원 번호와 이름이 달라요.');
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
  const accounts = await readAccounts(db, ids);
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
