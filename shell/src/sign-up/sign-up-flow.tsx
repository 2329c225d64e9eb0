import { Steps, Stack } from '@danji/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BusinessForm } from '../shared/business-form.tsx';
import { AccountStep } from './account-step.tsx';
import { ConsentsStep } from './consents-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { useSignUp, type SignUpKind } from './use-sign-up.ts';
import { WelcomeStep } from './welcome-step.tsx';

const CONSENTS = 0;
const PHONE = 1;
const ACCOUNT = 2;

/** Sign-up in steps; `onJoined` runs as soon as the account exists. */
export function SignUpFlow({ kind, returnTo, onJoined }: { kind: SignUpKind; returnTo: string; onJoined: () => void }) {
  const flow = useSignUp(kind);
  const { value, setValue, verified, isBrand } = flow;
  const [after, setAfter] = useState<'business' | 'welcome'>();
  const names = ['약관 동의', '휴대폰 인증', '계정 정보', ...(isBrand ? ['사업자 정보'] : [])];
  // Without a proof of the phone the flow goes back to where it is made.
  const step = verified ? value.step : Math.min(value.step, PHONE);
  const goTo = (next: number) => setValue((current) => ({ ...current, step: next }));
  const progress = { business: ACCOUNT + 1, welcome: names.length };
  const current = after ? progress[after] : step;

  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    body.current?.focus();
  }, [current]);

  const join = () => {
    onJoined();
    setAfter(isBrand ? 'business' : 'welcome');
  };
  const renderStep = (): ReactNode => {
    if (after === 'welcome') return <WelcomeStep name={value.name} isBrand={isBrand} to={returnTo} />;
    if (after === 'business')
      return (
        <BusinessForm submitLabel="승인 신청" onDone={() => setAfter('welcome')} onSkip={() => setAfter('welcome')} />
      );
    if (step === CONSENTS)
      return (
        <ConsentsStep
          value={value}
          onChange={(consents) => setValue((draft) => ({ ...draft, ...consents }))}
          onNext={() => goTo(PHONE)}
        />
      );
    if (step === PHONE) {
      return (
        <PhoneStep
          userType={flow.userType}
          tel={value.tel}
          onTelChange={(tel) => setValue((draft) => ({ ...draft, tel }))}
          verified={verified}
          onVerified={flow.setVerified}
          isRefused={flow.error?.code === 'verification_required'}
          onNext={() => goTo(ACCOUNT)}
        />
      );
    }
    return (
      <AccountStep
        userType={flow.userType}
        isBrand={isBrand}
        needsPassword={!flow.isKakao}
        value={flow.account}
        onChange={flow.setAccount}
        findFaults={flow.findFaults}
        error={flow.error}
        isRunning={flow.isRunning}
        onSubmit={(values) => flow.submit(values, join)}
      />
    );
  };
  return (
    <Stack gap={6}>
      <Steps steps={names} current={current} />
      <section ref={body} tabIndex={-1} aria-label={names[current] ?? '가입 완료'}>
        {renderStep()}
      </section>
    </Stack>
  );
}
