import { request, toApiError } from '@danji/api-client';
import { checkTel } from '@danji/contracts/accounts/signup.endpoints';
import { Button, Stack, useErrorFocus } from '@danji/ui';
import { useRef, useState } from 'react';
import { PhoneVerification, type VerifiedTel } from '@danji/app-kit/phone-verification';

type Props = {
  userType: 1 | 2;
  tel: string;
  onTelChange: (tel: string) => void;
  verified: VerifiedTel | undefined;
  onVerified: (verified: VerifiedTel | undefined) => void;
  /** Whether the server has refused the proof: it has expired, or was used already. */
  isRefused: boolean;
  onNext: () => void;
};

/** Verifies the phone number by a code; a number that already has an account is refused before a code is sent. */
export function PhoneStep({ userType, onNext, verified, isRefused, ...rest }: Props) {
  const [wasTried, setWasTried] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const focusFirstError = useErrorFocus();
  const validateTelOnServer = async (tel: string): Promise<string | undefined> => {
    try {
      const { exists } = await request(checkTel, { body: { tel, user_type: userType } });
      return exists ? '이미 가입한 번호예요. 로그인하거나 이메일 찾기를 이용해 주세요.' : undefined;
    } catch (error) {
      const { fields, title } = toApiError(error);
      return fields['tel'] ?? title;
    }
  };
  const needed = wasTried ? '휴대폰 인증을 먼저 해 주세요.' : undefined;
  const missing = isRefused ? '휴대폰 인증을 다시 해 주세요.' : needed;
  const next = () => {
    setWasTried(true);
    if (verified) onNext();
    else focusFirstError(step.current);
  };
  return (
    <Stack ref={step} gap={6}>
      <PhoneVerification
        purpose="signup"
        verified={verified}
        validateTelOnServer={validateTelOnServer}
        errorMessage={verified ? undefined : missing}
        {...rest}
      />
      <Button size="lg" fullWidth onClick={next}>
        다음
      </Button>
    </Stack>
  );
}
