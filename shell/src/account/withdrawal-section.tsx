import { sessionStore, useMutation } from '@danji/api-client';
import { WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { clientStorage, useModal, useSession } from '@danji/shell-sdk';
import { Alert, Button, Checkbox, Field, PasswordInput, Stack, Textarea } from '@danji/ui';
import { useState } from 'react';
import { useApp } from '../shared/app-context.ts';
import { useForm, type FieldErrors } from '../shared/use-form.ts';
import { Section } from './section.tsx';

type Values = { reason: string; password: string };

/** Deletes from the browser what belongs to the account that is gone. */
function clearAccountData(): void {
  clientStorage.user.set(undefined);
  clientStorage.clearDrafts();
  clientStorage.recentSearches.set(undefined);
  clientStorage.notice.set({ title: '탈퇴했어요. 그동안 이용해 주셔서 고마워요.', tone: 'success' });
  sessionStore.clear();
}

function WithdrawalForm({ hasPassword }: { hasPassword: boolean }) {
  const { leaveTo } = useApp();
  const withdrawal = useMutation(withdraw);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const form = useForm<Values>({
    initial: { reason: '', password: '' },
    validate: ({ reason, password }): FieldErrors<Values> => ({
      ...(reason.trim() === '' && { reason: '탈퇴 사유를 입력해 주세요.' }),
      ...(hasPassword && password === '' && { password: '비밀번호를 입력해 주세요.' }),
    }),
    serverErrors: withdrawal.fieldErrors,
  });
  const { values, set, errorOf } = form;
  const send = async ({ reason, password }: Values) => {
    const result = await withdrawal.trigger({ body: { reason: reason.trim(), ...(hasPassword && { password }) } });
    if (!result.ok) return;
    clearAccountData();
    leaveTo('/');
  };
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={4}>
        <Alert tone="warning">
          {`탈퇴하면 바로 로그아웃되고, 포인트와 활동 내역을 더 이상 볼 수 없어요. ${WITHDRAWAL_GRACE_DAYS}일 안에는 고객센터에서 되살릴 수 있고, 그 뒤에는 개인정보를 지워요.`}
        </Alert>
        <Field label="탈퇴 사유" required error={errorOf('reason')}>
          <Textarea name="reason" maxLength={500} value={values.reason} onChange={(text) => set('reason', text)} />
        </Field>
        {hasPassword ? (
          <Field label="비밀번호" required error={errorOf('password')}>
            <PasswordInput
              autoComplete="current-password"
              value={values.password}
              onChange={(text) => set('password', text)}
            />
          </Field>
        ) : null}
        <Checkbox checked={isConfirmed} onChange={setIsConfirmed}>
          내용을 확인했고 탈퇴할게요
        </Checkbox>
        {withdrawal.error && Object.keys(withdrawal.error.fields).length === 0 ? (
          <Alert tone="danger">{withdrawal.error.title}</Alert>
        ) : null}
        <Button
          type="submit"
          variant="danger"
          size="lg"
          fullWidth
          disabled={!isConfirmed}
          loading={withdrawal.isRunning}
        >
          탈퇴
        </Button>
      </Stack>
    </form>
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
