import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/principal.ts';

/**
 * The account of an open session, or `undefined` when the session has ended or the account is deleted or blocked. A
 * session in which an operator acts is open as long as the operator's own one, while the operator is an active ADMIN.
 */
export const findPrincipal = (db: Db, sessionId: string, now: Date): Promise<Principal | undefined> =>
  db
    .selectFrom('auth_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .leftJoin('staff_account as staff', 'staff.user_id', 'account.id')
    .leftJoin('second_factor as factor', 'factor.user_id', 'account.id')
    .where('session.nano_id', '=', sessionId)
    .where('session.ended', 'is', null)
    .where('session.expires', '>', sql<string>`${now}::timestamptz`)
    .where('account.deleted', 'is', null)
    .where('account.account_status', '<>', AccountStatus.BLOCK)
    .where((eb) => eb.or([eb('session.acting_staff_id', 'is', null), eb.exists(selectActingAdmin(eb, now))]))
    .select([
      'account.id',
      'account.name',
      'account.account_status',
      'staff.staff_type',
      'session.nano_id as session',
      'session.expires as session_expires',
      'session.acting_staff_id',
    ])
    .select(sql<boolean>`account.user_type = ${UserType.STAFF} and factor.enabled is null`.as('lacks_second_factor'))
    .select((eb) => eb.ref('account.user_type').$castTo<0 | 1 | 2>().as('user_type'))
    .executeTakeFirst();

const selectActingAdmin = (
  eb: ExpressionBuilder<Database & { session: Database['auth_session'] }, 'session'>,
  now: Date,
) =>
  eb
    .selectFrom('auth_session as own')
    .innerJoin('user_account as operator', 'operator.id', 'own.user_id')
    .innerJoin('staff_account as role', 'role.user_id', 'operator.id')
    .whereRef('own.nano_id', '=', 'session.acting_session')
    .whereRef('own.user_id', '=', 'session.acting_staff_id')
    .where('own.ended', 'is', null)
    .where('own.expires', '>', sql<string>`${now}::timestamptz`)
    .where('operator.deleted', 'is', null)
    .where('operator.account_status', '=', AccountStatus.NORMAL)
    .where('role.staff_type', '=', StaffType.ADMIN)
    .select('own.id');
