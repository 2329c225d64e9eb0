import { DEFAULT_JOB_GRADE, JobGrade } from '@danji/contracts/codes/job-grade';
import type { WorkMember } from '@danji/contracts/apts/work-space';
import { Field, Select } from '@danji/ui';

type Grade = WorkMember['job_grade'];
// The default is read as none everywhere (`formatJobGrade`).
const OPTIONS = JobGrade.options.map(({ code, label }) => ({ value: String(code), label: code === DEFAULT_JOB_GRADE ? `정하지 않음 (${label})` : label }));

/** Chooses a job grade. */
export const JobGradeField = ({ label = '직급', value, error, onChange }: { label?: string; value: Grade; error?: string | undefined; onChange: (grade: Grade) => void }) => (
  <Field label={label} error={error}>
    <Select value={String(value)} options={OPTIONS} onChange={(code) => onChange(Number(code) as Grade)} />
  </Field>
);
