import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, Stack } from '@danji/ui';
import { useState, type ComponentProps } from 'react';
import { KindChoice, useAccountKind } from '../find-account/kind-choice.tsx';
import { OtherWays } from '../find-account/other-ways.tsx';
import { AccountFactsForm, NewPasswordForm } from '../find-account/reset-password-form.tsx';
import { NarrowPage } from '../shared/narrow-page.tsx';

type Facts = ComponentProps<typeof NewPasswordForm>['facts'];

/** Resets a password after the account's phone number is verified. */
export function FindPasswordPage() {
  const { kind, userType, choose } = useAccountKind();
  const [facts, setFacts] = useState<Facts>();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <NarrowPage title="비밀번호 찾기">
        <EmptyState
          compact
          icon="success"
          title="비밀번호를 바꿨어요"
          description="새 비밀번호로 로그인해 주세요. 다른 기기에서는 모두 로그아웃됐어요."
          action={
            <Button asChild>
              <Link to={webPaths.signIn(kind === 'brand' ? 'brand' : 'general')}>로그인</Link>
            </Button>
          }
        />
      </NarrowPage>
    );
  }
  if (facts)
    return (
      <NarrowPage title="새 비밀번호" lead={`${facts.email} 계정의 비밀번호를 새로 정해 주세요.`}>
        <NewPasswordForm
          userType={userType}
          facts={facts}
          onDone={() => setIsDone(true)}
          onUnproven={() => setFacts(undefined)}
        />
      </NarrowPage>
    );
  return (
    <NarrowPage
      title="비밀번호 찾기"
      lead="가입한 정보와 휴대폰 인증으로 비밀번호를 새로 정해요."
      after={<OtherWays kind={kind} />}
    >
      <Stack gap={4}>
        <KindChoice value={kind} onChange={choose} />
        <AccountFactsForm key={kind} userType={userType} onProven={setFacts} />
      </Stack>
    </NarrowPage>
  );
}
