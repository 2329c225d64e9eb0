import { defineCodes } from '../define-codes.ts';

/** The job grade of a work-space member (SPEC §6): 0 is the default when none was chosen. */
export const JobGrade = defineCodes({
  NONE: [0, '관리업체'],
  MANAGEMENT_COMPANY: [1, '관리업체'],
  MANAGER: [2, '관리소장'],
  SECTION_CHIEF: [3, '관리과장'],
  TECH_CHIEF: [4, '기술과장(시설과장)'],
  ELEC_FIRE_CHIEF: [5, '전기·소방과장'],
  ADMIN_ASSISTANT_MANAGER: [6, '행정대리'],
  TECH_STAFF: [7, '기술주임'],
  FACILITY_LANDSCAPE: [8, '시설·조경주임'],
  CLERK_ACCOUNTANT: [9, '서무·경리'],
  TECH_EMPLOYEE: [10, '기술기사'],
  SECURITY_CLEANING: [11, '경비·미화'],
  OTHER: [12, '기타'],
});

export const DEFAULT_JOB_GRADE = JobGrade.NONE;

/** The options of a form: the default is no grade, while 관리업체 (1) is one. */
export const JOB_GRADE_CHOICES = JobGrade.options.map(({ code, label }) => ({
  value: String(code),
  label: code === DEFAULT_JOB_GRADE ? '직급 없음' : label,
}));

/** Formats a job grade: the default is shown as '-' (SPEC §6, §9), and 1 as 관리업체. */
export const formatJobGrade = (code: number | null | undefined): string =>
  code == null || code === DEFAULT_JOB_GRADE ? '-' : JobGrade.label(code);
