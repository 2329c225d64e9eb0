import { useMutation } from '@danji/api-client';
import { resetSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';

/** Turns the second factor of an operator off who has lost the phone and the recovery codes. */
export function ResetSecondFactorButton({ user }: { user: User }) {
  const reset = useMutation(resetSecondFactor);
  const askReason = useReasonDialog();
  const toast = useToast();
  const trigger = async (reason: string) => {
    const outcome = await reset.trigger({ body: { user_id: user.id, reason } });
    if (outcome.ok) toast({ title: `${user.name} 님의 2단계 인증을 초기화했어요`, tone: 'success' });
    return outcome;
  };
  const ask = () =>
    askReason({
      title: `${user.name} 님의 2단계 인증을 초기화할까요?`,
      description:
        '모든 기기에서 로그아웃되고, 비밀번호만으로 로그인해 다시 설정할 수 있어요. 본인인지 먼저 확인해 주세요.',
      help: '처리 기록과 보안 기록에 남아요.',
      placeholder: '예: 휴대폰을 잃어버림. 본인과 통화해서 확인함.',
      submitLabel: '초기화',
      trigger,
    });
  return (
    <Button variant="outline" icon="shield-check" onClick={ask}>
      2단계 인증 초기화
    </Button>
  );
}
