const escape = (search: string): string => search.trim().replace(/[\\%_]/g, '\\$&');

/** `ILIKE` pattern that finds `search` anywhere; `%`, `_` and `\` in it are plain characters. */
export const toContains = (search: string): string => `%${escape(search)}%`;

/** `LIKE` pattern that finds texts that start with `search`. */
export const toPrefix = (search: string): string => `${escape(search)}%`;
