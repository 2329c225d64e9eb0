/**
 * The text a signature is made over: JSON without white space, members of every object sorted by name (by UTF-16 code
 * units, as RFC 8785 has it), members without a value left out. Takes what JSON can hold only.
 */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => toCanonicalJson(item)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${toCanonicalJson(member)}`).join(',')}}`;
}
