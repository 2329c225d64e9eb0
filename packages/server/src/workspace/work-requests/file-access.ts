import { findMembership, isAllowed } from '../work-spaces/index.ts';
import type { FileReadPolicy } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff } from '../../platform/http/principal.ts';

/** Files of a work space's record are readable by its members and our staff. */
export const membersAndStaffMayRead =
  (findSpace: (db: Db, recordId: number) => Promise<number | undefined>): FileReadPolicy =>
  async (db, file, user) => {
    if (isStaff(user)) return true;
    const space = file.record_id === null ? undefined : await findSpace(db, file.record_id);
    return space !== undefined && user !== null && isAllowed(user, await findMembership(db, space, user.id), 'work');
  };
