/** The number of characters from which a search starts. */
export const SEARCH_MIN = 2;
