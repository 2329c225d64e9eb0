/** The type of a filter in the URL. */
type FilterKind = 'text' | 'number' | 'boolean';
export type FilterKinds<K extends string> = { readonly [N in K]: FilterKind };
export type FilterValue = string | number | boolean | null | undefined;

function readFilter(text: string | null, kind: FilterKind): FilterValue {
  if (text === null || text === '') return undefined;
  if (kind === 'text') return text;
  if (kind === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Reads the active filters from the URL. A value that cannot be read (a mistyped link) counts as not set. */
export function readFilters(
  search: URLSearchParams,
  kinds: Partial<FilterKinds<string>> = {},
): Record<string, FilterValue> {
  const entries = Object.entries(kinds).map(
    ([name, kind]) => [name, readFilter(search.get(name), kind ?? 'text')] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
