import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/** The caller of a request, read from the database each time, so that a block or a role change takes effect at once. */
export type Principal = {
  id: number;
  user_type: 0 | 1 | 2;
  name: string;
  account_status: 0 | 1 | 2;
  staff_type: 0 | 1 | null;
  /** Public id of the session the request belongs to. */
  session: string;
  session_expires: string;
  /** The operator who acts as this user, if one does. */
  acting_staff_id: number | null;
  /** Whether it is an operator without the second factor that is demanded: such a one may only set it up. */
  lacks_second_factor: boolean;
};

/** The account of an open session, or `undefined` when the session has ended or the account is deleted or blocked. */
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

type Kind = Pick<Principal, 'user_type' | 'staff_type'>;
export const isStaff = (user: Kind | null): boolean => user?.user_type === UserType.STAFF;
export const isAdmin = (user: Kind | null): boolean => isStaff(user) && user?.staff_type === StaffType.ADMIN;
