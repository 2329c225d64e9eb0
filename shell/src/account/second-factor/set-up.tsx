import { useMutation } from '@danji/api-client';
import { enableSecondFactor, startSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Alert, Button, Field, Flex, PasswordInput, QrCode, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { useForm } from '../../shared/use-form.ts';
import { OtpField } from '../../shared/otp-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Started = ResponseOf<typeof startSecondFactor>;

/** The first step: the own password. */
function PasswordStep({ onStarted }: { onStarted: (started: Started) => void }) {
  const start = useMutation(startSecondFactor);
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password === '' ? { password: '비밀번호를 입력해 주세요.' } : {}),
    serverErrors: start.fieldErrors,
  });
  const send = async ({ password }: { password: string }) => {
    const result = await start.trigger({ body: { password } });
    if (result.ok) onStarted(result.data);
  };
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <Text>
          로그인할 때 비밀번호와 함께 휴대폰 인증 앱의 번호를 입력해요. Google Authenticator, Microsoft Authenticator
          같은 앱을 휴대폰에 설치해 주세요.
        </Text>
        <Field label="비밀번호" required error={form.errorOf('password')} help="본인인지 확인할게요.">
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            onChange={(password) => form.set('password', password)}
          />
        </Field>
        {start.error && !start.fieldErrors['password'] ? <Alert tone="danger">{start.error.title}</Alert> : null}
        <Button type="submit" size="lg" fullWidth loading={start.isRunning}>
          다음
        </Button>
      </Stack>
    </form>
  );
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The second step: the app reads the secret and shows its first code. */
function AppStep({ started, onEnabled }: { started: Started; onEnabled: (codes: string[]) => void }) {
  const enable = useMutation(enableSecondFactor);
  const form = useForm({
    initial: { otp: '' },
    validate: ({ otp }) => (otp.trim() === '' ? { otp: '인증번호를 입력해 주세요.' } : {}),
    serverErrors: enable.fieldErrors,
  });
  const send = async ({ otp }: { otp: string }) => {
    const result = await enable.trigger({ body: { otp: otp.trim() } });
    if (result.ok) onEnabled(result.data.recovery_codes);
  };
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={5}>
        <Text>인증 앱에서 계정 추가를 누르고 이 QR 코드를 찍어 주세요.</Text>
        <Flex css={{ gap: 4, flexWrap: 'wrap', alignItems: 'center' }}>
          <QrCode value={started.secret_uri} label="인증 앱에 등록하는 QR 코드" />
          <Stack gap={1} css={{ flex: '1 1 12rem', minWidth: 0 }}>
            <Text size="sm" tone="muted">
              찍을 수 없으면 앱에 이 설정 키를 입력해 주세요.
            </Text>
            <Text css={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{inGroups(started.secret)}</Text>
          </Stack>
        </Flex>
        <OtpField value={form.values.otp} error={form.errorOf('otp')} onChange={(otp) => form.set('otp', otp)} />
        {enable.error && !enable.fieldErrors['otp'] ? <Alert tone="danger">{enable.error.title}</Alert> : null}
        <Button type="submit" size="lg" fullWidth loading={enable.isRunning}>
          2단계 인증 켜기
        </Button>
      </Stack>
    </form>
  );
}

/** Sets up the second factor: password, authenticator app, recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return started ? <AppStep started={started} onEnabled={setCodes} /> : <PasswordStep onStarted={setStarted} />;
}
