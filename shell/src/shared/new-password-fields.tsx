import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { PASSWORD_HELP, type PasswordHolder } from '@danji/contracts/rules/password';
import { PasswordInput, Stack } from '@danji/ui';

type Props = { form: RecordForm<{ password: string; again: string }>; label?: string; holder?: PasswordHolder };

/** A new password, typed twice, with its rule beside it (SPEC §5). */
export const NewPasswordFields = ({ form, label = '비밀번호', holder = 'member' }: Props) => (
  <Stack gap={4}>
    <FormField form={form} name="password" label={label} required help={PASSWORD_HELP[holder]}>
      {(field) => <PasswordInput {...field} autoComplete="new-password" />}
    </FormField>
    <FormField form={form} name="again" label={`${label} 확인`} required>
      {(field) => <PasswordInput {...field} autoComplete="new-password" />}
    </FormField>
  </Stack>
);
