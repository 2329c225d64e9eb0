import { useEndpoint, useMutation } from '@danji/api-client';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { purchaseCommunityPost } from '@danji/contracts/community/community-purchase.endpoints';
import { formatPoints } from '@danji/contracts/format/number';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, Skeleton, Text } from '@danji/ui';

/** Buys a post after the points have been shown; with too few points it leads to how they are earned. */
export function PurchaseButton({ post: { nano_id, board, price } }: { post: CommunityPost }) {
  const { kind } = useSession();
  const isMember = kind === 'general' || kind === 'brand';
  const { data: wallet, isLoading } = useEndpoint(getPointWallet, isMember ? {} : null);
  const { trigger, isRunning } = useMutation(purchaseCommunityPost);
  const [confirm, toast] = [useConfirm(), useToast()];
  if (!isMember) return null;
  // The question before the purchase says what will be left.
  if (isLoading) return <Skeleton height={13} width="12rem" />;
  const isShort = wallet !== undefined && wallet.available < price;
  const buy = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${board.title}' 글을 ${formatPoints(price)}에 구매할까요?`,
      description: wallet
        ? `가진 ${formatPoints(wallet.available)}에서 ${formatPoints(price)}를 써서 ${formatPoints(wallet.available - price)}가 남아요. 한 번 구매하면 계속 볼 수 있어요.`
        : `${formatPoints(price)}를 써요. 한 번 구매하면 계속 볼 수 있어요.`,
      confirmLabel: '구매하기',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: nano_id }, body: { price } });
    if (outcome.ok) toast({ title: `'${board.title}' 글을 구매했어요`, tone: 'success' });
    else toast({ title: '글을 구매하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <>
      <Button size="lg" icon="coins" loading={isRunning} disabled={isShort} onClick={() => void buy()}>
        {`${formatPoints(price)}로 구매하기`}
      </Button>
      {isShort ? (
        <Text size="sm" tone="muted">
          {`가진 포인트가 ${formatPoints(wallet.available)}라 모자라요. `}
          <Anchor asChild>
            <Link to={webPaths.pointGuide}>포인트 모으는 방법</Link>
          </Anchor>
        </Text>
      ) : null}
    </>
  );
}
