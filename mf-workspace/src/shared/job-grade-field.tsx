import { FormField, toTextBinding, type RecordForm } from '@danji/app-kit/forms';
import { JOB_GRADE_CHOICES } from '@danji/contracts/codes/job-grade';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { Select } from '@danji/ui';

type JobGradeFieldProps = { form: RecordForm<Pick<WorkMember, 'job_grade'>>; label?: string };

/** Chooses a job grade. */
export const JobGradeField = ({ form, label = '직급' }: JobGradeFieldProps) => (
  <FormField form={form} name="job_grade" label={label}>
    {(field) => <Select {...toTextBinding(field)} options={JOB_GRADE_CHOICES} />}
  </FormField>
);
