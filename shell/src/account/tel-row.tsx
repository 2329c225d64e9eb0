import { useMutation } from '@danji/api-client';
import { formatTel } from '@danji/contracts/format/tel';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { useModal, useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, HStack, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { BESIDE_BUTTON } from './section.tsx';
import { PhoneVerification, type VerifiedTel } from '../shared/phone-verification.tsx';

function ChangeTel({ onDone }: { onDone: () => void }) {
  const { updateUser } = useSession();
  const toast = useToast();
  const saving = useMutation(updateMe);
  const [tel, setTel] = useState('');
  const save = async (verified: VerifiedTel | undefined) => {
    if (!verified) return;
    const result = await saving.trigger({ body: { tel: verified.tel } });
    if (!result.ok) return;
    updateUser(result.data);
    toast({ title: '휴대폰 번호를 바꿨어요.', tone: 'success' });
    onDone();
  };
  return (
    <Stack gap={4}>
      <PhoneVerification
        purpose="change_tel"
        tel={tel}
        onTelChange={setTel}
        verified={undefined}
        onVerified={(verified) => void save(verified)}
      />
      {saving.error ? <Alert tone="danger">{Object.values(saving.error.fields)[0] ?? saving.error.title}</Alert> : null}
    </Stack>
  );
}

/** Shows the phone number of the account; a new number must be verified before it replaces the old one. */
export function TelRow({ tel }: { tel: string }) {
  const modal = useModal();
  const change = () =>
    void modal.open((close) => <ChangeTel onDone={close} />, {
      title: '휴대폰 번호 변경',
      description: '새 번호로 인증번호를 보내 드려요.',
      directClose: false,
      size: 'sm',
    });
  return (
    <HStack
      css={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        borderTopWidth: '1px',
        borderColor: 'border.subtle',
        paddingTop: 4,
      }}
    >
      <Stack gap={0.5} css={BESIDE_BUTTON}>
        <Text size="sm" tone="muted">
          휴대폰 번호
        </Text>
        <Text numeric css={{ fontWeight: 'semibold' }}>
          {formatTel(tel) || '등록한 번호가 없어요'}
        </Text>
      </Stack>
      <Button size="sm" variant="outline" onClick={change}>
        번호 변경
      </Button>
    </HStack>
  );
}
