import { ENDPOINTS } from '@danji/contracts/endpoints';
import { getOwn } from '@danji/contracts/get-own';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { labelsOf } from '@danji/contracts/validation-message';

const CALLS = ENDPOINTS.filter(({ isReadOnly }) => !isReadOnly).map(({ method, path, title, logged }) => {
  /** Matches the paths of the call, in JavaScript and in PostgreSQL. */
  const pattern = `^${path.replace(/\{\w+\}/g, '[^/]+')}$`;
  return {
    method,
    title,
    pattern,
    expression: new RegExp(pattern),
    labels: toFullLabels(labelsOf(logged)),
    kind: '$id' in logged ? String(logged.$id) : '',
  };
});
type LoggedCall = { method: string; path: string; old_object: unknown; new_object: unknown; request_data: unknown };
type Subject = StaffLog['subject'];
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? getOwn(inner, name) : undefined), value);
const findText = (value: unknown, paths: readonly string[]): string | undefined =>
  paths.map((path) => valueAt(value, path)).find((text): text is string => typeof text === 'string' && text !== '');

/** Where objects have their names. */
const NAMES = ['title', 'brand.detail.name', 'name', 'nickname', 'company', 'board.title', 'coupon.title', 'remote'];
/** Objects without a name are shown as the one that they are part of. */
const PART_OF: Readonly<Record<string, { path: string; kind: string }>> = {
  WorkMember: { path: 'space', kind: 'WorkSpace' },
};
/** The field of the input that says why, where it is not `reason`. */
const REASONS: Readonly<Record<string, string>> = { PointHistory: 'description', AiPrompt: 'note' };

function toSubject(kind: string, object: unknown): Subject {
  const whole = getOwn(PART_OF, kind);
  if (whole) return toSubject(whole.kind, valueAt(object, whole.path));
  const name = findText(object, NAMES);
  const id = valueAt(object, 'id');
  return name === undefined ? null : { kind, id: Number.isSafeInteger(id) ? Number(id) : null, name };
}

/**
 * Describes a logged call: its title (the path when no such call exists any more), what was changed and why, and the
 * labels of the fields of its object.
 */
export function describeCall({ method, path, old_object, new_object, request_data }: LoggedCall): {
  title: string;
  subject: Subject;
  reason: string | null;
  labels: Labels;
} {
  const call = CALLS.find((call) => call.method === method && call.expression.test(path));
  const kind = call?.kind ?? '';
  const labels = Object.entries(call?.labels ?? {}).filter(([field]) =>
    [old_object, new_object].some((object) => valueAt(object, field) !== undefined),
  );
  return {
    title: call?.title ?? path,
    subject: toSubject(kind, new_object ?? old_object),
    reason: findText(request_data, [getOwn(REASONS, kind) ?? 'reason']) ?? null,
    labels: Object.fromEntries(labels),
  };
}

/** Finds the calls with `text` in their title: their method, and a regular expression of their paths. */
export const findCallsByTitle = (text: string): { method: string; pattern: string }[] =>
  CALLS.filter(({ title }) => title.includes(text));
