import type { FieldDifference } from '@danji/contracts/workspace/apartment-info';
import { findDifferences, isSame } from '../../platform/records/history.ts';

/** The three parking counts belong together: replacing one alone would break their sum. */
const PARKING: ReadonlySet<string> = new Set([
  'total_parking_spaces',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
]);

/** Adds all parking counts to the fields as soon as one of them is included. */
export const withParking = <F extends string>(fields: readonly F[], all: readonly F[]): F[] =>
  fields.some((field) => PARKING.has(field))
    ? all.filter((field) => fields.includes(field) || PARKING.has(field))
    : [...fields];

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Lists the fields in which `after` differs from `before`; those in `overridden` are listed but not taken over. */
export const compare = <F extends object>(before: F, after: F, overridden: readonly string[] = []): FieldDifference[] =>
  findDifferences(before, after).map((difference) => ({
    ...difference,
    is_kept: overridden.includes(difference.field),
  }));

/** Merges K-apt's current values into the existing ones; where K-apt has no value the existing one stays. */
export function mergeReported<F extends object>(existing: F, reported: F): F {
  const names = Object.keys(reported) as (keyof F & string)[];
  const reportedNames = withParking(
    names.filter((name) => !isEmpty(reported[name])),
    names,
  );
  return { ...existing, ...Object.fromEntries(reportedNames.map((name) => [name, reported[name]])) };
}

/**
 * Lists the fields that a member has edited: those that differ from the last import. In a work space without an import
 * every non-empty field was edited.
 */
export function listEditedFields<F extends object>(now: F, source: Partial<F> | undefined): (keyof F & string)[] {
  const names = Object.keys(now) as (keyof F & string)[];
  return withParking(
    names.filter((name) =>
      source && Object.hasOwn(source, name) ? !isSame(now[name], source[name]) : !isEmpty(now[name]),
    ),
    names,
  );
}
