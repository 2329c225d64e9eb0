/** PostgreSQL keeps no U+0000 in text; nobody types one. */
const NULL_LETTER = '\u0000';

/** Path (`members.0.name`) of the first text that holds U+0000, as a value or as a key. */
export function findNullLetter(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes(NULL_LETTER) ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes(NULL_LETTER) ? path : findNullLetter(inner, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Takes U+0000 out of the texts of a query. */
export function dropNullLetters(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string' && value.includes(NULL_LETTER)) query[name] = value.replaceAll(NULL_LETTER, '');
}
