import { renewSession, useEndpoint } from '@danji/api-client';
import {
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@danji/contracts/accounts/second-factor.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { useModal, useToast } from '@danji/shell-sdk';
import { Alert, Badge, Button, FailedState, HStack, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { Section } from '../section.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** With so few codes left it is time for new ones. */
const FEW_CODES = 3;

/** Takes the proof, and then shows the new codes. */
function RenewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ProofForm
      call={renewRecoveryCodes}
      lead="새 복구 코드 10개를 만들어요. 지금까지의 코드는 쓸 수 없게 돼요."
      submitLabel="새 복구 코드 받기"
      onDone={({ recovery_codes }) => setCodes(recovery_codes)}
    />
  );
}

function useSecondFactorDialogs(isDemanded: boolean) {
  const modal = useModal();
  const toast = useToast();
  const options = { directClose: false, size: 'sm' } as const;
  const afterwards = isDemanded ? '바로 다시 설정해야 계속 일할 수 있어요.' : '비밀번호만으로 로그인할 수 있게 돼요.';
  return {
    setUp: () => void modal.open((close) => <SetUp onDone={close} />, { title: '2단계 인증 설정', ...options }),
    renew: () =>
      void modal.open((close) => <RenewCodes onDone={close} />, { title: '복구 코드 다시 받기', ...options }),
    turnOff: () =>
      void modal.open(
        (close) => (
          <ProofForm
            call={disableSecondFactor}
            lead={`2단계 인증을 해제해요. ${afterwards}`}
            submitLabel="해제"
            onDone={() => {
              toast({ title: '2단계 인증을 해제했어요.', tone: 'success' });
              // Where it is demanded, the renewed session says that it is missing now.
              if (isDemanded) void renewSession().catch(() => undefined);
              close();
            }}
          />
        ),
        { title: '2단계 인증 해제', ...options },
      ),
  };
}

/** The operator's second factor: set it up, get new recovery codes, turn it off. */
export function SecondFactorSection() {
  const { data, error, refresh } = useEndpoint(getSecondFactor);
  const { setUp, renew, turnOff } = useSecondFactorDialogs(data?.is_demanded ?? false);
  const lead = '로그인할 때 비밀번호와 함께 인증 앱의 번호를 입력해요.';
  if (error && !data)
    return (
      <Section title="2단계 인증" lead={lead}>
        <FailedState compact description={error.title} onRetry={() => void refresh()} />
      </Section>
    );
  if (!data)
    return (
      <Section title="2단계 인증" lead={lead}>
        <Skeleton style={{ height: '2.75rem' }} />
      </Section>
    );
  const { enabled, recovery_codes_left: left } = data;
  if (enabled === null)
    return (
      <Section
        title="2단계 인증"
        lead={lead}
        action={
          <Button size="sm" onClick={setUp}>
            설정
          </Button>
        }
      />
    );
  return (
    <Section title="2단계 인증" lead={lead} action={<Badge tone="success">켜짐</Badge>}>
      <Stack gap={4}>
        <Text size="sm" tone="muted">{`설정한 날 ${formatDate(enabled)} · 남은 복구 코드 ${left}개`}</Text>
        {left <= FEW_CODES ? (
          <Alert tone="warning" announce={false}>
            복구 코드가 거의 남지 않았어요. 휴대폰을 잃어버리기 전에 다시 받아 두세요.
          </Alert>
        ) : null}
        <HStack css={{ flexWrap: 'wrap' }}>
          <Button size="sm" variant="outline" onClick={renew}>
            복구 코드 다시 받기
          </Button>
          <Button size="sm" variant="ghost" onClick={turnOff}>
            해제
          </Button>
        </HStack>
      </Stack>
    </Section>
  );
}
