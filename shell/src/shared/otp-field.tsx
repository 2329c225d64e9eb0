import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { Button, Stack, TextInput } from '@danji/ui';
import { useEffect, useRef, useState } from 'react';

type InputProps = { form: RecordForm<{ otp: string }> };
type Props = InputProps & {
  /** Offers to type a recovery code instead. */
  acceptsRecoveryCode?: boolean;
};

/** An input that has the focus when it appears. */
function CodeInput({ kind, form }: InputProps & { kind: 'otp' | 'recovery_code' }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => holder.current?.querySelector('input')?.focus(), []);
  const isRecovery = kind === 'recovery_code';
  return (
    <div ref={holder}>
      <FormField
        form={form}
        name="otp"
        label={isRecovery ? '복구 코드' : '인증번호'}
        required
        help={isRecovery ? '따로 보관해 둔 코드 하나를 입력해 주세요.' : '인증 앱에 보이는 6자리 숫자를 입력해 주세요.'}
      >
        {(field) => (
          <TextInput
            {...field}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize={isRecovery ? 'characters' : 'none'}
            maxLength={30}
          />
        )}
      </FormField>
    </div>
  );
}

/** Takes the code of the authenticator app, or a recovery code where one is accepted. */
export function OtpField({ form, acceptsRecoveryCode = false }: Props) {
  const [kind, setKind] = useState<'otp' | 'recovery_code'>('otp');
  const isRecovery = kind === 'recovery_code';
  const switchKind = () => {
    form.change({ otp: '' });
    setKind(isRecovery ? 'otp' : 'recovery_code');
  };
  return (
    <Stack gap={1}>
      <CodeInput key={kind} kind={kind} form={form} />
      {acceptsRecoveryCode ? (
        <Button variant="ghost" size="sm" css={{ alignSelf: 'flex-start' }} onClick={switchKind}>
          {isRecovery ? '인증 앱의 번호로 확인하기' : '휴대폰이 없으면 복구 코드로 확인하기'}
        </Button>
      ) : null}
    </Stack>
  );
}
