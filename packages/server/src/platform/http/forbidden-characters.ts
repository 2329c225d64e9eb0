/** PostgreSQL stores no U+0000 in text, and no lone surrogate in JSON. Users type neither. */
const NULL_CHARACTER = '\u0000';

const isForbidden = (text: string): boolean => text.includes(NULL_CHARACTER) || !text.isWellFormed();

/**
 * Path (`members.0.name`) of the first text that holds such a character, as a value or as a key. The search goes level
 * by level, so that ten thousand nested levels do not overflow the stack.
 */
export function findForbiddenCharacter(value: unknown): string | undefined {
  let level: [path: string, value: unknown][] = [['', value]];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const [path, value] of level) {
      if (typeof value === 'string' && isForbidden(value)) return path;
      if (value === null || typeof value !== 'object') continue;
      for (const [key, inner] of Object.entries(value)) {
        if (isForbidden(key)) return path;
        next.push([path === '' ? key : `${path}.${key}`, inner]);
      }
    }
    level = next;
  }
  return undefined;
}

/** Removes U+0000 from the texts of a query. */
export function dropNullCharacters(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string' && value.includes(NULL_CHARACTER)) query[name] = value.replaceAll(NULL_CHARACTER, '');
}
