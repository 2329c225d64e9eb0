import type { Refreshed } from '@danji/api-client';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import {
  getUser,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
} from '@danji/contracts/users/staff-users.endpoints';

/** Everything that shows an account: asked again after each change of one. */
export const ACCOUNT_READS: readonly Refreshed[] = [
  getUser,
  listGeneralUsers,
  listBrandUsers,
  listStaffUsers,
  listStaffLog,
];
