import { useMutation } from '@danji/api-client';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { saveStaff } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { Stack } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormActions } from '../../shared/form-actions.tsx';
import { StaffTypeField } from './staff-type-field.tsx';

/** Changes the type of an operator, which decides what the operator may do. */
export function ChangeStaffTypeForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [type, setType] = useState(user.staff?.staff_type ?? StaffType.STAFF);
  const save = useMutation(saveStaff);
  const toast = useToast();
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await save.trigger({ body: { user_id: user.id, staff_type: type } });
    if (!outcome.ok) return;
    toast({ title: `${user.name} 님의 종류를 ${StaffType.label(type)}로 바꿨어요`, tone: 'success' });
    onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <StaffTypeField value={type} onChange={setType} error={save.fieldErrors['staff_type']} />
        <FormActions
          submitLabel="저장"
          isRunning={save.isRunning}
          error={save.error}
          fields={['staff_type']}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
