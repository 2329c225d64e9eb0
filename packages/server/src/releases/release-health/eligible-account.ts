import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { MIN_ACCOUNT_AGE_DAYS } from '@danji/contracts/releases/health-rules';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';

const DAY_SECONDS = 86_400;

/**
 * The account by whose reports a release may be rolled back: it has finished its sign-up, is `MIN_ACCOUNT_AGE_DAYS`
 * old, and its owner is signed in, not an operator who acts as them. `undefined` for everybody else.
 */
export async function findEligibleAccount(db: Db, visitor: Principal | null, now: Date): Promise<number | undefined> {
  if (!visitor || visitor.account_status !== AccountStatus.NORMAL || visitor.acting_staff_id !== null) return undefined;
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', visitor.id)
    .where('created', '<=', addSeconds(now, -MIN_ACCOUNT_AGE_DAYS * DAY_SECONDS).toISOString())
    .select('id')
    .executeTakeFirst();
  return account?.id;
}
