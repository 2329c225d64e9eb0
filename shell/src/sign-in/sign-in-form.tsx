import { Form, FormFailure, FormField, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { clientStorage, useSession, type AccountKind } from '@danji/shell-sdk';
import { Button, PasswordInput, TextInput } from '@danji/ui';
import { useState } from 'react';
import { OtpField } from '../shared/otp-field.tsx';
import { ACCOUNT_KINDS } from './account-kinds.ts';
import { OtherSignIns } from './other-sign-ins.tsx';

type Credentials = { email: string; password: string; otp: string };

function useSignIn(kind: AccountKind, onSignedIn: () => void) {
  const { adopt } = useSession();
  // The account that was found to have a second factor.
  const [asked, setAsked] = useState<string>();
  const form: RecordForm<Credentials> = useRecordForm({
    call: signIn,
    initial: { email: clientStorage.email(kind).get() ?? '', password: '', otp: '' },
    toInput: ({ email, password, otp }) => ({
      body: {
        email: email.trim(),
        password,
        user_type: ACCOUNT_KINDS[kind].userType,
        ...(asked === email && { otp: otp.trim() }),
      },
    }),
    // The server says that the code is missing: the first submit, before the field was there, is no reason to say so.
    validate: () => ({ otp: undefined }),
    onRefused: ({ code, fields }) => {
      if (code !== 'second_factor_required') return false;
      setAsked(form.getValues().email);
      return Object.keys(fields).length === 0;
    },
    onSaved: (session, { email }) => {
      clientStorage.email(kind).set(email.trim());
      adopt(session);
      onSignedIn();
    },
  });
  const { email } = useFormValues(form);
  return { form, needsOtp: asked !== undefined && asked === email };
}

/**
 * Asks for e-mail address and password, and for the code of a second factor where the account has one. The address is
 * remembered per account kind (SPEC §9); a failure clears nothing.
 */
export function SignInForm({ kind, onSignedIn }: { kind: AccountKind; onSignedIn: () => void }) {
  const { form, needsOtp } = useSignIn(kind, onSignedIn);
  return (
    <Form form={form}>
      <FormField form={form} name="email" label="이메일">
        {(field) => (
          <TextInput {...field} type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
        )}
      </FormField>
      <FormField form={form} name="password" label="비밀번호">
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      {needsOtp ? <OtpField form={form} acceptsRecoveryCode /> : null}
      <FormFailure form={form} />
      {form.failure?.error.code === 'invalid_credentials' ? <OtherSignIns kind={kind} /> : null}
      <Button type="submit" size="lg" fullWidth loading={form.isRunning} loadingLabel="로그인하는 중">
        로그인
      </Button>
    </Form>
  );
}
