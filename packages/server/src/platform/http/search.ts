/** `ILIKE` pattern that finds `search` anywhere; `%`, `_` and `\` in it are plain characters. */
export const toContains = (search: string): string => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
