import { JobGrade } from '@danji/contracts/codes/job-grade';

/** The codes of a bracketed list (`[2][3]`); empty for all grades. */
export const toGradeCodes = (list: string): number[] => [...list.matchAll(/\d+/g)].map(([code]) => Number(code));
/** The bracketed list of codes, in the order of the codes. */
export const toGradeList = (codes: readonly number[]): string =>
  codes
    .toSorted((one, other) => one - other)
    .map((code) => `[${code}]`)
    .join('');
/** `관리소장, 관리과장` */
export const describeGrades = (list: string): string =>
  toGradeCodes(list)
    .map((code) => JobGrade.label(code))
    .join(', ');
