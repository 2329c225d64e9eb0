import { useMutation } from '@danji/api-client';
import { signInAs } from '@danji/contracts/accounts/session.endpoints';
import type { Session } from '@danji/contracts/accounts/session';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Alert } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';
import { useEffect, useRef } from 'react';
import { nameOf } from './account-labels.ts';

/** Asks for a reason and then signs in as the other account, for support (DECISIONS, Accounts and sessions). */
export function useActAs(user: User): () => void {
  const startSession = useMutation(signInAs);
  const { adopt } = useSession();
  const navigate = useNavigate();
  const askReason = useReasonDialog();
  // The session starts when this screen is gone: as the other account it would only be refused.
  const started = useRef<Session>(undefined);
  useEffect(
    () => () => {
      if (started.current) adopt(started.current);
    },
    [adopt],
  );

  const trigger = async (reason: string) => {
    const outcome = await startSession.trigger({ body: { user_id: user.id, reason } });
    if (!outcome.ok) return outcome;
    // The other account must not find the operator's drafts and open pages.
    clientStorage.clearDrafts();
    started.current = outcome.data;
    await navigate(webPaths.home);
    return outcome;
  };
  return () =>
    askReason({
      title: `${nameOf(user)} 회원으로 대신 로그인할까요?`,
      help: '처리 기록에 남아요.',
      placeholder: '예: 고객 문의 확인',
      submitLabel: '대신 로그인',
      variant: 'solid',
      trigger,
      children: (
        <Alert tone="warning" title="30분 동안만 이용할 수 있어요">
          이 회원으로 한 모든 일이 내 이름과 함께 처리 기록에 남아요. 30분이 지나면 저절로 끝나고, 먼저 끝내려면 화면
          위의 '그만 보기'를 누르면 돼요.
        </Alert>
      ),
    });
}
