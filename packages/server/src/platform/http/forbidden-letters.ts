/** PostgreSQL keeps no U+0000 in text, and in JSON no half of a letter (a lone surrogate); nobody types either. */
const NULL_LETTER = '\u0000';

const isForbidden = (text: string): boolean => text.includes(NULL_LETTER) || !text.isWellFormed();

/**
 * Path (`members.0.name`) of a text that holds such a letter, as a value or as a key; the first one on the way. Level by level:
 * what somebody nests ten thousand deep must not end the search.
 */
export function findForbiddenLetter(value: unknown): string | undefined {
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

/** Takes U+0000 out of the texts of a query. */
export function dropNullLetters(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string' && value.includes(NULL_LETTER)) query[name] = value.replaceAll(NULL_LETTER, '');
}
