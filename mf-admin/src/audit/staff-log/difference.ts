import { getOwn } from '@danji/contracts/get-own';

type Json = Readonly<Record<string, unknown>>;

/** One field of an object before and after a change; `path` has dots between levels. */
export type FieldChange = {
  path: string;
  before: unknown;
  after: unknown;
  kind: 'added' | 'removed' | 'changed' | 'same';
};

/** A value below this depth is compared and shown as a whole. */
const MAX_LEVELS = 3;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serialises a value independently of the order of its properties. */
const toComparable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? '';

function toKind(before: unknown, after: unknown): FieldChange['kind'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return toComparable(before) === toComparable(after) ? 'same' : 'changed';
}

const canOpen = (before: unknown, after: unknown): boolean =>
  (isRecord(before) || isRecord(after)) &&
  [before, after].every((value) => value === undefined || value === null || isRecord(value)) &&
  [before, after].some((value) => isRecord(value) && Object.keys(value).length > 0);

/** Lists all fields of an object before and after a change, in the order of the objects. A missing object counts as empty. */
export function listFieldChanges(before: unknown, after: unknown, parent = '', level = 1): FieldChange[] {
  const old = isRecord(before) ? before : {};
  const fresh = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name): FieldChange[] => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const [was, is] = [getOwn(old, name), getOwn(fresh, name)];
    if (level < MAX_LEVELS && canOpen(was, is)) return listFieldChanges(was, is, path, level + 1);
    return [{ path, before: was, after: is, kind: toKind(was, is) }];
  });
}

/** These fields change with every update and tell nothing. */
const NOISE = /(^|\.)(id|nano_id|user_id|created|updated|recent_login)$/;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Lists the fields that differ before and after a change, without those that say nothing to a reader. */
export const listChangedFields = (before: unknown, after: unknown): FieldChange[] =>
  listFieldChanges(before, after).filter(
    ({ path, kind, before, after }) => kind !== 'same' && !NOISE.test(path) && !(isEmpty(before) && isEmpty(after)),
  );
