import { useMutation } from '@danji/api-client';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, Flex, Stack } from '@danji/ui';
import { useState } from 'react';
import { JobGradeField } from '../shared/job-grade-field.tsx';

/** Changes the job grade of a member. */
export function GradeForm({ member, onDone }: { member: WorkMember; onDone: () => void }) {
  const [grade, setGrade] = useState(member.job_grade);
  const toast = useToast();
  const update = useMutation(updateWorkMember);
  const save = async () => {
    const outcome = await update.trigger({ params: { id: member.id }, body: { job_grade: grade } });
    if (!outcome.ok) return;
    toast({ title: '직급을 바꿨어요', tone: 'success' });
    onDone();
  };
  return (
    <Stack gap={4}>
      <JobGradeField value={grade} onChange={setGrade} />
      {update.error ? <Alert tone="danger">{update.error.title}</Alert> : null}
      <Flex justifyContent="flex-end" gap={2}>
        <Button variant="outline" onClick={onDone}>
          취소
        </Button>
        <Button loading={update.isRunning} onClick={() => void save()}>
          저장
        </Button>
      </Flex>
    </Stack>
  );
}
