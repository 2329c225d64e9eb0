import { Form, FormFailure, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { validatePassword } from '@danji/contracts/rules/password';
import { findPassword, resetPassword } from '@danji/contracts/accounts/signup.endpoints';
import type { Draft } from '@danji/shell-sdk';
import { Button, TextInput } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { BLANK_TEL, validateTel, VerifiedTelField, type TelValues } from '@danji/app-kit/phone-verification';

type AccountDetails = { email: string; name: string; tel: string };
type Values = TelValues & { email: string; name: string };

const toDetails = ({ email, name, verified }: Values): AccountDetails => ({
  email: email.trim(),
  name: name.trim(),
  tel: verified?.tel ?? '',
});

export type AccountDetailsDraft = Values;
export const BLANK_DETAILS: Values = { ...BLANK_TEL, email: '', name: '' };

type AccountDetailsProps = {
  userType: 1 | 2;
  draft: Pick<Draft<Values>, 'value' | 'setValue'>;
  onAccountFound: (details: AccountDetails) => void;
};

/**
 * Asks for the name, the e-mail address and the verified phone of the account whose password is forgotten;
 * `onAccountFound` gets them when there is one.
 */
export function AccountDetailsForm({ userType, draft, onAccountFound }: AccountDetailsProps) {
  const form = useRecordForm({
    call: findPassword,
    initial: draft.value,
    toInput: (values) => ({ body: { ...toDetails(values), user_type: userType } }),
    validate: validateTel,
    onSaved: (_, values) => onAccountFound(toDetails(values)),
  });
  const values = useFormValues(form);
  // The draft outlives this step: the proof of the phone is used up only by the new password.
  const keep = useEffectEvent(draft.setValue);
  useEffect(() => keep(values), [values]);
  return (
    <Form form={form}>
      <FormField form={form} name="email" label="이메일" required>
        {(field) => <TextInput {...field} type="email" autoComplete="username" autoCapitalize="none" />}
      </FormField>
      <FormField form={form} name="name" label="이름" required>
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      <VerifiedTelField form={form} purpose="find_password" />
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        다음
      </Button>
    </Form>
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
  const form = useRecordForm({
    call: resetPassword,
    initial: { password: '', again: '' },
    toInput: ({ password }) => ({ body: { ...details, user_type: userType, password } }),
    validate: ({ password, again }) => {
      const errorMessage = validatePassword(password);
      return {
        ...(errorMessage && { password: errorMessage }),
        ...(password !== again && { again: '비밀번호가 서로 달라요.' }),
      };
    },
    onSaved: onDone,
  });
  return (
    <Form form={form}>
      <NewPasswordFields label="새 비밀번호" form={form} />
      <FormFailure
        form={form}
        action={
          form.failure?.error.code === 'verification_required' ? (
            <Button size="sm" variant="outline" onClick={onVerificationExpired}>
              다시 인증하기
            </Button>
          ) : undefined
        }
      />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        비밀번호 바꾸기
      </Button>
    </Form>
  );
}
