import { PASSWORD_HELP, type PasswordHolder } from '@danji/contracts/rules/password';
import { Field, PasswordInput, Stack } from '@danji/ui';

type Values = { password: string; again: string };
type Props = {
  values: Values;
  onChange: (name: keyof Values, value: string) => void;
  onTouched: (name: keyof Values) => void;
  errorOf: (name: keyof Values) => string | undefined;
  label?: string;
  holder?: PasswordHolder;
};

/** A new password, typed twice, with its rule beside it (SPEC §5). */
export function NewPasswordFields({
  values,
  onChange,
  onTouched,
  errorOf,
  label = '비밀번호',
  holder = 'member',
}: Props) {
  return (
    <Stack gap={4}>
      <Field label={label} required error={errorOf('password')} help={PASSWORD_HELP[holder]}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={(value) => onChange('password', value)}
          onBlur={() => {
            if (values.password) onTouched('password');
          }}
        />
      </Field>
      <Field label={`${label} 확인`} required error={errorOf('again')}>
        <PasswordInput
          name="again"
          autoComplete="new-password"
          value={values.again}
          onChange={(value) => onChange('again', value)}
          onBlur={() => {
            if (values.again) onTouched('again');
          }}
        />
      </Field>
    </Stack>
  );
}
