import { validateBody, useMutation } from '@danji/api-client';
import { validatePassword } from '@danji/contracts/rules/password';
import { findPassword, resetPassword } from '@danji/contracts/accounts/signup.endpoints';
import { Alert, Button, Field, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { PhoneVerification, type VerifiedTel } from '../shared/phone-verification.tsx';
import { useForm, type FieldErrors } from '../shared/use-form.ts';

type AccountDetails = { email: string; name: string; tel: string };

/** Looks for the account of the typed name, e-mail address and verified phone; `onAccountFound` gets them when there is one. */
function useAccountSearch(userType: 1 | 2, onAccountFound: (details: AccountDetails) => void) {
  const search = useMutation(findPassword);
  const [verified, setVerified] = useState<VerifiedTel>();
  const toBody = ({ email, name }: AccountDetails) => ({
    email: email.trim(),
    name: name.trim(),
    tel: verified?.tel ?? '',
    user_type: userType,
  });
  const form = useForm<AccountDetails>({
    initial: { email: '', name: '', tel: '' },
    validate: (details) => ({
      ...validateBody(findPassword, toBody(details)),
      ...(!verified && { tel: '휴대폰 인증을 먼저 해주세요.' }),
    }),
    serverErrors: search.fieldErrors,
  });
  const send = async (details: AccountDetails) => {
    const result = await search.trigger({ body: toBody(details) });
    if (result.ok && verified)
      onAccountFound({ email: details.email.trim(), name: details.name.trim(), tel: verified.tel });
  };
  return { search, form, send, verified, setVerified };
}

/** Asks for the name, the e-mail address and the phone of the account whose password is forgotten. */
export function AccountDetailsForm({
  userType,
  onAccountFound,
}: {
  userType: 1 | 2;
  onAccountFound: (details: AccountDetails) => void;
}) {
  const { search, form, send, verified, setVerified } = useAccountSearch(userType, onAccountFound);
  const { values, set, errorOf, markTouched } = form;
  return (
    <form noValidate method="post" onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <Field label="이메일" required error={errorOf('email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            value={values.email}
            onChange={(text) => set('email', text)}
            onBlur={() => {
              if (values.email) markTouched('email');
            }}
          />
        </Field>
        <Field label="이름" required error={errorOf('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            value={values.name}
            onChange={(text) => set('name', text)}
            onBlur={() => {
              if (values.name) markTouched('name');
            }}
          />
        </Field>
        <PhoneVerification
          purpose="find_password"
          tel={values.tel}
          onTelChange={(tel) => set('tel', tel)}
          verified={verified}
          onVerified={setVerified}
          errorMessage={errorOf('tel')}
        />
        {search.error && Object.keys(search.error.fields).length === 0 ? (
          <Alert tone="danger">{search.error.title}</Alert>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={search.isRunning}>
          다음
        </Button>
      </Stack>
    </form>
  );
}

type NewPasswordProps = {
  userType: 1 | 2;
  details: AccountDetails;
  onDone: () => void;
  onVerificationExpired: () => void;
};

/** Sets the new password of an account whose phone was verified; when the verification has expired, it starts again. */
export function NewPasswordForm({ userType, details, onDone, onVerificationExpired }: NewPasswordProps) {
  const reset = useMutation(resetPassword);
  const form = useForm({
    initial: { password: '', again: '' },
    validate: ({ password, again }): FieldErrors<{ password: string; again: string }> => {
      const errorMessage = validatePassword(password);
      return {
        ...(errorMessage && { password: errorMessage }),
        ...(password !== again && { again: '비밀번호가 서로 달라요.' }),
      };
    },
    serverErrors: reset.fieldErrors,
  });
  const send = async ({ password }: { password: string }) => {
    const result = await reset.trigger({ body: { ...details, user_type: userType, password } });
    if (result.ok) onDone();
  };
  return (
    <form noValidate method="post" onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <NewPasswordFields
          label="새 비밀번호"
          values={form.values}
          onChange={form.set}
          onTouched={form.markTouched}
          errorOf={form.errorOf}
        />
        {reset.error && !reset.fieldErrors['password'] ? (
          <Alert
            tone="danger"
            action={
              reset.error.code === 'verification_required' ? (
                <Button size="sm" variant="outline" onClick={onVerificationExpired}>
                  다시 인증하기
                </Button>
              ) : undefined
            }
          >
            {Object.values(reset.fieldErrors)[0] ?? reset.error.title}
          </Alert>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={reset.isRunning}>
          비밀번호 바꾸기
        </Button>
      </Stack>
    </form>
  );
}
