import { ProblemError } from '../platform/problem-error.ts';

/** Parses the numeric id of a path; throws 404 for any other text. */
export function toRecordId(value: string | undefined): number {
  if (!value || !/^[1-9]\d{0,14}$/.test(value)) throw new ProblemError('not_found');
  return Number(value);
}
