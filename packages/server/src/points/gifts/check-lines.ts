import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { isMobileTel, toTelDigits } from '@danji/contracts/format/tel';
import type { GiftLine } from '@danji/contracts/points/coupon-gift';
import type { Db } from '../../platform/database/open-database.ts';
import { toText } from '../../site/sheets/index.ts';
import { findMemberReasons, readMembers, type SheetMember, toUserId } from '../member-sheets/index.ts';
import type { GiftRow } from './gift.parser.ts';

/** A line of a sheet with the phone that the voucher is sent to. */
export type CheckedLine = GiftLine & { tel: string };

function findReasons(
  name: string,
  member: SheetMember | undefined,
  tel: string,
  earlier: number | undefined,
): string[] {
  const reasons = findMemberReasons(name, member);
  if (earlier !== undefined) reasons.push(`${earlier}행에 이미 있는 회원이에요.`);
  if (member && member.account_status !== AccountStatus.NORMAL) reasons.push('이용할 수 없는 계정이에요.');
  if (member && !isMobileTel(tel)) reasons.push('인증된 휴대폰 번호가 없는 회원이에요.');
  return reasons;
}

/** Says of each line whether its member can get a voucher. */
export async function checkLines(db: Db, rows: readonly GiftRow[]): Promise<CheckedLine[]> {
  const members = await readMembers(
    db,
    rows.map(toUserId).filter((id) => id !== null),
  );
  const rowOf = new Map<number, number>();
  return rows.map((row) => {
    const user_id = toUserId(row);
    const member = user_id === null ? undefined : members.get(user_id);
    const tel = toTelDigits(member?.tel ?? '');
    const name = toText(row.cells.name);
    const reasons = findReasons(name, member, tel, rowOf.get(user_id ?? 0));
    if (user_id !== null && !rowOf.has(user_id)) rowOf.set(user_id, row.row);
    return { row: row.row, user_id, name: reasons.length === 0 ? (member?.name ?? name) : name, reasons, tel };
  });
}
