import { useMutation } from '@danji/api-client';
import { disableSecondFactor, type renewRecoveryCodes } from '@danji/contracts/accounts/second-factor.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Alert, Button, Field, PasswordInput, Stack, Text } from '@danji/ui';
import { useForm } from '../../shared/use-form.ts';
import { OtpField } from '../../shared/otp-field.tsx';

type Change = typeof disableSecondFactor | typeof renewRecoveryCodes;
type Proof = { password: string; otp: string };
type Props<E extends Change> = {
  call: E;
  /** What happens. */
  lead: string;
  submitLabel: string;
  onDone: (response: ResponseOf<E>) => void;
};

/** Changes the second factor, with the password and a code; what was typed stays when one of them is wrong. */
export function ProofForm<E extends Change>({ call, lead, submitLabel, onDone }: Props<E>) {
  const change = useMutation<Change>(call);
  const form = useForm<Proof>({
    initial: { password: '', otp: '' },
    validate: ({ password, otp }) => ({
      ...(password === '' && { password: '비밀번호를 입력해 주세요.' }),
      ...(otp.trim() === '' && { otp: '인증번호를 입력해 주세요.' }),
    }),
    serverErrors: change.fieldErrors,
  });
  const send = async ({ password, otp }: Proof) => {
    const result = await change.trigger({ body: { password, otp: otp.trim() } });
    if (result.ok) onDone(result.data as ResponseOf<E>);
  };
  const isDanger = call.id === disableSecondFactor.id;
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <Text>{lead}</Text>
        <Field label="비밀번호" required error={form.errorOf('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            onChange={(password) => form.set('password', password)}
          />
        </Field>
        <OtpField
          value={form.values.otp}
          error={form.errorOf('otp')}
          onChange={(otp) => form.set('otp', otp)}
          acceptsRecoveryCode={isDanger}
        />
        {change.error && Object.keys(change.error.fields).length === 0 ? (
          <Alert tone="danger">{change.error.title}</Alert>
        ) : null}
        <Button type="submit" size="lg" fullWidth variant={isDanger ? 'danger' : 'solid'} loading={change.isRunning}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
