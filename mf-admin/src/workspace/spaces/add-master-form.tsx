import { useMutation } from '@danji/api-client';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { createWorkMember, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useToast } from '@danji/shell-sdk';
import { TextInput } from '@danji/ui';

/** Adds a general user to a work space without a master, and makes the user its master. */
export function AddMasterForm({ space, onDone }: { space: WorkSpace; onDone: () => void }) {
  const { trigger: updateMaster } = useMutation(updateWorkSpace);
  const toast = useToast();
  const form = useRecordForm({
    call: createWorkMember,
    initial: { email: '' },
    toInput: ({ email }) => ({
      body: { space_id: space.id, email: email.trim(), edit_state_type: EditState.DONE },
    }),
    validate: ({ email }) => ({ ...(email.trim() === '' && { email: '이메일을 입력해 주세요.' }) }),
    onSaved: async ({ user }) => {
      if (user.id === null) return undefined;
      const outcome = await updateMaster({ params: { id: space.id }, body: { master_user_id: user.id } });
      if (!outcome.ok) return outcome.error;
      toast({ title: `${user.name} 님이 대표 관리자가 되었어요`, tone: 'success' });
      return onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="email" label="일반회원의 이메일" required>
        {(field) => <TextInput {...field} type="email" maxLength={100} autoComplete="off" data-autofocus />}
      </FormField>
      <FormActions form={form} submitLabel="관리자로 넣기" onCancel={onDone} />
    </Form>
  );
}
