import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import { disableSecondFactor, type renewRecoveryCodes } from '@danji/contracts/accounts/second-factor.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Button, PasswordInput, Text } from '@danji/ui';
import { OtpField } from '../../shared/otp-field.tsx';

type Change = typeof disableSecondFactor | typeof renewRecoveryCodes;
type Props<E extends Change> = {
  call: E;
  /** The consequence of the change. */
  lead: string;
  submitLabel: string;
  onDone: (response: ResponseOf<E>) => void;
};

/** Changes the second factor, with the password and a code; what was typed stays when one of them is wrong. */
export function ProofForm<E extends Change>({ call, lead, submitLabel, onDone }: Props<E>) {
  const form = useRecordForm<{ password: string; otp: string }, Change>({
    call,
    initial: { password: '', otp: '' },
    toInput: ({ password, otp }) => ({ body: { password, otp: otp.trim() } }),
    validate: ({ password, otp }) => ({
      ...(password === '' && { password: '비밀번호를 입력해 주세요.' }),
      ...(otp.trim() === '' && { otp: '인증번호를 입력해 주세요.' }),
    }),
    onSaved: (response) => onDone(response as ResponseOf<E>),
  });
  const isDanger = call.id === disableSecondFactor.id;
  return (
    <Form form={form}>
      <Text>{lead}</Text>
      <FormField form={form} name="password" label="비밀번호" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <OtpField form={form} acceptsRecoveryCode={isDanger} />
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth variant={isDanger ? 'danger' : 'solid'} loading={form.isRunning}>
        {submitLabel}
      </Button>
    </Form>
  );
}
