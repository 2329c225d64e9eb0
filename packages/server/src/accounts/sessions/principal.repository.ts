import { AccountStatus, StaffType } from '@danji/contracts/codes/user-codes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { prepared } from '../../platform/database/prepared-statements.ts';
import type { Principal } from '../../platform/http/principal.ts';

/**
 * The account of an open session, or `undefined` when the session has ended or the account is deleted or blocked. A
 * session in which an operator acts is open as long as the operator's own one, while the operator is an active ADMIN.
 */
export async function findPrincipal(db: Db, sessionId: string, now: Date): Promise<Principal | undefined> {
  const [principal] = await findOwner(db, [sessionId, now]);
  // Nearly no session is one in which an operator acts, so the others do not pay for the question.
  if (!principal || principal.acting_staff_id === null) return principal;
  return (await isOperatorActive(db, sessionId, now)) ? principal : undefined;
}

/** The account is neither deleted nor blocked; the function is in migration 0087. */
const findOwner = prepared<Principal>('select * from find_principal($1, $2)');

const isOperatorActive = async (db: Db, sessionId: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('auth_session as session')
    .innerJoin('auth_session as own', (join) =>
      join.onRef('own.nano_id', '=', 'session.acting_session').onRef('own.user_id', '=', 'session.acting_staff_id'),
    )
    .innerJoin('user_account as operator', 'operator.id', 'own.user_id')
    .innerJoin('staff_account as role', 'role.user_id', 'operator.id')
    .where('session.nano_id', '=', sessionId)
    .where('own.ended', 'is', null)
    .where('own.expires', '>', sql<string>`${now}::timestamptz`)
    .where('operator.deleted', 'is', null)
    .where('operator.account_status', '=', AccountStatus.NORMAL)
    .where('role.staff_type', '=', StaffType.ADMIN)
    .select('own.id')
    .executeTakeFirst()) !== undefined;
