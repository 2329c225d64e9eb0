import { StaffType, UserType } from '@danji/contracts/codes/user-codes';
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

/** The sessions of accounts, as the feature of accounts stores them; `platform.sessions`. */
export type Sessions = {
  /** Finds the caller of an open session by its public id; `undefined` when it has ended or its account is refused. */
  findPrincipal(db: Db, session: string, now: Date): Promise<Principal | undefined>;
  /** Moves the end of the session because of a call that its user made. */
  prolong(db: Db, user: Principal, now: Date): Promise<void>;
};

type Kind = Pick<Principal, 'user_type' | 'staff_type'>;
export const isStaff = (user: Kind | null): boolean => user?.user_type === UserType.STAFF;
export const isAdmin = (user: Kind | null): boolean => isStaff(user) && user?.staff_type === StaffType.ADMIN;
