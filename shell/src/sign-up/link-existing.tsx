import { Form, FormFailure, FormField, useFormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { linkKakaoToExisting } from '@danji/contracts/accounts/kakao-link.endpoints';
import { useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, PasswordInput, RadioGroup, TextInput } from '@danji/ui';
import { PhoneVerification, type VerifiedTel } from '@danji/app-kit/phone-verification';
import type { SignUp } from './use-sign-up.ts';

type Values = { email: string; way: 'password' | 'tel'; password: string; tel: string; verified: VerifiedTel | null };

const WAYS = [
  { value: 'password', label: '비밀번호' },
  { value: 'tel', label: '문자 인증' },
];
const FOUND = {
  email: '카카오에 등록한 이메일로 가입한 계정이 있어요.',
  tel: '카카오에 등록한 휴대폰 번호로 가입한 계정이 있어요.',
};

/** The form that proves the account; the page leads on when the session is adopted. */
function useLinkForm(flow: SignUp) {
  const { adopt } = useSession();
  const toast = useToast();
  const { existing, email, tel } = flow.value;
  const form = useRecordForm<Values, typeof linkKakaoToExisting>({
    call: linkKakaoToExisting,
    initial: { email: existing?.by === 'tel' ? '' : email, way: 'password', password: '', tel, verified: null },
    toInput: (values) => ({
      body: {
        email: values.email.trim(),
        ...(values.way === 'password' ? { password: values.password } : { tel: values.verified?.tel ?? '' }),
      },
    }),
    validate: ({ way, password, verified }) => ({
      ...(way === 'password' && password === '' && { password: '비밀번호를 입력해 주세요.' }),
      ...(way === 'tel' && !verified && { verified: '휴대폰 인증을 먼저 해 주세요.' }),
    }),
    wireNames: { verified: 'tel' },
    onRefused: ({ code }) => {
      if (code === 'verification_required') form.change({ verified: null });
    },
    onSaved: (session) => {
      flow.clear();
      toast({ title: '카카오를 연결했어요. 이제 카카오로도 로그인할 수 있어요.', tone: 'success' });
      adopt(session);
    },
  });
  return form;
}

function Proof({ form }: { form: ReturnType<typeof useLinkForm> }) {
  const { way, tel, verified } = useFormValues(form);
  const { error } = useFormField(form, 'verified');
  if (way === 'password')
    return (
      <FormField form={form} name="password" label="비밀번호" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    );
  return (
    <PhoneVerification
      purpose="confirm_owner"
      tel={tel}
      onTelChange={(typed) => form.change({ tel: typed })}
      verified={verified ?? undefined}
      onVerified={(proof) => form.change({ verified: proof ?? null })}
      errorMessage={error}
    />
  );
}

/** Links Kakao to the account that its person has already, instead of making another one. */
export function LinkExisting({ flow }: { flow: SignUp }) {
  const form = useLinkForm(flow);
  const { existing } = flow.value;
  return (
    <Form form={form}>
      {existing ? (
        <Alert tone="brand" announce={false} title={FOUND[existing.by]}>
          {`${existing.email} 계정에 연결하면 카카오로도 로그인할 수 있어요.`}
        </Alert>
      ) : null}
      <FormField form={form} name="email" label="가입한 이메일" required>
        {(field) => (
          <TextInput {...field} type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
        )}
      </FormField>
      <FormField form={form} name="way" label="본인 확인" group required>
        {({ value, onChange }) => (
          <RadioGroup boxed value={value} options={WAYS} onChange={(way) => onChange(way as Values['way'])} />
        )}
      </FormField>
      <Proof form={form} />
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        카카오 연결
      </Button>
      <Button variant="ghost" fullWidth onClick={() => flow.setValue((typed) => ({ ...typed, is_linking: false }))}>
        연결하지 않고 새로 가입하기
      </Button>
    </Form>
  );
}
