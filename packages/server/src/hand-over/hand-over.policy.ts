import { EditState } from '@danji/contracts/codes/edit-state';
import type { Place } from '../apts/index.ts';

/** Masters who are in download exports; our staff does not. */
export const isMaster = (place: Place): boolean => place?.edit_state_type === EditState.DONE && place.role === 'master';
