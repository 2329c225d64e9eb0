import { useMutation } from '@danji/api-client';
import { formatTel } from '@danji/contracts/format/tel';
import { LIMITS } from '@danji/contracts/limits';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/users/sms.endpoints';
import { Button, Field, Flex, HStack, Icon, Stack, TelInput, Text, TextInput, useFaults } from '@danji/ui';
import { useState } from 'react';
import { formatCountdown, useCountdown } from './use-countdown.ts';

/** A verified number; the proof of it is in a cookie of this browser until then (ms). */
export type VerifiedTel = { tel: string; until: number };

type Props = {
  purpose: 'signup' | 'find_email' | 'find_password' | 'change_tel';
  tel: string;
  onTelChange: (tel: string) => void;
  verified: VerifiedTel | undefined;
  onVerified: (verified: VerifiedTel | undefined) => void;
  /** Shown at the number, for instance that it must be verified before the form is sent. */
  fault?: string | undefined;
  /** Asked before a code is sent: a Korean sentence refuses the number. */
  findTelFault?: (tel: string) => Promise<string | undefined>;
};

const NOT_SENT = '인증번호를 보내지 못했어요. 번호를 확인한 뒤 다시 시도해 주세요.';
const WRONG_CODE = '인증번호가 맞지 않거나 시간이 지났어요. 다시 확인해 주세요.';
const seconds = (count: number) => Date.now() + count * 1000;

/** What is wrong with a number before anybody is asked. */
function findOwnFault(tel: string): string | undefined {
  if (tel === '') return '휴대폰 번호를 입력해 주세요.';
  return tel.length < 10 ? '휴대폰 번호를 확인해 주세요.' : undefined;
}

/** What is wrong with a code before anybody is asked; the server only says that it is not the right one. */
function findCodeFault(code: string): string | undefined {
  if (code === '') return '인증번호를 입력해 주세요.';
  return /^\d{6}$/.test(code) ? undefined : '인증번호는 6자리 숫자예요.';
}

/** What is wrong with the one field there is: it is led to, for its buttons send no form. */
function useFault() {
  const { faults, form, show } = useFaults<{ fault?: string }>();
  return {
    fault: faults.fault,
    holder: form,
    say: (found: string | undefined) => show(found === undefined ? {} : { fault: found }),
  };
}

function CodeField({
  tel,
  purpose,
  expires,
  onVerified,
}: Pick<Props, 'tel' | 'purpose'> & { expires: number; onVerified: () => void }) {
  const check = useMutation(checkAuthCode, { refreshes: [] });
  const left = useCountdown(expires);
  const [code, setCode] = useState('');
  const { fault, say, holder } = useFault();

  const confirm = async (typed: string) => {
    const body = { tel, code: typed, purpose };
    if (say(findCodeFault(typed))) return;
    const outcome = await check.run({ body });
    if (!outcome.ok) {
      say(outcome.error.code === 'busy' ? undefined : (outcome.error.fields['code'] ?? outcome.error.title));
      return;
    }
    if (outcome.data) onVerified();
    else say(WRONG_CODE);
  };
  const help = left > 0 ? `남은 시간 ${formatCountdown(left)}` : '시간이 지났어요. 인증번호를 다시 받아 주세요.';
  return (
    <Field label="인증번호" error={fault} help={help}>
      <Flex ref={holder} css={{ gap: 2 }}>
        <TextInput
          data-autofocus
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          placeholder="6자리 숫자"
          value={code}
          onChange={(typed) => {
            say(undefined);
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

/** Proves that a phone number is the person's: a code by SMS, 180 s to type it, another one after 30 s (FACTS §6). */
export function PhoneVerification({ purpose, tel, onTelChange, verified, onVerified, fault, findTelFault }: Props) {
  const ask = useMutation(requestAuthCode, { refreshes: [] });
  const [sent, setSent] = useState<{ expires: number; again: number; serial: number }>();
  const { fault: refusal, say: refuse, holder } = useFault();
  const [isChecking, setIsChecking] = useState(false);
  const wait = useCountdown(sent?.again);

  const send = async () => {
    setIsChecking(true);
    const known = findOwnFault(tel) ?? (await findTelFault?.(tel));
    setIsChecking(false);
    if (refuse(known)) return;
    const outcome = await ask.run({ query: { tel, purpose } });
    if (!outcome.ok) refuse(outcome.error.fields['tel'] ?? outcome.error.title);
    else if (outcome.data)
      setSent({
        expires: seconds(LIMITS.verificationCodeSeconds),
        again: seconds(LIMITS.verificationResendSeconds),
        serial: Date.now(),
      });
    else refuse(NOT_SENT);
  };
  const change = (next: string) => {
    refuse(undefined);
    setSent(undefined);
    onTelChange(next);
  };

  if (verified) {
    return (
      <Field label="휴대폰 번호" group required error={fault}>
        <HStack gap={2} css={{ minHeight: '3rem', paddingInline: 3.5, borderRadius: 'md', bg: 'success.subtle' }}>
          <Icon name="success" />
          <Text numeric css={{ flex: '1', fontWeight: 'semibold' }}>{`${formatTel(verified.tel)} 인증했어요`}</Text>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onVerified(undefined);
              setSent(undefined);
            }}
          >
            변경
          </Button>
        </HStack>
      </Field>
    );
  }
  const label = sent ? '다시 받기' : '인증번호 받기';
  return (
    <Stack gap={4}>
      <Field
        label="휴대폰 번호"
        required
        error={refusal ?? fault}
        help={sent && !refusal ? '인증번호를 보냈어요. 문자 메시지를 확인해 주세요.' : undefined}
      >
        <Flex ref={holder} css={{ gap: 2 }}>
          <TelInput
            name="tel"
            value={tel}
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
            loading={ask.isRunning || isChecking}
            disabled={wait > 0}
            onClick={() => void send()}
          >
            {wait > 0 ? `${wait}초 뒤 다시` : label}
          </Button>
        </Flex>
      </Field>
      {sent ? (
        <CodeField
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
