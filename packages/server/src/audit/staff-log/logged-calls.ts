import { ENDPOINTS } from '@danji/contracts/endpoints';
import { labelsOf } from '@danji/contracts/validation-message';

const CALLS = ENDPOINTS.filter(({ isReadOnly }) => !isReadOnly).map(({ method, path, title, logged }) => {
  /** Matches the paths of the call, in JavaScript and in PostgreSQL. */
  const pattern = `^${path.replace(/\{\w+\}/g, '[^/]+')}$`;
  return { method, title, pattern, expression: new RegExp(pattern), labels: toFullLabels(labelsOf(logged)) };
});
type LoggedCall = { method: string; path: string; old_object: unknown; new_object: unknown };
type Labels = Record<string, string>;

/** `{ brand: '업체', 'brand.plan': '요금제' }` → the labels of a field from the outermost object on: `업체 › 요금제`. */
function toFullLabels(labels: Labels): Labels {
  return Object.fromEntries(
    Object.keys(labels).map((path) => {
      const parts = path.split('.');
      return [path, parts.map((part, index) => labels[parts.slice(0, index + 1).join('.')] ?? part).join(' › ')];
    }),
  );
}

const hasPath = (value: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value) !== undefined;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Returns the title of a logged call, and the labels of the fields of its object. The title is the path when no such call
 * exists any more.
 */
export function describeCall({ method, path, old_object, new_object }: LoggedCall): { title: string; labels: Labels } {
  const call = CALLS.find((call) => call.method === method && call.expression.test(path));
  const labels = Object.entries(call?.labels ?? {}).filter(
    ([field]) => hasPath(old_object, field) || hasPath(new_object, field),
  );
  return { title: call?.title ?? path, labels: Object.fromEntries(labels) };
}

/** Finds the calls with `text` in their title: their method, and a regular expression of their paths. */
export const findCallsByTitle = (text: string): { method: string; pattern: string }[] =>
  CALLS.filter(({ title }) => title.includes(text));
