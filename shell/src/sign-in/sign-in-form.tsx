import { validateBody, useMutation } from '@danji/api-client';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { clientStorage, useSession, type AccountKind } from '@danji/shell-sdk';
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '@danji/ui';
import { useForm } from '../shared/use-form.ts';
import { ACCOUNT_KINDS } from './account-kinds.ts';

type Credentials = { email: string; password: string };

/** Asks for e-mail address and password. The address is remembered per account kind (SPEC §9); a failure clears nothing. */
export function SignInForm({ kind, onSignedIn }: { kind: AccountKind; onSignedIn: () => void }) {
  const { adopt } = useSession();
  const { trigger, isRunning, error, fieldErrors } = useMutation(signIn);
  const toBody = ({ email, password }: Credentials) => ({
    email: email.trim(),
    password,
    user_type: ACCOUNT_KINDS[kind].userType,
  });
  const { values, set, errorOf, markTouched, submit } = useForm<Credentials>({
    initial: { email: clientStorage.email(kind).get() ?? '', password: '' },
    validate: (credentials) => validateBody(signIn, toBody(credentials)),
    serverErrors: fieldErrors,
  });

  const enter = async (credentials: Credentials) => {
    const result = await trigger({ body: toBody(credentials) });
    if (!result.ok) return;
    clientStorage.email(kind).set(credentials.email.trim());
    adopt(result.data);
    onSignedIn();
  };
  return (
    <form noValidate method="post" onSubmit={submit(enter)}>
      <Stack gap={4}>
        <Field label="이메일" error={errorOf('email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            value={values.email}
            onChange={(email) => set('email', email)}
            onBlur={() => {
              if (values.email) markTouched('email');
            }}
          />
        </Field>
        <Field label="비밀번호" error={errorOf('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(password) => set('password', password)}
          />
        </Field>
        {error && Object.keys(error.fields).length === 0 ? <Alert tone="danger">{error.title}</Alert> : null}
        <Button type="submit" size="lg" fullWidth loading={isRunning} loadingLabel="로그인하는 중">
          로그인
        </Button>
      </Stack>
    </form>
  );
}
