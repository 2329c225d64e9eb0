import { toContentError } from './content-error.ts';
import { isRichText } from './rich-text.ts';

/** A Korean sentence by the path of a field in the body (`file_ids[0]`, `data.text`). */
export type WireErrors = Readonly<Record<string, string>>;

/** The path in the body, or its paths, of the fields that have another name there. */
export type WireNames = Readonly<Record<string, string | readonly string[] | undefined>>;

const isBelow = (path: string, name: string): boolean =>
  path === name || (path.startsWith(name) && /[.[]/.test(path.charAt(name.length)));

/** The fields of the form that a path of the body may belong to: values, and the entries of values with many texts. */
function findField(path: string, values: object, wireNames: WireNames): string | undefined {
  const renamed = Object.keys(wireNames).find((name) =>
    [wireNames[name] ?? name].flat().some((wireName) => isBelow(path, wireName)),
  );
  if (renamed !== undefined) return renamed;
  const name = Object.keys(values).find((one) => isBelow(path, one));
  if (name === undefined) return undefined;
  const value: unknown = (values as Record<string, unknown>)[name];
  const entry = path.slice(name.length + 1);
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, entry)
    ? `${name}.${entry}`
    : name;
}

/** Sorts the errors of a body by the fields of the form; `others` are about none of them. */
export function toFieldErrors(
  errors: WireErrors,
  values: object,
  wireNames: WireNames,
): { fields: Record<string, string>; others: string[] } {
  const byField = new Map<string, [path: string, message: string][]>();
  const others: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const field = findField(path, values, wireNames);
    if (field === undefined) others.push(message);
    else byField.set(field, [...(byField.get(field) ?? []), [path, message]]);
  }
  const toMessage = (field: string, found: readonly [string, string][]): string => {
    const value: unknown = (values as Record<string, unknown>)[field];
    return isRichText(value) ? toContentError(value, found) : (found[0]?.[1] ?? '');
  };
  return {
    fields: Object.fromEntries([...byField].map(([field, found]) => [field, toMessage(field, found)])),
    others,
  };
}
