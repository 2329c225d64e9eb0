import { Button, Stack, Steps } from '@danji/ui';
import { useEffect, useRef, useState } from 'react';
import { BusinessForm } from '../shared/business-form.tsx';
import { AccountStep } from './account-step.tsx';
import { ConsentsStep, hasRequired } from './consents-step.tsx';
import { LinkExisting } from './link-existing.tsx';
import { PhoneStep } from './phone-step.tsx';
import { toConsents } from './sign-up-values.ts';
import { isLinking, type SignUp } from './use-sign-up.ts';
import { WelcomeStep } from './welcome-step.tsx';

const CONSENTS = 0;
const PHONE = 1;
const ACCOUNT = 2;

type StepProps = { step: number; flow: SignUp; onJoined: () => void };

/** The steps before the account exists. */
function AccountSteps({ step, flow, onJoined }: StepProps) {
  const { value, setValue } = flow;
  const goTo = (next: number) => setValue((current) => ({ ...current, step: next }));
  if (step === CONSENTS)
    return (
      <ConsentsStep
        joining={flow}
        value={toConsents(value)}
        onChange={({ privacy, privacy_notice, ...rest }) =>
          setValue((draft) => ({ ...draft, ...rest, privacy_notice: privacy ? privacy_notice : 0 }))
        }
        onNext={() => goTo(PHONE)}
      />
    );
  if (step === PHONE) {
    return (
      <PhoneStep
        userType={flow.userType}
        tel={value.tel}
        onTelChange={(tel) => setValue((draft) => ({ ...draft, tel }))}
        verified={flow.verified}
        onVerified={flow.setVerified}
        isRefused={flow.isProofRefused}
        onNext={() => goTo(ACCOUNT)}
      />
    );
  }
  return <AccountStep flow={flow} onJoined={onJoined} />;
}

/** Moves the focus to the body of the flow whenever another step is displayed. */
function useFocusOnChange(current: number) {
  const body = useRef<HTMLDivElement>(null);
  const displayed = useRef(current);
  useEffect(() => {
    if (displayed.current === current) return;
    displayed.current = current;
    body.current?.focus();
  }, [current]);
  return body;
}

/** Sign-up in steps; `onJoined` runs as soon as the account exists. */
export function SignUpFlow({ flow, returnTo, onJoined }: { flow: SignUp; returnTo: string; onJoined: () => void }) {
  const { value, verified, isBrand } = flow;
  const [after, setAfter] = useState<'business' | 'welcome'>();
  const names = ['약관 동의', '휴대폰 인증', '계정 정보', ...(isBrand ? ['사업자 정보'] : [])];
  // Without a proof of the phone, or a consent, the flow goes back to the step that asks for it.
  const reached = hasRequired(toConsents(value)) ? (verified ? ACCOUNT : PHONE) : CONSENTS;
  const step = Math.min(value.step, reached);
  const progress = { business: ACCOUNT + 1, welcome: names.length };
  const current = after ? progress[after] : step;
  const body = useFocusOnChange(current);

  const join = () => {
    onJoined();
    setAfter(isBrand ? 'business' : 'welcome');
  };
  const welcome = () => setAfter('welcome');
  // The typed values and the consents stay.
  const open = (to: number) => flow.setValue((typed) => ({ ...typed, step: to }));
  if (after === undefined && isLinking(flow)) return <LinkExisting flow={flow} />;
  return (
    <Stack gap={6}>
      <Steps steps={names} current={current} onOpen={after === undefined ? open : undefined} />
      <section ref={body} tabIndex={-1} aria-label={names[current] ?? '가입 완료'}>
        {after === 'welcome' ? <WelcomeStep name={value.name} isBrand={isBrand} to={returnTo} /> : null}
        {after === 'business' ? <BusinessForm submitLabel="승인 신청" onDone={welcome} onSkip={welcome} /> : null}
        {after === undefined ? <AccountSteps step={step} flow={flow} onJoined={join} /> : null}
      </section>
      {after === undefined && step > CONSENTS ? (
        <Button variant="ghost" icon="chevron-left" fullWidth onClick={() => open(step - 1)}>
          이전
        </Button>
      ) : null}
      {after === undefined && flow.isKakao && step === CONSENTS ? (
        <Button variant="ghost" fullWidth onClick={() => flow.setValue((typed) => ({ ...typed, is_linking: true }))}>
          이미 가입한 계정에 연결하기
        </Button>
      ) : null}
    </Stack>
  );
}
