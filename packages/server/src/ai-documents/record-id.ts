import { ProblemError } from '../platform/problem-error.ts';

/** Parses the numeric id of a path; throws 404 for any other text. */
export function toRecordId(value: string | undefined): number {
  if (!value || !/^[1-9]\d{0,14}$/.test(value))
    throw new ProblemError('not_found', { title: '문서를 찾을 수 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });
  return Number(value);
}
