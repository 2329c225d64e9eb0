import { toApiError } from '@danji/api-client';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Button, HStack } from '@danji/ui';
import { useState } from 'react';
import { DeviceList } from './device-list.tsx';
import { Section } from './section.tsx';

/** Signs out of this browser or of all devices. */
export function SessionsSection() {
  const { signOut } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const [signingOut, setSigningOut] = useState<'here' | 'everywhere'>();
  const signOutFrom = async (scope: 'here' | 'everywhere') => {
    if (
      scope === 'everywhere' &&
      !(await confirm({
        title: '모든 기기에서 로그아웃할까요?',
        description: '이 기기를 포함해 로그인한 모든 곳에서 로그아웃돼요.',
        confirmLabel: '모두 로그아웃',
      }))
    )
      return;
    setSigningOut(scope);
    try {
      await signOut(scope);
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
    } finally {
      setSigningOut(undefined);
    }
  };
  return (
    <Section title="로그인" lead="공용 컴퓨터에서 썼다면 꼭 로그아웃해 주세요.">
      <HStack css={{ flexWrap: 'wrap' }}>
        <Button
          variant="outline"
          icon="log-out"
          loading={signingOut === 'here'}
          onClick={() => void signOutFrom('here')}
        >
          로그아웃
        </Button>
        <Button variant="ghost" loading={signingOut === 'everywhere'} onClick={() => void signOutFrom('everywhere')}>
          모든 기기에서 로그아웃
        </Button>
      </HStack>
      <DeviceList />
    </Section>
  );
}
