import { findBodyFaults, useMutation } from '@danji/api-client';
import { signIn } from '@danji/contracts/users/session.endpoints';
import { clientStorage, useSession, type AccountKind } from '@danji/shell-sdk';
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '@danji/ui';
import { useForm } from '../shared/use-form.ts';
import { ACCOUNT_KINDS } from './account-kinds.ts';

type Credentials = { email: string; password: string };

/** Asks for e-mail address and password. The address is remembered per account kind (SPEC §9); a failure clears nothing. */
export function SignInForm({ kind, onSignedIn }: { kind: AccountKind; onSignedIn: () => void }) {
  const { adopt } = useSession();
  const { run, isRunning, error, fieldErrors } = useMutation(signIn, { refreshes: [] });
  const toBody = ({ email, password }: Credentials) => ({
    email: email.trim(),
    password,
    user_type: ACCOUNT_KINDS[kind].userType,
  });
  const { values, set, faultOf, leave, submit } = useForm<Credentials>({
    initial: { email: clientStorage.email(kind).get() ?? '', password: '' },
    findFaults: (credentials) => findBodyFaults(signIn, toBody(credentials)),
    serverFaults: fieldErrors,
  });

  const enter = async (credentials: Credentials) => {
    const outcome = await run({ body: toBody(credentials) });
    if (!outcome.ok) return;
    clientStorage.email(kind).set(credentials.email.trim());
    adopt(outcome.data);
    onSignedIn();
  };
  return (
    <form noValidate method="post" onSubmit={submit(enter)}>
      <Stack gap={4}>
        <Field label="이메일" error={faultOf('email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            value={values.email}
            onChange={(email) => set('email', email)}
            onBlur={() => {
              if (values.email) leave('email');
            }}
          />
        </Field>
        <Field label="비밀번호" error={faultOf('password')}>
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
