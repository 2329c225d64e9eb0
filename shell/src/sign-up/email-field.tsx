import { validateBody, useEndpoint } from '@danji/api-client';
import { useFormField, type RecordForm } from '@danji/app-kit/forms';
import { checkEmail } from '@danji/contracts/accounts/signup.endpoints';
import { Field, TextInput } from '@danji/ui';
import { useDebouncedValue } from './use-debounced-value.ts';

type Props = { userType: 1 | 2; form: RecordForm<{ email: string }> };

/** A field for an e-mail address that checks while typing whether the address is available. */
export function EmailField({ userType, form }: Props) {
  const { field, error } = useFormField(form, 'email');
  const { value } = field;
  const email = useDebouncedValue(value.trim());
  const body = { email, user_type: userType };
  const isComplete = email !== '' && validateBody(checkEmail, body)['email'] === undefined;
  const { data } = useEndpoint(checkEmail, isComplete ? { body } : null, { refreshOnFocus: false });
  const isChecked = data !== undefined && email === value.trim();
  const taken =
    isChecked && data.exists ? '이미 가입한 이메일이에요. 로그인하거나 다른 이메일을 입력해 주세요.' : undefined;
  return (
    <Field
      label="이메일"
      required
      error={error ?? taken}
      help={isChecked && !data.exists ? '사용할 수 있는 이메일이에요.' : '로그인할 때 쓰는 이메일이에요.'}
    >
      <TextInput {...field} type="email" autoComplete="email" inputMode="email" autoCapitalize="none" />
    </Field>
  );
}
