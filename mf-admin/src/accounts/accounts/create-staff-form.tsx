import { useMutation } from '@danji/api-client';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { PASSWORD_HELP, validatePassword } from '@danji/contracts/rules/password';
import { saveStaff } from '@danji/contracts/accounts/staff-users.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Field, PasswordInput, Stack, TextInput, useFieldErrors } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormActions } from '../../shared/form-actions.tsx';
import { StaffTypeField, type StaffTypeCode } from './staff-type-field.tsx';

const BLANK = { email: '', name: '', password: '' };
const FIELDS = ['email', 'name', 'password', 'staff_type'];

type StaffErrors = Partial<Record<keyof typeof BLANK | 'staff_type', string>>;

function validateStaff({ email, name, password }: typeof BLANK): StaffErrors {
  const passwordError = validatePassword(password, 'operator');
  return {
    ...(email.trim() === '' && { email: '이메일을 입력해 주세요.' }),
    ...(name.trim() === '' && { name: '이름을 입력해 주세요.' }),
    ...(passwordError && { password: passwordError }),
  };
}

function useStaffForm(onDone: () => void) {
  const [values, setValues] = useState(BLANK);
  const [staffType, changeStaffType] = useState<StaffTypeCode>(StaffType.STAFF);
  const { fieldErrors, form, show, forget } = useFieldErrors<StaffErrors>();
  const create = useMutation(saveStaff);
  const toast = useToast();

  const set = (name: keyof typeof BLANK) => (text: string) => {
    setValues({ ...values, [name]: text });
    forget([name]);
  };
  const setStaffType = (next: StaffTypeCode): void => {
    changeStaffType(next);
    forget(['staff_type']);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(validateStaff(values))) return;
    const outcome = await create.trigger({
      body: { email: values.email.trim(), name: values.name.trim(), password: values.password, staff_type: staffType },
    });
    if (!outcome.ok) return void show(outcome.error.fields);
    toast({ title: `${outcome.data.name} 님을 운영자로 등록했어요`, tone: 'success' });
    onDone();
  };
  return { values, set, staffType, setStaffType, fieldErrors, form, submit, create };
}

/** Creates an operator with an initial password. */
export function CreateStaffForm({ onDone }: { onDone: () => void }) {
  const { values, set, staffType, setStaffType, fieldErrors, form, submit, create } = useStaffForm(onDone);
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Field label="이메일" required error={fieldErrors.email}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={100}
            value={values.email}
            onChange={set('email')}
            data-autofocus
          />
        </Field>
        <Field label="이름" required error={fieldErrors.name}>
          <TextInput autoComplete="off" maxLength={50} value={values.name} onChange={set('name')} />
        </Field>
        <Field
          label="첫 비밀번호"
          required
          help={`${PASSWORD_HELP.operator} 본인이 로그인한 뒤 바꾸도록 알려 주세요.`}
          error={fieldErrors.password}
        >
          <PasswordInput
            autoComplete="new-password"
            maxLength={100}
            value={values.password}
            onChange={set('password')}
          />
        </Field>
        <StaffTypeField value={staffType} onChange={setStaffType} error={fieldErrors.staff_type} />
        <FormActions
          submitLabel="등록"
          isRunning={create.isRunning}
          error={create.error}
          fields={FIELDS}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
