import { useMutation } from '@danji/api-client';
import { formatTel } from '@danji/contracts/format/tel';
import { LIMITS } from '@danji/contracts/limits';
import { requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { Button, Field, Flex, HStack, Icon, Stack, TelInput, Text } from '@danji/ui';
import { useState } from 'react';
import { useCountdown } from '../use-countdown.ts';
import { useSingleFieldError } from './use-single-field-error.ts';
import { VerificationCodeField, type VerificationPurpose } from './verification-code-field.tsx';

/** A verified number; its proof is in a cookie of this browser and expires at `until` (ms). */
export type VerifiedTel = { tel: string; until: number };

type Props = {
  purpose: VerificationPurpose;
  tel: string;
  /** Without it the number is fixed. */
  onTelChange?: ((tel: string) => void) | undefined;
  label?: string;
  verified: VerifiedTel | undefined;
  onVerified: (verified: VerifiedTel | undefined) => void;
  /** An error of the form for the number, for instance that it must be verified first. */
  errorMessage?: string | undefined;
  /** Runs before a code is sent; a returned message (Korean) refuses the number. */
  validateTelOnServer?: (tel: string) => Promise<string | undefined>;
};

const NOT_SENT = '인증번호를 보내지 못했어요. 번호를 확인한 뒤 다시 시도해 주세요.';
const seconds = (count: number) => Date.now() + count * 1000;

/** Checks the form of a number in the browser, before the server is asked. */
function validateTel(tel: string): string | undefined {
  if (tel === '') return '휴대폰 번호를 입력해 주세요.';
  return tel.length < 10 ? '휴대폰 번호를 확인해 주세요.' : undefined;
}

type CodeRequestOptions = Pick<Props, 'tel' | 'purpose'> & { validateTelOnServer: Props['validateTelOnServer'] };

/** Has a code sent to a number; `sent` holds its times until `reset`, `refusal` the reason why none was sent. */
function useCodeRequest({ tel, purpose, validateTelOnServer }: CodeRequestOptions) {
  const codeRequest = useMutation(requestAuthCode);
  const [sent, setSent] = useState<{ expires: number; again: number; serial: number }>();
  const { errorMessage: sendError, showError: showSendError, holder } = useSingleFieldError();
  const [isChecking, setIsChecking] = useState(false);

  const send = async () => {
    setIsChecking(true);
    const telError = validateTel(tel) ?? (await validateTelOnServer?.(tel));
    setIsChecking(false);
    if (showSendError(telError)) return;
    const result = await codeRequest.trigger({ query: { tel, purpose } });
    if (!result.ok) showSendError(result.error.fields['tel'] ?? result.error.title);
    else if (result.data)
      setSent({
        expires: seconds(LIMITS.verificationCodeSeconds),
        again: seconds(LIMITS.verificationResendSeconds),
        serial: Date.now(),
      });
    else showSendError(NOT_SENT);
  };
  return {
    sent,
    sendError,
    holder,
    wait: useCountdown(sent?.again),
    isRunning: codeRequest.isRunning || isChecking,
    send,
    reset: () => setSent(undefined),
    clearSendError: () => showSendError(undefined),
  };
}

/** Shows a verified number, with a button to verify another one. */
const VerifiedNumber = ({
  tel,
  label,
  errorMessage,
  onChange,
}: {
  tel: string;
  label: string;
  errorMessage: string | undefined;
  /** Without it no other number can be verified. */
  onChange: (() => void) | undefined;
}) => (
  <Field label={label} group required error={errorMessage}>
    <HStack gap={2} css={{ minHeight: '3rem', paddingInline: 3.5, borderRadius: 'md', bg: 'success.subtle' }}>
      <Icon name="success" />
      <Text numeric css={{ flex: '1', fontWeight: 'semibold' }}>{`${formatTel(tel)} 인증했어요`}</Text>
      {onChange ? (
        <Button size="sm" variant="ghost" onClick={onChange}>
          변경
        </Button>
      ) : null}
    </HStack>
  </Field>
);

type NumberFieldProps = {
  tel: string;
  label: string;
  onTelChange: ((tel: string) => void) | undefined;
  errorMessage: string | undefined;
  request: ReturnType<typeof useCodeRequest>;
};

/** The number and the button that has a code sent to it. */
function NumberField({ tel, label, onTelChange, errorMessage, request }: NumberFieldProps) {
  const { sent, sendError, holder, wait, isRunning, send, reset, clearSendError } = request;
  const action = sent ? '다시 받기' : '인증번호 받기';
  const change = (next: string) => {
    clearSendError();
    reset();
    onTelChange?.(next);
  };
  return (
    <Field
      label={label}
      required
      error={sendError ?? errorMessage}
      help={sent && !sendError ? '인증번호를 보냈어요. 문자 메시지를 확인해 주세요.' : undefined}
    >
      <Flex ref={holder} css={{ gap: 2 }}>
        <TelInput
          name="tel"
          value={tel}
          readOnly={onTelChange === undefined}
          onChange={change}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !sent) {
              event.preventDefault();
              void send();
            }
          }}
        />
        <Button
          variant={sent ? 'outline' : 'subtle'}
          css={{ minHeight: '3rem', flexShrink: 0 }}
          loading={isRunning}
          disabled={wait > 0}
          onClick={() => void send()}
        >
          {wait > 0 ? `${wait}초 뒤 다시` : action}
        </Button>
      </Flex>
    </Field>
  );
}

/**
 * Proves that a phone number belongs to the visitor: a code comes by SMS, is valid for 180 s, and another one can be
 * requested after 30 s (FACTS §6).
 */
export function PhoneVerification({
  purpose,
  tel,
  onTelChange,
  label = '휴대폰 번호',
  verified,
  onVerified,
  errorMessage,
  validateTelOnServer,
}: Props) {
  const request = useCodeRequest({ tel, purpose, validateTelOnServer });
  const { sent, reset } = request;
  if (verified) {
    const change = () => {
      onVerified(undefined);
      reset();
    };
    return (
      <VerifiedNumber tel={verified.tel} label={label} errorMessage={errorMessage} onChange={onTelChange && change} />
    );
  }
  return (
    <Stack gap={4}>
      <NumberField tel={tel} label={label} onTelChange={onTelChange} errorMessage={errorMessage} request={request} />
      {sent ? (
        <VerificationCodeField
          key={sent.serial}
          tel={tel}
          purpose={purpose}
          expires={sent.expires}
          onVerified={() => onVerified({ tel, until: seconds(LIMITS.verificationProofSeconds) })}
        />
      ) : null}
    </Stack>
  );
}
