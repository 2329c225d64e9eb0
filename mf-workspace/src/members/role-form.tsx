import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { SPACE_ROLE_LABELS, type SpaceRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { useToast } from '@danji/shell-sdk';
import { type AssignableRole, RoleField } from './role-field.tsx';

type RoleFormProps = { member: WorkMember; by: SpaceRole | null; onDone: () => void };

/** Changes the role of a member who is not the master. */
export function RoleForm({ member: { id, role, user }, by, onDone }: RoleFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateWorkMember,
    initial: { role: role as AssignableRole },
    toInput: (body) => ({ params: { id }, body }),
    onSaved: (saved) => {
      toast({
        title: `${user.name} 님의 역할을 바꿨어요`,
        description: SPACE_ROLE_LABELS[saved.role],
        tone: 'success',
      });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <RoleField form={form} by={by} />
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
