/** The value of one filter of a list as text; empty when it is not set. */
export const readFilter = (filters: object, name: string): string =>
  String(new Map<string, unknown>(Object.entries(filters)).get(name) ?? '');
