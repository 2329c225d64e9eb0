import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { useToast } from '@danji/shell-sdk';
import { JobGradeField } from '../shared/job-grade-field.tsx';

/** Changes the job grade of a member. */
export function GradeForm({ member: { id, job_grade }, onDone }: { member: WorkMember; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateWorkMember,
    initial: { job_grade },
    toInput: (body) => ({ params: { id }, body }),
    onSaved: () => {
      toast({ title: '직급을 바꿨어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <JobGradeField form={form} />
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
