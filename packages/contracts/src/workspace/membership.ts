/**
 * Work spaces that one account may be a member of: the list of its own looks each of them up. An account that manages the
 * complexes of a whole company is in some hundreds.
 */
export const MAX_WORK_SPACES = 1_000;
