import { useMutation } from '@danji/api-client';
import type { SuggestItem, SuggestItemReadQuota } from '@danji/contracts/bids/suggest-item';
import { readSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack, Text } from '@danji/ui';
import { countReadsLeft, describeReadsLeft } from './read-quota.ts';

type ReadButtonProps = {
  notice: SuggestItem;
  quota: SuggestItemReadQuota;
  /** Takes the notice with what the read has opened. */
  onRead: (notice: SuggestItem) => Promise<void>;
};

/** Opens the rest of a notice for the vendor, who is told what that spends; without reads left plans are offered. */
export function ReadButton({ notice: { nano_id, title, is_invited: isInvited }, quota, onRead }: ReadButtonProps) {
  const { trigger, isRunning } = useMutation(readSuggestItem);
  const [confirm, toast] = [useConfirm(), useToast()];
  // An invitation costs no read.
  const left = isInvited ? undefined : countReadsLeft(quota);
  const read = async (): Promise<void> => {
    const isSure =
      left === undefined ||
      (await confirm({
        title: `'${title}' 공고를 열람할까요?`,
        description: `${describeReadsLeft(quota)}. 열람하면 1건을 써요. 한 번 열람한 공고는 계속 볼 수 있어요.`,
        confirmLabel: '열람하기',
      }));
    if (!isSure) return;
    const outcome = await trigger({ body: { item_nano_id: nano_id } });
    if (outcome.ok) await onRead(outcome.data);
    else toast({ title: '공고를 열람하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Stack gap={3}>
      <Text tone="muted" numeric>
        {isInvited ? '초대받은 공고라 열람 횟수를 쓰지 않아요.' : describeReadsLeft(quota)}
      </Text>
      {left === 0 ? (
        <>
          <Text size="sm" tone="muted">
            다음 달에 다시 열람할 수 있어요. 요금제를 올리면 지금 더 볼 수 있어요.
          </Text>
          <Button asChild size="lg" fullWidth>
            <Link to={webPaths.plans}>요금제 보기</Link>
          </Button>
        </>
      ) : (
        <Button size="lg" fullWidth icon="eye" loading={isRunning} onClick={() => void read()}>
          열람하기
        </Button>
      )}
    </Stack>
  );
}
