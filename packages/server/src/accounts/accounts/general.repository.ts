import { EditState } from '@danji/contracts/codes/edit-state';
import type { CurrentWork } from '@danji/contracts/accounts/user';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** Adds the row of a general account; general accounts are not reviewed. */
export async function insertGeneral(db: Db, userId: number, work: CurrentWork | null = null): Promise<void> {
  await db
    .insertInto('general_account')
    .values({ user_id: userId, brand_status_type: EditState.DONE, current_work: work && toJson(work) })
    .execute();
}

export async function findCurrentWork(db: Db, userId: number): Promise<CurrentWork | null> {
  const row = await db
    .selectFrom('general_account')
    .select('current_work')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.current_work ?? null;
}

export async function updateCurrentWork(db: Db, userId: number, work: CurrentWork): Promise<void> {
  await db
    .updateTable('general_account')
    .set({ current_work: toJson(work) })
    .where('user_id', '=', userId)
    .execute();
}
