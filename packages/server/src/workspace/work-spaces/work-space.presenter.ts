import { NO_APARTMENT_DETAILS } from '@danji/contracts/apartments/apartment-details-text';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { WorkSpace, WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import type { Principal } from '../../platform/http/principal.ts';
import { isAllowed } from './membership.policy.ts';
import type { WorkSpaceRow } from './work-space.repository.ts';

/** The details of a work space of which nothing is known yet. */
export const EMPTY_DETAILS: Omit<WorkSpaceDetails, 'title'> = {
  apt_code: '',
  building_name: '',
  address1: '',
  address2: '',
  tel: '',
  ...NO_APARTMENT_DETAILS,
};

/**
 * Presents a work space to `user`: before they are active members, invited and asking accounts see only what the search
 * shows.
 */
export function toWorkSpace(row: WorkSpaceRow, user: Principal): WorkSpace {
  const { my_member_id, my_role, my_state, my_opened_by } = row;
  const membership =
    my_member_id && my_state !== null && my_role && my_opened_by
      ? { id: my_member_id, edit_state_type: my_state, role: my_role, opened_by: my_opened_by }
      : undefined;
  const { building_name, address1 } = row;
  return {
    ...row,
    ...(!isAllowed(user, membership, 'read') && {
      ...EMPTY_DETAILS,
      apt_info: null,
      building_name,
      address1,
      member_count: 0,
    }),
    is_current: row.is_current && my_state === EditState.DONE,
  };
}
