import { useMutation } from '@danji/api-client';
import { validatePassword } from '@danji/contracts/rules/password';
import { changePassword } from '@danji/contracts/accounts/profile.endpoints';
import { useModal, useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, Field, PasswordInput, Stack } from '@danji/ui';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { useForm, type FieldErrors } from '../shared/use-form.ts';
import { Section } from './section.tsx';

type Values = { current_password: string; password: string; again: string };

function PasswordForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const toast = useToast();
  const change = useMutation(changePassword);
  const form = useForm<Values>({
    initial: { current_password: '', password: '', again: '' },
    validate: ({ current_password, password, again }): FieldErrors<Values> => {
      const errorMessage = validatePassword(password);
      return {
        ...(hasPassword && current_password === '' && { current_password: '지금 비밀번호를 입력해 주세요.' }),
        ...(errorMessage && { password: errorMessage }),
        ...(password !== again && { again: '비밀번호가 서로 달라요.' }),
      };
    },
    serverErrors: change.fieldErrors,
  });
  const { values, set, errorOf, markTouched } = form;
  const send = async ({ current_password, password }: Values) => {
    const result = await change.trigger({ body: { password, ...(hasPassword && { current_password }) } });
    if (!result.ok) return;
    toast({ title: '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.', tone: 'success' });
    onDone();
  };
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={4}>
        {hasPassword ? (
          <Field label="지금 비밀번호" required error={errorOf('current_password')}>
            <PasswordInput
              name="current_password"
              autoComplete="current-password"
              value={values.current_password}
              onChange={(text) => set('current_password', text)}
            />
          </Field>
        ) : null}
        <NewPasswordFields
          label="새 비밀번호"
          values={values}
          onChange={set}
          onTouched={markTouched}
          errorOf={errorOf}
        />
        {change.error && Object.keys(change.error.fields).length === 0 ? (
          <Alert tone="danger">{change.error.title}</Alert>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={change.isRunning}>
          비밀번호 변경
        </Button>
      </Stack>
    </form>
  );
}

/** Changes the password, or sets the first one of an account that signs in with Kakao. */
export function PasswordSection() {
  const { user } = useSession();
  const modal = useModal();
  const hasPassword = user?.sign_in_ways.includes('email') ?? true;
  const label = hasPassword ? '비밀번호 변경' : '비밀번호 설정';
  const open = () =>
    void modal.open((close) => <PasswordForm hasPassword={hasPassword} onDone={close} />, {
      title: label,
      directClose: false,
      size: 'sm',
    });
  const lead = hasPassword
    ? '주기적으로 바꾸면 더 안전해요.'
    : '카카오 계정으로 로그인하고 있어요. 비밀번호를 정하면 이메일로도 로그인할 수 있어요.';
  return (
    <Section
      title="비밀번호"
      lead={lead}
      action={
        <Button size="sm" variant="outline" onClick={open}>
          {label}
        </Button>
      }
    />
  );
}
