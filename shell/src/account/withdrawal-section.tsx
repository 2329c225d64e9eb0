import { sessionStore } from '@danji/api-client';
import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import { WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { clientStorage, useModal, useSession } from '@danji/shell-sdk';
import { Alert, Button, Checkbox, PasswordInput, Textarea } from '@danji/ui';
import { useState } from 'react';
import { useApp } from '../shared/app-context.ts';
import { Section } from './section.tsx';

/** Deletes from the browser what belongs to the account that is gone. */
function clearAccountData(): void {
  clientStorage.forgetAccount();
  clientStorage.notice.set({ title: '탈퇴했어요. 그동안 이용해 주셔서 고마워요.', tone: 'success' });
  sessionStore.signOut();
}

function WithdrawalForm({ hasPassword }: { hasPassword: boolean }) {
  const { leaveTo } = useApp();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const form = useRecordForm({
    call: withdraw,
    initial: { reason: '', password: '' },
    toInput: ({ reason, password }) => ({ body: { reason: reason.trim(), ...(hasPassword && { password }) } }),
    validate: ({ reason, password }) => ({
      ...(reason.trim() === '' && { reason: '탈퇴 사유를 입력해 주세요.' }),
      ...(hasPassword && password === '' && { password: '비밀번호를 입력해 주세요.' }),
    }),
    onSaved: () => {
      clearAccountData();
      leaveTo('/');
    },
  });
  return (
    <Form form={form}>
      <Alert tone="warning">
        {`탈퇴하면 바로 로그아웃되고, 포인트와 활동 내역을 더 이상 볼 수 없어요. ${WITHDRAWAL_GRACE_DAYS}일 안에는 고객센터에서 되살릴 수 있고, 그 뒤에는 개인정보를 지워요.`}
      </Alert>
      <FormField form={form} name="reason" label="탈퇴 사유" required>
        {(field) => <Textarea {...field} maxLength={500} />}
      </FormField>
      {hasPassword ? (
        <FormField form={form} name="password" label="비밀번호" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : null}
      <Checkbox checked={isConfirmed} onChange={setIsConfirmed}>
        내용을 확인했고 탈퇴할게요
      </Checkbox>
      <FormFailure form={form} />
      <Button type="submit" variant="danger" size="lg" fullWidth disabled={!isConfirmed} loading={form.isRunning}>
        탈퇴
      </Button>
    </Form>
  );
}

/** Deletes the account after a reason, the password and a confirmation. */
export function WithdrawalSection() {
  const { user } = useSession();
  const modal = useModal();
  const hasPassword = user?.sign_in_ways.includes('email') ?? true;
  const open = () =>
    void modal.open(<WithdrawalForm hasPassword={hasPassword} />, {
      title: '회원 탈퇴',
      directClose: false,
      size: 'sm',
    });
  return (
    <Section
      title="회원 탈퇴"
      lead="더 이상 단지를 이용하지 않을 때 탈퇴할 수 있어요."
      ownerOnly
      action={
        <Button size="sm" variant="outline" onClick={open}>
          탈퇴
        </Button>
      }
    />
  );
}
