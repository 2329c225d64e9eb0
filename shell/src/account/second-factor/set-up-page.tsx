import { toApiError } from '@danji/api-client';
import { useSession, useToast } from '@danji/shell-sdk';
import { Button, HStack } from '@danji/ui';
import { useState } from 'react';
import { NarrowPage } from '../../shared/narrow-page.tsx';
import { SetUp } from './set-up.tsx';

/** An operator without the demanded second factor sees this page at every address. */
export function SetUpPage() {
  const { settleSecondFactor, signOut } = useSession();
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signOut('here');
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
      setIsLeaving(false);
    }
  };
  return (
    <NarrowPage
      title="2단계 인증 설정"
      lead="회원의 개인정보를 지키기 위해 운영자는 2단계 인증을 꼭 써야 해요."
      after={
        <HStack css={{ justifyContent: 'center' }}>
          <Button variant="ghost" loading={isLeaving} onClick={() => void leave()}>
            로그아웃
          </Button>
        </HStack>
      }
    >
      <SetUp onDone={settleSecondFactor} />
    </NarrowPage>
  );
}
