import { memberHasRight, type Membership } from '../work-spaces/index.ts';

/** Only the master may download exports; our staff may not. */
export const mayExport = (membership: Membership): boolean => memberHasRight(membership, 'export');
