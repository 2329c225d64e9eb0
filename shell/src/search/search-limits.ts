/** Letters before anything is searched for. */
export const SEARCH_MIN = 2;
