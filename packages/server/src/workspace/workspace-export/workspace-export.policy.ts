import { EditState } from '@danji/contracts/codes/edit-state';
import type { Membership } from '../work-spaces/index.ts';

/** Only active masters may download exports; our staff may not. */
export const isMaster = (membership: Membership): boolean =>
  membership?.edit_state_type === EditState.DONE && membership.role === 'master';
