import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import { enableSecondFactor, startSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Button, Flex, PasswordInput, QrCode, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { OtpField } from '../../shared/otp-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Started = ResponseOf<typeof startSecondFactor>;

/** The first step: the own password. */
function PasswordStep({ onStarted }: { onStarted: (started: Started) => void }) {
  const form = useRecordForm({
    call: startSecondFactor,
    initial: { password: '' },
    toInput: (body) => ({ body }),
    validate: ({ password }) => (password === '' ? { password: '비밀번호를 입력해 주세요.' } : {}),
    onSaved: onStarted,
  });
  return (
    <Form form={form}>
      <Text>
        로그인할 때 비밀번호와 함께 휴대폰 인증 앱의 번호를 입력해요. Google Authenticator, Microsoft Authenticator 같은
        앱을 휴대폰에 설치해 주세요.
      </Text>
      <FormField form={form} name="password" label="비밀번호" required help="본인인지 확인할게요.">
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        다음
      </Button>
    </Form>
  );
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The second step: the app reads the secret and shows its first code. */
function AppStep({ started, onEnabled }: { started: Started; onEnabled: (codes: string[]) => void }) {
  const form = useRecordForm({
    call: enableSecondFactor,
    initial: { otp: '' },
    toInput: ({ otp }) => ({ body: { otp: otp.trim() } }),
    validate: ({ otp }) => (otp.trim() === '' ? { otp: '인증번호를 입력해 주세요.' } : {}),
    onSaved: ({ recovery_codes }) => onEnabled(recovery_codes),
  });
  return (
    <Form form={form} gap={5}>
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
      <OtpField form={form} />
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        2단계 인증 켜기
      </Button>
    </Form>
  );
}

/** Sets up the second factor: password, authenticator app, recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return started ? <AppStep started={started} onEnabled={setCodes} /> : <PasswordStep onStarted={setStarted} />;
}
