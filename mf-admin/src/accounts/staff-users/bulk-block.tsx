import { useMutation, type MutationResult } from '@danji/api-client';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useSession, useToast } from '@danji/shell-sdk';
import { Button, Text } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';
import { canBlock } from './account-permissions.ts';

type BulkBlockProps = {
  /** The selected accounts; blocked, withdrawn and incomplete accounts are skipped. */
  users: readonly User[];
  /** Is called when all of them are blocked. */
  onDone: () => void;
};

/** Blocks the selected accounts for one reason; each gets its own entry in the staff log. */
export function BulkBlock({ users, onDone }: BulkBlockProps) {
  const setBlock = useMutation(setUserBlock);
  const { user: self, isAdmin } = useSession();
  const askReason = useReasonDialog();
  const toast = useToast();
  const blockable = users.filter(
    (user) => self && user.account_status !== AccountStatus.BLOCK && canBlock({ id: self.id, isAdmin }, user),
  );
  const skipped = users.length - blockable.length;

  const ask = () => {
    // After a failure the next submit repeats only the failed ones.
    const left = [...blockable];
    const trigger = async (reason: string): Promise<MutationResult<typeof setUserBlock>> => {
      const outcome = await setBlock.trigger({ body: { user_id: left[0]?.id ?? 0, is_blocked: true, reason } });
      if (!outcome.ok) return outcome;
      left.shift();
      if (left.length > 0) return trigger(reason);
      toast({ title: `${formatNumber(blockable.length)}명의 이용을 정지했어요`, tone: 'success' });
      onDone();
      return outcome;
    };
    askReason({
      title: `${formatNumber(blockable.length)}명의 이용을 정지할까요?`,
      description: '모든 기기에서 바로 로그아웃되고, 풀어 주기 전까지 로그인할 수 없어요.',
      help: '회원이 로그인할 때 이 이유를 봐요. 한 명마다 처리 기록에도 남아요.',
      submitLabel: '이용정지',
      trigger,
      children:
        skipped > 0 ? (
          <Text tone="muted">{`고른 ${formatNumber(users.length)}명 가운데 ${formatNumber(skipped)}명은 이미 정지됐거나 정지할 수 없는 계정이에요.`}</Text>
        ) : null,
    });
  };
  return (
    <Button size="sm" variant="outline" icon="ban" disabled={blockable.length === 0} onClick={ask}>
      이용정지
    </Button>
  );
}
