import { ProblemError } from '../platform/problem-error.ts';

/** Numeric id in a path; anything else names nothing (404). */
export function toRecordId(value: string | undefined): number {
  if (!value || !/^[1-9]\d{0,14}$/.test(value)) throw new ProblemError('not_found');
  return Number(value);
}
