import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { seedDemoAccounts } from '../accounts/demo-accounts/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Platform } from '../platform/platform.ts';
import { seedDemoSpaces } from '../workspace/work-spaces/index.ts';

const MANAGER_EMAIL = 'manager@danji.test';

/** Stores demo accounts, and work spaces whose members they are. */
export async function seedPeople(db: Db, now: Date, platform: Platform): Promise<void> {
  await seedDemoAccounts(db, now);
  const people = await db
    .selectFrom('user_account')
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select(['id', 'email'])
    .orderBy('id')
    .limit(40)
    .execute();
  const manager = people.find(({ email }) => email === MANAGER_EMAIL);
  if (manager)
    await seedDemoSpaces(
      platform,
      db,
      manager.id,
      people.filter(({ id }) => id !== manager.id).map(({ id }) => id),
      now,
    );
}
