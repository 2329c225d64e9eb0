import { REMOTE_NAMES, REMOTES } from '@danji/contracts/releases/remotes';

/** The remotes to choose from. */
export const REMOTE_OPTIONS = REMOTE_NAMES.map((value) => ({ value, label: REMOTES[value].label }));
