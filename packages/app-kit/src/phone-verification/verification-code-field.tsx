import { useMutation } from '@danji/api-client';
import { checkAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { Button, Field, Flex, TextInput } from '@danji/ui';
import { useState } from 'react';
import { formatCountdown, useCountdown } from '../use-countdown.ts';
import { useSingleFieldError } from './use-single-field-error.ts';

export type VerificationPurpose =
  | 'signup'
  | 'find_email'
  | 'find_password'
  | 'change_tel'
  | 'confirm_owner'
  | 'inquiry';

type Props = {
  tel: string;
  purpose: VerificationPurpose;
  /** When the code runs out, ms since the epoch. */
  expires: number;
  onVerified: () => void;
};

const WRONG_CODE = '인증번호가 맞지 않거나 시간이 지났어요. 다시 확인해 주세요.';

/** Checks the form of a code in the browser; the server would only say that it is not the right one. */
function validateCode(code: string): string | undefined {
  if (code === '') return '인증번호를 입력해 주세요.';
  return /^\d{6}$/.test(code) ? undefined : '인증번호는 6자리 숫자예요.';
}

/** Takes the code that was sent by SMS and has the server check it. */
export function VerificationCodeField({ tel, purpose, expires, onVerified }: Props) {
  const check = useMutation(checkAuthCode);
  const left = useCountdown(expires);
  const [code, setCode] = useState('');
  const { errorMessage, showError, holder } = useSingleFieldError();

  const confirm = async (typed: string) => {
    const body = { tel, code: typed, purpose };
    if (showError(validateCode(typed))) return;
    const result = await check.trigger({ body });
    if (!result.ok) {
      showError(result.error.code === 'busy' ? undefined : (result.error.fields['code'] ?? result.error.title));
      return;
    }
    if (result.data) onVerified();
    else showError(WRONG_CODE);
  };
  const help = left > 0 ? `남은 시간 ${formatCountdown(left)}` : '시간이 지났어요. 인증번호를 다시 받아 주세요.';
  return (
    <Field label="인증번호" error={errorMessage} help={help}>
      <Flex ref={holder} css={{ gap: 2 }}>
        <TextInput
          data-autofocus
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          placeholder="6자리 숫자"
          value={code}
          onChange={(typed) => {
            showError(undefined);
            setCode(typed.replace(/\D/g, ''));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              void confirm(code);
            }
          }}
        />
        <Button
          variant="subtle"
          css={{ minHeight: '3rem', flexShrink: 0 }}
          loading={check.isRunning}
          disabled={left === 0}
          onClick={() => void confirm(code)}
        >
          확인
        </Button>
      </Flex>
    </Field>
  );
}
