import { webPaths } from '@danji/contracts/web-paths';
import { useDraft } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, Stack } from '@danji/ui';
import { useState, type ComponentProps } from 'react';
import { KindChoice, useAccountKind } from '../find-account/kind-choice.tsx';
import { AccountLinks } from '../find-account/account-links.tsx';
import {
  AccountDetailsForm,
  BLANK_DETAILS,
  NewPasswordForm,
  type AccountDetailsDraft,
} from '../find-account/reset-password-form.tsx';
import { NarrowPage } from '../shared/narrow-page.tsx';

type AccountDetails = ComponentProps<typeof NewPasswordForm>['details'];

/** Resets a password after the account's phone number is verified. */
export function FindPasswordPage() {
  const { kind, userType, choose } = useAccountKind();
  const [details, setDetails] = useState<AccountDetails>();
  const [isDone, setIsDone] = useState(false);
  const draft = useDraft<AccountDetailsDraft>('find-password', BLANK_DETAILS);
  if (isDone) {
    return (
      <NarrowPage>
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
  if (details)
    return (
      <NarrowPage title="새 비밀번호" lead={`${details.email} 계정의 비밀번호를 새로 정해 주세요.`}>
        <NewPasswordForm
          userType={userType}
          details={details}
          onDone={() => {
            draft.startFrom(BLANK_DETAILS);
            setIsDone(true);
          }}
          onVerificationExpired={() => {
            draft.setValue((typed) => ({ ...typed, verified: null }));
            setDetails(undefined);
          }}
        />
      </NarrowPage>
    );
  return (
    <NarrowPage lead="가입한 정보와 휴대폰 인증으로 비밀번호를 새로 정해요." after={<AccountLinks kind={kind} />}>
      <Stack gap={4}>
        <KindChoice value={kind} onChange={choose} />
        <AccountDetailsForm key={kind} userType={userType} draft={draft} onAccountFound={setDetails} />
      </Stack>
    </NarrowPage>
  );
}
