import type { InvalidationTarget } from '@danji/api-client';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import {
  getUser,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
} from '@danji/contracts/accounts/staff-users.endpoints';

/** The calls that a change of an account invalidates. */
export const ACCOUNT_TAGS: readonly InvalidationTarget[] = [
  getUser,
  listGeneralUsers,
  listBrandUsers,
  listStaffUsers,
  listStaffLog,
];
