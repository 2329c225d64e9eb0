import { AccountStatus, type UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { NotificationDefinition } from '@danji/contracts/notifications/define-notification';
import type { Db } from '../../platform/database/open-database.ts';

/** Selects the accounts of the audience of a notification that have not refused it. */
export const reachable = (db: Db, { audience, importance }: NotificationDefinition) =>
  db
    .selectFrom('user_account as account')
    .where('account.deleted', 'is', null)
    .where('account.user_type', 'in', audience)
    .$if(importance !== 'required', (accounts) => accounts.where('account.is_alert_item', '=', true))
    .$if(importance === 'marketing', (accounts) =>
      accounts.where(({ selectFrom }) =>
        selectFrom('user_consent as consent')
          .whereRef('consent.user_id', '=', 'account.id')
          .where('consent.document', '=', 'marketing')
          .select('consent.is_agreed')
          .orderBy('consent.id', 'desc')
          .limit(1)
          .$asScalar(),
      ),
    );

/** Those of them that are of these kinds and may sign in. */
export const reachableEverybody = (db: Db, definition: NotificationDefinition, userTypes: readonly UserTypeCode[]) =>
  reachable(db, definition)
    .where('account.user_type', 'in', userTypes)
    .where('account.account_status', '=', AccountStatus.NORMAL);

export async function countEverybody(
  db: Db,
  definition: NotificationDefinition,
  userTypes: readonly UserTypeCode[],
): Promise<number> {
  const { count } = await reachableEverybody(db, definition, userTypes)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
