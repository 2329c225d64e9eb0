import { useMutation } from '@danji/api-client';
import { createWorkMember, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useToast } from '@danji/shell-sdk';
import { Field, Stack, TextInput } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormActions } from '../../shared/form-actions.tsx';

/** Adds a general user to a work space without a master, and makes the user its master. */
export function AddMasterForm({ space, onDone }: { space: WorkSpace; onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const add = useMutation(createWorkMember);
  const updateMaster = useMutation(updateWorkSpace);
  const toast = useToast();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(email.trim() === '');
    if (email.trim() === '') return;
    const added = await add.trigger({
      body: { space_id: space.id, email: email.trim(), edit_state_type: EditState.DONE },
    });
    if (!added.ok) return;
    const { user } = added.data;
    if (user.id === null) return;
    const outcome = await updateMaster.trigger({ params: { id: space.id }, body: { master_user_id: user.id } });
    if (!outcome.ok) return;
    toast({ title: `${user.name} 님이 대표 관리자가 되었어요`, tone: 'success' });
    onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Field
          label="일반회원의 이메일"
          required
          error={isMissing ? '이메일을 입력해 주세요.' : add.fieldErrors['email']}
        >
          <TextInput
            type="email"
            value={email}
            maxLength={100}
            autoComplete="off"
            data-autofocus
            onChange={(next) => {
              setEmail(next);
              setIsMissing(false);
            }}
          />
        </Field>
        <FormActions
          submitLabel="관리자로 넣기"
          isRunning={add.isRunning || updateMaster.isRunning}
          error={add.error ?? updateMaster.error}
          fields={['email']}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
