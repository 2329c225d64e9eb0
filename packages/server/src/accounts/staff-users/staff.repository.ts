import type { Db } from '../../platform/database/open-database.ts';
import { insertAccount } from '../accounts/index.ts';

/** Adds the account of an operator; resolves to its id. */
export async function insertStaff(
  db: Db,
  account: Parameters<typeof insertAccount>[1],
  staff_type: 0 | 1,
  now: Date,
): Promise<number> {
  const id = await insertAccount(db, account, now);
  await db.insertInto('staff_account').values({ user_id: id, staff_type }).execute();
  return id;
}
