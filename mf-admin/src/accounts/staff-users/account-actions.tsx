import { useMutation } from '@danji/api-client';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { restoreUser, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useConfirm, useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';
import { nameOf } from '../shared/account-labels.ts';
import { canActAs, canBlock, canChangeStaffType, canRestore } from './account-permissions.ts';
import { ChangeStaffTypeForm } from './change-staff-type-form.tsx';
import { ResetSecondFactorButton } from '../shared/reset-second-factor.tsx';
import { useActAs } from '../shared/use-act-as.tsx';

function BlockButton({ user }: { user: User }) {
  const setBlock = useMutation(setUserBlock);
  const askReason = useReasonDialog();
  const toast = useToast();
  const name = nameOf(user);
  const blocks = user.account_status !== AccountStatus.BLOCK;

  const trigger = async (reason: string) => {
    const outcome = await setBlock.trigger({ body: { user_id: user.id, is_blocked: blocks, reason } });
    if (outcome.ok)
      toast({
        title: blocks ? `${name} 님의 이용을 정지했어요` : `${name} 님이 다시 이용할 수 있어요`,
        tone: 'success',
      });
    return outcome;
  };
  const ask = () =>
    askReason({
      title: blocks ? `${name} 님의 이용을 정지할까요?` : `${name} 님의 이용정지를 풀까요?`,
      description: blocks
        ? '모든 기기에서 바로 로그아웃되고, 풀어 주기 전까지 로그인할 수 없어요.'
        : '바로 다시 로그인할 수 있어요.',
      help: blocks ? '회원이 로그인할 때 이 이유를 봐요. 처리 기록에도 남아요.' : '처리 기록에 남아요.',
      submitLabel: blocks ? '이용정지' : '정지 해제',
      variant: blocks ? 'danger' : 'solid',
      trigger,
    });
  return (
    <Button variant="outline" icon={blocks ? 'ban' : 'rotate-ccw'} onClick={ask}>
      {blocks ? '이용정지' : '정지 해제'}
    </Button>
  );
}

function RestoreButton({ user }: { user: User }) {
  const restore = useMutation(restoreUser);
  const confirm = useConfirm();
  const toast = useToast();
  const name = nameOf(user);
  const ask = async (): Promise<void> => {
    if (
      !(await confirm({
        title: `${name} 님의 계정을 되살릴까요?`,
        description: '탈퇴하기 전의 정보로 다시 로그인할 수 있어요.',
        confirmLabel: '되살리기',
      }))
    )
      return;
    const outcome = await restore.trigger({ body: { user_id: user.id } });
    if (outcome.ok) toast({ title: `${name} 님의 계정을 되살렸어요`, tone: 'success' });
    else toast({ title: '되살리지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Button variant="outline" icon="rotate-ccw" loading={restore.isRunning} onClick={() => void ask()}>
      되살리기
    </Button>
  );
}

/** Offers the actions that the signed-in operator may take on an account. */
export function AccountActions({ user }: { user: User }) {
  const session = useSession();
  const operator = { id: session.user?.id ?? 0, isAdmin: session.isAdmin, canActAs: session.canActAs };
  const actAs = useActAs(user);
  const modal = useModal();
  const changeType = () =>
    modal.open((close) => <ChangeStaffTypeForm user={user} onDone={close} />, {
      title: `${user.name} 님의 종류 바꾸기`,
    });
  return (
    <>
      {canActAs(operator, user) ? (
        <Button variant="outline" icon="log-in" onClick={actAs}>
          대신 로그인
        </Button>
      ) : null}
      {canChangeStaffType(operator, user) ? (
        <Button variant="outline" icon="key" onClick={changeType}>
          종류 바꾸기
        </Button>
      ) : null}
      {canChangeStaffType(operator, user) ? <ResetSecondFactorButton user={user} /> : null}
      {canBlock(operator, user) ? <BlockButton user={user} /> : null}
      {canRestore(operator, user) ? <RestoreButton user={user} /> : null}
    </>
  );
}
