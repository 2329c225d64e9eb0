/** A JSON object or parsed form as a record; anything else as an empty one. */
export const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The texts of a query or form; a repeated field keeps its first value. */
export function toTexts(value: unknown): Record<string, string | undefined> {
  const entries = Object.entries(toRecord(value)).map(([key, each]) => [key, first(each)] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'),
  );
}
