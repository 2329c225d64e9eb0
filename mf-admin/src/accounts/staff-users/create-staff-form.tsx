import { Form, FormActions, FormField, useRecordForm, type FieldErrors } from '@danji/app-kit/forms';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { PASSWORD_HELP, validatePassword } from '@danji/contracts/rules/password';
import { saveStaff } from '@danji/contracts/accounts/staff-users.endpoints';
import { useToast } from '@danji/shell-sdk';
import { PasswordInput, TextInput } from '@danji/ui';
import { StaffTypeField, type StaffTypeCode } from './staff-type-field.tsx';

type Values = { email: string; name: string; password: string; staff_type: StaffTypeCode };
const BLANK: Values = { email: '', name: '', password: '', staff_type: StaffType.STAFF };

function validateStaff({ email, name, password }: Values): FieldErrors<Values> {
  const passwordError = validatePassword(password, 'operator');
  return {
    ...(email.trim() === '' && { email: '이메일을 입력해 주세요.' }),
    ...(name.trim() === '' && { name: '이름을 입력해 주세요.' }),
    ...(passwordError && { password: passwordError }),
  };
}

/** Creates an operator with an initial password. */
export function CreateStaffForm({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: saveStaff,
    initial: BLANK,
    toInput: ({ email, name, ...rest }) => ({ body: { ...rest, email: email.trim(), name: name.trim() } }),
    validate: validateStaff,
    onSaved: ({ name }) => {
      toast({ title: `${name} 님을 운영자로 등록했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="email" label="이메일" required>
        {(field) => <TextInput {...field} type="email" autoComplete="off" maxLength={100} data-autofocus />}
      </FormField>
      <FormField form={form} name="name" label="이름" required>
        {(field) => <TextInput {...field} autoComplete="off" maxLength={50} />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label="첫 비밀번호"
        required
        help={`${PASSWORD_HELP.operator} 본인이 로그인한 뒤 바꾸도록 알려 주세요.`}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" maxLength={100} />}
      </FormField>
      <StaffTypeField form={form} />
      <FormActions form={form} submitLabel="등록" onCancel={onDone} />
    </Form>
  );
}
