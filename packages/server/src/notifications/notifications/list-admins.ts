import { AccountStatus, StaffType } from '@danji/contracts/codes/user-codes';
import type { Db } from '../../platform/database/open-database.ts';

/** Lists the ids of every ADMIN who may sign in, for alarms. */
export async function listAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_account')
    .innerJoin('user_account', 'user_account.id', 'staff_account.user_id')
    .where('staff_account.staff_type', '=', StaffType.ADMIN)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select('user_account.id')
    .orderBy('user_account.id')
    .execute();
  return rows.map(({ id }) => id);
}
