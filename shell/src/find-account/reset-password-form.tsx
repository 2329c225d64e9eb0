import { findBodyFaults, useMutation } from '@danji/api-client';
import { findPasswordFault } from '@danji/contracts/rules/password';
import { findPassword, resetPassword } from '@danji/contracts/users/signup.endpoints';
import { Alert, Button, Field, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { PhoneVerification, type VerifiedTel } from '../shared/phone-verification.tsx';
import { useForm, type FieldFaults } from '../shared/use-form.ts';

type Facts = { email: string; name: string; tel: string };

/** Looks for the account of the typed name, e-mail address and verified phone; `onProven` gets them when there is one. */
function useAccountSearch(userType: 1 | 2, onProven: (facts: Facts) => void) {
  const search = useMutation(findPassword, { refreshes: [] });
  const [verified, setVerified] = useState<VerifiedTel>();
  const toBody = ({ email, name }: Facts) => ({
    email: email.trim(),
    name: name.trim(),
    tel: verified?.tel ?? '',
    user_type: userType,
  });
  const form = useForm<Facts>({
    initial: { email: '', name: '', tel: '' },
    findFaults: (facts) => ({
      ...findBodyFaults(findPassword, toBody(facts)),
      ...(!verified && { tel: '휴대폰 인증을 먼저 해주세요.' }),
    }),
    serverFaults: search.fieldErrors,
  });
  const send = async (facts: Facts) => {
    const outcome = await search.run({ body: toBody(facts) });
    if (outcome.ok && verified) onProven({ email: facts.email.trim(), name: facts.name.trim(), tel: verified.tel });
  };
  return { search, form, send, verified, setVerified };
}

/** Asks for the name, the e-mail address and the phone of the account whose password is forgotten. */
export function AccountFactsForm({ userType, onProven }: { userType: 1 | 2; onProven: (facts: Facts) => void }) {
  const { search, form, send, verified, setVerified } = useAccountSearch(userType, onProven);
  const { values, set, faultOf, leave } = form;
  return (
    <form noValidate method="post" onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <Field label="이메일" required error={faultOf('email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            value={values.email}
            onChange={(text) => set('email', text)}
            onBlur={() => {
              if (values.email) leave('email');
            }}
          />
        </Field>
        <Field label="이름" required error={faultOf('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            value={values.name}
            onChange={(text) => set('name', text)}
            onBlur={() => {
              if (values.name) leave('name');
            }}
          />
        </Field>
        <PhoneVerification
          purpose="find_password"
          tel={values.tel}
          onTelChange={(tel) => set('tel', tel)}
          verified={verified}
          onVerified={setVerified}
          fault={faultOf('tel')}
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

type NewPasswordProps = { userType: 1 | 2; facts: Facts; onDone: () => void; onUnproven: () => void };

/** Sets the new password of an account whose phone was verified; when the verification has expired, it starts again. */
export function NewPasswordForm({ userType, facts, onDone, onUnproven }: NewPasswordProps) {
  const reset = useMutation(resetPassword, { refreshes: [] });
  const form = useForm({
    initial: { password: '', again: '' },
    findFaults: ({ password, again }): FieldFaults<{ password: string; again: string }> => {
      const fault = findPasswordFault(password);
      return { ...(fault && { password: fault }), ...(password !== again && { again: '비밀번호가 서로 달라요.' }) };
    },
    serverFaults: reset.fieldErrors,
  });
  const send = async ({ password }: { password: string }) => {
    const outcome = await reset.run({ body: { ...facts, user_type: userType, password } });
    if (outcome.ok) onDone();
  };
  return (
    <form noValidate method="post" onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <NewPasswordFields
          label="새 비밀번호"
          values={form.values}
          onChange={form.set}
          onLeave={form.leave}
          faultOf={form.faultOf}
        />
        {reset.error && !reset.fieldErrors['password'] ? (
          <Alert
            tone="danger"
            action={
              reset.error.code === 'verification_required' ? (
                <Button size="sm" variant="outline" onClick={onUnproven}>
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
