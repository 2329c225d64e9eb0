import { JOB_GRADE_CHOICES } from '@danji/contracts/codes/job-grade';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { Field, Select } from '@danji/ui';

type Grade = WorkMember['job_grade'];

/** Chooses a job grade. */
export const JobGradeField = ({
  label = '직급',
  value,
  error,
  onChange,
}: {
  label?: string;
  value: Grade;
  error?: string | undefined;
  onChange: (grade: Grade) => void;
}) => (
  <Field label={label} error={error}>
    <Select value={String(value)} options={JOB_GRADE_CHOICES} onChange={(code) => onChange(Number(code) as Grade)} />
  </Field>
);
