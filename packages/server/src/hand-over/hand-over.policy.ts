import { EditState } from '@danji/contracts/codes/edit-state';
import type { Place } from '../apts/index.ts';

/** Only active masters may download exports; our staff may not. */
export const isMaster = (place: Place): boolean => place?.edit_state_type === EditState.DONE && place.role === 'master';
