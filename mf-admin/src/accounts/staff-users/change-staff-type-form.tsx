import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { saveStaff } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { StaffTypeField } from './staff-type-field.tsx';

/** Changes the type of an operator, which decides what the operator may do. */
export function ChangeStaffTypeForm({ user, onDone }: { user: User; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: saveStaff,
    initial: { staff_type: user.staff?.staff_type ?? StaffType.STAFF },
    toInput: ({ staff_type }) => ({ body: { user_id: user.id, staff_type } }),
    onSaved: (_, { staff_type }) => {
      toast({ title: `${user.name} 님의 종류를 ${StaffType.label(staff_type)}로 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <StaffTypeField form={form} />
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
