import { toApiError, useMutation } from '@danji/api-client';
import { Form, FormFailure, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { startKakaoLink, unlinkKakao } from '@danji/contracts/accounts/kakao-link.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useModal, useSession, useToast } from '@danji/shell-sdk';
import { useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../shared/app-context.ts';
import {
  OwnerFields,
  toOwnerBody,
  toOwnerConfirmation,
  validateOwner,
  type OwnerConfirmation,
} from './owner-confirmation.tsx';
import { Section } from './section.tsx';

/** The owner confirms, and Kakao's page opens. */
function LinkForm({ user }: { user: User }) {
  const { leaveTo } = useApp();
  const form: RecordForm<OwnerConfirmation> = useRecordForm({
    call: startKakaoLink,
    initial: toOwnerConfirmation(user, false),
    toInput: (values) => ({ body: toOwnerBody(values) }),
    validate: validateOwner,
    onRefused: ({ code }) => {
      if (code === 'owner_confirmation_required') form.change({ isConfirmed: false });
    },
    onSaved: ({ url }) => leaveTo(url),
  });
  return (
    <Form form={form}>
      <OwnerFields user={user} change="kakao" form={form} />
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        카카오로 이동
      </Button>
    </Form>
  );
}

/** Says once that Kakao has been linked, after its page has led back here. */
function useLinkedMessage(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const isLinked = search.get('linked') === 'kakao';
  const tell = useEffectEvent(() => {
    toast({ title: '카카오를 연결했어요. 이제 카카오로도 로그인할 수 있어요.', tone: 'success' });
    void navigate(webPaths.me, { replace: true });
  });
  useEffect(() => {
    if (isLinked) tell();
  }, [isLinked]);
}

function useUnlink(): { unlink: () => Promise<void>; isRunning: boolean } {
  const { updateUser } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const unlinking = useMutation(unlinkKakao);
  const unlink = async () => {
    const isSure = await confirm({
      title: '카카오 연결을 해제할까요?',
      description: '앞으로는 이메일과 비밀번호로 로그인해요.',
      confirmLabel: '연결 해제',
    });
    if (!isSure) return;
    const result = await unlinking.trigger({});
    if (result.ok) updateUser(result.data);
    toast(
      result.ok
        ? { title: '카카오 연결을 해제했어요.', tone: 'success' }
        : { title: toApiError(result.error).title, tone: 'danger' },
    );
  };
  return { unlink, isRunning: unlinking.isRunning };
}

/** Links Kakao to the account as a way to sign in, and ends the link. */
export function KakaoSection() {
  const { user } = useSession();
  const modal = useModal();
  const { unlink, isRunning } = useUnlink();
  useLinkedMessage();
  if (!user) return null;
  const isLinked = user.sign_in_ways.includes('kakao');
  const hasPassword = user.sign_in_ways.includes('email');
  const link = () =>
    void modal.open(() => <LinkForm user={user} />, {
      title: '카카오 연결',
      description: '본인 확인을 한 다음 카카오에서 계정을 골라요.',
      directClose: false,
      size: 'sm',
    });
  const linkedLead = hasPassword
    ? '카카오로도 로그인할 수 있어요.'
    : '카카오로 로그인하고 있어요. 비밀번호를 정하면 연결을 해제할 수 있어요.';
  const unlinkButton = hasPassword ? (
    <Button size="sm" variant="outline" loading={isRunning} onClick={() => void unlink()}>
      카카오 연결 해제
    </Button>
  ) : null;
  return (
    <Section
      title="카카오 로그인"
      ownerOnly
      lead={isLinked ? linkedLead : '연결하면 카카오로도 로그인할 수 있어요.'}
      action={
        isLinked ? (
          unlinkButton
        ) : (
          <Button size="sm" variant="outline" onClick={link}>
            카카오 연결
          </Button>
        )
      }
    />
  );
}
