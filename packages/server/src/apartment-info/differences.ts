import type { FieldDifference } from '@danji/contracts/apts/apartment-info';

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The three parking counts belong together: one taken from elsewhere would no longer add up. */
const PARKING: ReadonlySet<string> = new Set([
  'total_parking_spaces',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
]);

/** The fields with all parking counts as soon as one of them is there. */
export const withParking = <F extends string>(fields: readonly F[], all: readonly F[]): F[] =>
  fields.some((field) => PARKING.has(field))
    ? all.filter((field) => fields.includes(field) || PARKING.has(field))
    : [...fields];

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Where `after` differs from `before`, field by field; those in `kept` are named but not taken. */
export const findDifferences = <F extends object>(
  before: F,
  after: F,
  kept: readonly string[] = [],
): FieldDifference[] =>
  (Object.keys(after) as (keyof F & string)[])
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
      is_kept: kept.includes(field),
    }));

/** What K-apt says now on top of what was known: where it says nothing the known stays. */
export function mergeSaid<F extends object>(known: F, said: F): F {
  const names = Object.keys(said) as (keyof F & string)[];
  const taken = withParking(
    names.filter((name) => !isEmpty(said[name])),
    names,
  );
  return { ...known, ...Object.fromEntries(taken.map((name) => [name, said[name]])) };
}

/**
 * The facts a member has written: they differ from what came from K-apt last. Of a work space that was made by hand
 * every fact that says something was written.
 */
export function listWritten<F extends object>(now: F, source: Partial<F> | undefined): (keyof F & string)[] {
  const names = Object.keys(now) as (keyof F & string)[];
  return withParking(
    names.filter((name) =>
      source && Object.hasOwn(source, name) ? !isSame(now[name], source[name]) : !isEmpty(now[name]),
    ),
    names,
  );
}
