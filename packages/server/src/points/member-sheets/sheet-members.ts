import { UserType } from '@danji/contracts/codes/user-codes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

export type SheetMember = {
  id: number;
  name: string;
  points: number;
  held: number;
  tel: string | null;
  account_status: number;
};

/** The members with these ids, with their points and what is held of them. */
export async function readMembers(db: Db, ids: readonly number[]): Promise<Map<number, SheetMember>> {
  const rows = await db
    .selectFrom('user_account as account')
    .where('account.id', 'in', [...ids, 0])
    .where('user_type', '!=', UserType.STAFF)
    .where('deleted', 'is', null)
    .select(['account.id', 'account.name', 'account.points', 'account.tel', 'account.account_status'])
    .select(
      sql<number>`(select coalesce(sum(hold.points), 0)::integer from point_hold as hold
        where hold.user_id = account.id and hold.direction = 'out' and hold.closed is null)`.as('held'),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why a line names nobody: Korean sentences. `name` is blank when the sheet has none. */
export function findMemberReasons(name: string, member: SheetMember | undefined): string[] {
  if (!member) return ['이 번호의 회원이 없어요.'];
  return name !== '' && name !== member.name ? ['회원 번호와 이름이 달라요.'] : [];
}
