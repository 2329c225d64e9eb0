import { validateBody, useMutation } from '@danji/api-client';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { clientStorage, useSession, type AccountKind } from '@danji/shell-sdk';
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { OtpField } from '../shared/otp-field.tsx';
import { useForm } from '../shared/use-form.ts';
import { ACCOUNT_KINDS } from './account-kinds.ts';

type Credentials = { email: string; password: string; otp: string };

function useSignIn(kind: AccountKind, onSignedIn: () => void) {
  const { adopt } = useSession();
  const { trigger, isRunning, error, fieldErrors } = useMutation(signIn);
  // The account that was found to have a second factor.
  const [asked, setAsked] = useState<string>();
  const toBody = ({ email, password, otp }: Credentials) => ({
    email: email.trim(),
    password,
    user_type: ACCOUNT_KINDS[kind].userType,
    ...(asked === email && { otp: otp.trim() }),
  });
  // The server says that the code is missing: the first submit, before the field was there, is no reason to say so.
  const withoutOtp = (credentials: Credentials) => ({ ...toBody(credentials), otp: undefined });
  const form = useForm<Credentials>({
    initial: { email: clientStorage.email(kind).get() ?? '', password: '', otp: '' },
    validate: (credentials) => validateBody(signIn, withoutOtp(credentials)),
    serverErrors: fieldErrors,
  });

  const send = async (credentials: Credentials) => {
    const result = await trigger({ body: toBody(credentials) });
    if (!result.ok) {
      if (result.error.code === 'second_factor_required') setAsked(credentials.email);
      return;
    }
    clientStorage.email(kind).set(credentials.email.trim());
    adopt(result.data);
    onSignedIn();
  };
  return { form, send, isRunning, error, needsOtp: asked !== undefined && asked === form.values.email };
}

/** Asks for e-mail address and password, and for the code of a second factor where the account has one. The address is remembered per account kind (SPEC §9); a failure clears nothing. */
export function SignInForm({ kind, onSignedIn }: { kind: AccountKind; onSignedIn: () => void }) {
  const { form, send, isRunning, error, needsOtp } = useSignIn(kind, onSignedIn);
  const { values, set, errorOf, markTouched, submit } = form;
  return (
    <form noValidate method="post" onSubmit={submit(send)}>
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
        {needsOtp ? (
          <OtpField value={values.otp} error={errorOf('otp')} onChange={(otp) => set('otp', otp)} acceptsRecoveryCode />
        ) : null}
        {error && error.code !== 'second_factor_required' && Object.keys(error.fields).length === 0 ? (
          <Alert tone="danger">{error.title}</Alert>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={isRunning} loadingLabel="로그인하는 중">
          로그인
        </Button>
      </Stack>
    </form>
  );
}
